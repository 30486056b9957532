"""What pyproject.toml can't say: the compiled modules, and that their C compiles side by side."""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

from build_backend.compiled import EXTENSIONS


class SideBySide(build_ext):
    """Compiles an extension's C files on all cores, and again only those that have changed."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_file(source: str, output_dir: str, options: dict[str, Any]) -> list[str]:
            made: list[str] = self.compiler.object_filenames([source], output_dir=output_dir)
            if not is_newer(made[0], [source, *Path(source).parent.rglob("*.h")]):
                flags = flags_for(source, options["extra_postargs"], self.compiler.compiler_type)
                fitting = {**options, "extra_postargs": flags}
                made = one_by_one([source], output_dir=output_dir, **fitting)
            return made

        def side_by_side(sources: Sequence[str], output_dir: str, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_file(source, output_dir, options), sources)
                return [name for names in made for name in names]

        self.compiler.compile = side_by_side
        super().build_extensions()


def flags_for(source: str, flags: Sequence[str] | None, compiler: str) -> list[str]:
    """Cards are half of the C and run for a small part of the time: the quickest way will do.

    A multiplication and an addition that a processor does at once are rounded once, not twice: then
    a log would not give the same numbers on every machine. MSVC doesn't do so unless it is asked.
    """
    is_card = "___cards___" in source
    fitting = ["-O0" if is_card and flag.startswith("-O") else flag for flag in flags or []]
    return fitting if compiler == "msvc" else [*fitting, "-ffp-contract=off"]


def is_newer(made: str, sources: Sequence[str | Path]) -> bool:
    if not Path(made).exists():
        return False
    return Path(made).stat().st_mtime > max(Path(source).stat().st_mtime for source in sources)


# The egg-info goes to build/: in src/ it would shadow the installed package's entry points.
Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=EXTENSIONS,
    cmdclass={"build_ext": SideBySide},
    options={"egg_info": {"egg_base": "build"}},
)
