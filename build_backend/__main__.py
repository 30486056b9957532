"""The build by hand, for scripts/ and make: `python -m build_backend COMMAND`."""

import sys

from build_backend import compiled, install, page

COMMANDS = {
    "install": install.for_playing,
    "install-dev": install.for_developing,
    "manner": compiled.tell_manner,
    "page": page.build,
    "page-check": page.check,
    "tools": install.tools,
}

if len(sys.argv) != 2 or sys.argv[1] not in COMMANDS:
    sys.exit(f"python -m build_backend takes one of {', '.join(COMMANDS)}")
COMMANDS[sys.argv[1]]()
