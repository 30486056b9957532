"""Turns the rules into C with mypyc, where the machine has a C compiler.

`GRANDSTAND_COMPILE=0` leaves the package interpreted; `GRANDSTAND_COMPILE=1` makes it an error if
it can't be compiled. Which modules are compiled is in pyproject.toml, `[tool.grandstand]`.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

from build_backend.project import PACKAGE, ROOT, settings

EXTENSIONS: list[Any] = []  # setup.py hands these to setuptools; empty: a plain package


def requires() -> list[str]:
    return settings()["compiler-requires"] if is_wanted() else []


def is_wanted() -> bool:
    return os.environ.get("GRANDSTAND_COMPILE") != "0" and (is_demanded() or bool(compiler()))


def is_demanded() -> bool:
    return os.environ.get("GRANDSTAND_COMPILE") == "1"


def modules() -> list[Path]:
    found = {file for pattern in settings()["compiled"] for file in PACKAGE.glob(pattern)}
    return sorted(found)


def generate_c() -> None:
    """Fill EXTENSIONS: one C file a module, since one for all takes minutes and a gigabyte."""
    from mypy.version import __version__
    from mypyc.build import mypycify

    os.environ.setdefault("CC", compiler())
    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    # Strictness is for `make check`: here it would only cost the speed. Silent: the same holds for
    # mistakes in modules that aren't compiled.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    options.append("--follow-imports=silent")
    EXTENSIONS[:] = mypycify(
        [*options, *(str(module.relative_to(ROOT)) for module in modules())],
        opt_level="2",
        debug_level="0",
        multi_file=True,
        group_name="grandstand",
        target_dir=f"build/mypyc-{__version__}",
    )


def is_installed() -> bool:
    """Whether the Grandstand that this Python has is compiled."""
    return any(Path(sysconfig.get_path("platlib"), "grandstand", "core").glob("*.so"))


def tell_manner() -> None:
    """Print how the installed Grandstand runs; fail if it is interpreted but need not be."""
    print("compiled" if is_installed() else "interpreted")
    if is_wanted() and not is_installed():
        sys.exit("Grandstand can't be compiled; `GRANDSTAND_COMPILE=1 make setup` shows why")


@cache
def compiler() -> str:
    """The first C compiler that can build against this Python's headers; none: ''."""
    names = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    return next((name for name in names if name and can_compile(shlex.split(name))), "")


def can_compile(command: list[str]) -> bool:
    if shutil.which(command[0]) is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        headers = f"-I{sysconfig.get_path('include')}"
        done = subprocess.run(
            [*command, headers, "-c", probe.name], cwd=folder, capture_output=True, check=False
        )
    return done.returncode == 0
