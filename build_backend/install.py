"""Installs the project into the Python that runs this, doing only what has changed since.

The build's tools are kept in that Python as well: pip's own way fetches them anew for each build.
"""

import fcntl
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from build_backend import compiled, page
from build_backend.project import ROOT, fingerprint, is_stamped, pyproject

HOME = Path(sys.prefix)
PARTS = [ROOT / name for name in ("pyproject.toml", "setup.py", "build_backend", "src")]


def for_playing() -> None:
    """What a player needs; a Python that was set up for developing stays so."""
    with the_only_one():
        fetch(packages_wanted(for_developers=(HOME / ".dev").exists()))
        build()


def for_developing() -> None:
    with the_only_one():
        tools()
        build()


def tools() -> None:
    """The packages that developing needs, without Grandstand itself."""
    fetch(packages_wanted(for_developers=True))
    (HOME / ".dev").touch()


@contextmanager
def the_only_one() -> Iterator[None]:
    """A second `make` waits for the first."""
    with (HOME / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def fetch(packages: list[str]) -> None:
    """Install the packages, unless these very ones were."""
    stamp = HOME / ".packages"
    if not is_stamped(stamp, "\n".join(packages)):
        say("Fetching packages")
        pip("--no-compile", *packages)  # most modules are never imported: saves ten seconds
        stamp.write_text("\n".join(packages), encoding="utf-8")


def build() -> None:
    """Build and install Grandstand, unless its sources are as they were the last time."""
    stamp = HOME / ".grandstand"
    sources = f"{fingerprint(PARTS)} {os.environ.get('GRANDSTAND_COMPILE')}"
    if is_stamped(stamp, sources) and page.is_built():
        return
    say(f"Building Grandstand ({manner()})")
    pip("--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))
    stamp.write_text(sources, encoding="utf-8")
    if compiled.is_wanted() and not compiled.is_installed():
        say("It can't be compiled, so it runs interpreted; GRANDSTAND_COMPILE=1 shows why")


def packages_wanted(for_developers: bool) -> list[str]:
    project = pyproject()
    dev = project["project"]["optional-dependencies"]["dev"] if for_developers else []
    return [
        *project["build-system"]["requires"],
        *page.requires(),
        *compiled.requires(),
        *project["project"]["dependencies"],
        *dev,
    ]


def manner() -> str:
    if compiled.is_wanted():
        return "compiled, a minute or two"
    if compiled.compiler():
        return "interpreted"
    return "interpreted: no C compiler with Python's headers found"


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if subprocess.run([*command, *arguments], check=False).returncode:
        sys.exit(f"pip install {' '.join(arguments)} failed; its output is above")


def say(line: str) -> None:
    print(line, flush=True)
