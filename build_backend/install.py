"""Installs the project into the Python that runs this, doing only what has changed since.

`python -m build_backend.install [dev]`; "dev" adds what developing needs. The build's tools are
kept in that Python as well: pip's own way fetches them anew for each build.
"""

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from build_backend import compiled, page
from build_backend.project import ROOT, fingerprint, is_stamped, pyproject

HOME = Path(sys.prefix)
PARTS = [ROOT / name for name in ("pyproject.toml", "setup.py", "build_backend", "src")]


def install(wants_dev: bool) -> None:
    """Packages first, then Grandstand itself; each only if it isn't there as wanted."""
    packages = packages_wanted(wants_dev or (HOME / ".dev").exists())
    package_stamp, own_stamp = HOME / ".packages", HOME / ".grandstand"
    if not is_stamped(package_stamp, "\n".join(packages)):
        say("Fetching packages")
        pip(*packages)
        package_stamp.write_text("\n".join(packages), encoding="utf-8")
    own = f"{fingerprint(PARTS)} {os.environ.get('GRANDSTAND_COMPILE')}"
    if not is_stamped(own_stamp, own) or not page.is_built():
        say(f"Building Grandstand ({manner()})")
        pip("--no-deps", "--no-build-isolation", "--force-reinstall", str(ROOT))
        own_stamp.write_text(own, encoding="utf-8")
        if compiled.is_wanted() and not compiled.is_installed():
            say("It can't be compiled, so it runs interpreted; GRANDSTAND_COMPILE=1 shows why")
    if wants_dev:
        (HOME / ".dev").touch()


def packages_wanted(wants_dev: bool) -> list[str]:
    project = pyproject()
    dev: list[str] = project["project"]["optional-dependencies"]["dev"] if wants_dev else []
    return [
        *project["build-system"]["requires"],
        *page.requires(),
        *compiled.requires(),
        *project["project"]["dependencies"],
        *dev,
    ]


def manner() -> str:
    if compiled.is_wanted():
        return "compiled, up to a minute"
    return (
        "interpreted"
        if compiled.compiler()
        else "interpreted: no C compiler with Python's headers found"
    )


def pip(*arguments: str) -> None:
    command = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if subprocess.run([*command, *arguments], check=False).returncode:
        sys.exit(f"pip install {' '.join(arguments)} failed; its output is above")


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    with (HOME / ".lock").open("w") as lock:  # a second `make` waits for the first
        fcntl.flock(lock, fcntl.LOCK_EX)
        install(wants_dev=sys.argv[1:] == ["dev"])
