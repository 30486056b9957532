"""The examples in the kernel's docstrings run."""

import ast
import doctest
from collections.abc import Iterator
from pathlib import Path

import pytest

import grandstand

FOLDER = Path(grandstand.__file__).parent
FILES = ["__init__.py", "core/chance.py", "core/questions.py"]


def docstrings(file: str) -> Iterator[str]:
    """Read from the source: doctest doesn't find those of compiled functions."""
    for node in ast.walk(ast.parse((FOLDER / file).read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            yield ast.get_docstring(node) or ""


@pytest.mark.parametrize("file", FILES)
def test_examples_in(file: str) -> None:
    name = "grandstand." + file.removesuffix(".py").removesuffix("__init__").replace("/", ".")
    module = __import__(name.rstrip("."), fromlist=["*"])
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner()
    for text in docstrings(file):
        runner.run(parser.get_doctest(text, dict(vars(module)), file, file, 0))
    assert runner.summarize().attempted > 0
    assert runner.summarize().failed == 0
