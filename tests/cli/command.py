"""Running the command as people do: a process of its own, with its exit status and its streams."""

import json
import subprocess
import sys
import tempfile
from pathlib import Path


def grandstand(
    *arguments: str, typed: str = "", cwd: Path | None = None
) -> "subprocess.CompletedProcess[str]":
    """Run it to its end, in a folder that is thrown away unless one is given."""
    with tempfile.TemporaryDirectory() as folder:
        return subprocess.run(
            [sys.executable, "-m", "grandstand", *arguments],
            input=typed,
            cwd=cwd or folder,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )


def told(*arguments: str) -> dict[str, object]:
    """What `--json` printed: one object, and nothing else anywhere."""
    ran = grandstand(*arguments, "--json")
    assert (ran.returncode, ran.stderr) == (0, ""), ran.stderr
    answer = json.loads(ran.stdout)
    assert isinstance(answer, dict)
    return answer
