"""What the README shows works as it stands."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_python_example_runs() -> None:
    (example,) = re.findall(
        r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL
    )
    exec(compile(example, "README.md", "exec"), {})


def test_the_files_that_documents_link_to_exist() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
