#!/usr/bin/env python3
"""Converts the documentation of every module with the toolchain's `docc`, and demands that nothing is missing.

Exit code 1: a public symbol has no documentation, a landing page leaves out a symbol, or docc has something
to say of a page. Nothing is fetched. With a folder as argument the archives stay there, to be served.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def fail(message):
    print(f"Error: {message}", file=sys.stderr)
    sys.exit(1)


def tool(name):
    """The path of a tool of the toolchain, which may not be on the PATH beside `swift`."""
    swift = shutil.which("swift") or fail("the Swift toolchain is not on the PATH")
    beside = Path(os.path.realpath(swift)).with_name(name)
    found = str(beside) if beside.exists() else shutil.which(name)
    return found or fail(f"the toolchain has no {name}")


def symbol_graphs():
    """Lets the package manager write the symbol graphs, and gives their folder."""
    command = ["swift", "package", "dump-symbol-graph", "--skip-synthesized-members"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if run.returncode != 0:
        fail(f"{' '.join(command)}:\n{run.stdout}{run.stderr}")
    marker = "Files written to "
    folders = [line[len(marker):] for line in run.stdout.splitlines() if line.startswith(marker)]
    return Path(folders[-1]) if folders else fail("the package manager names no folder of graphs")


def undocumented(symbols):
    """The lines about symbols that say nothing of themselves."""
    for symbol in symbols:
        text = "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
        if text.strip():
            continue
        place = symbol.get("location")
        where = f"{place['uri'].removeprefix('file://')}:{place['position']['line'] + 1}: " if place else ""
        yield f"{where}'{'.'.join(symbol['pathComponents'])}' has no documentation"


def uncurated(module, catalogue, symbols):
    """The lines about symbols that the landing page does not sort under a topic."""
    page = catalogue / f"{module}.md"
    text = page.read_text()
    for symbol in symbols:
        name = symbol["pathComponents"][0]
        # An overload is told apart by a suffix.
        is_listed = re.search(rf"^- ``{re.escape(name)}(-[^`]+)?``$", text, re.MULTILINE)
        if len(symbol["pathComponents"]) == 1 and not is_listed:
            yield f"{page}: '{name}' stands under no topic"


def convert(docc, module, catalogue, graphs, archive):
    """Runs docc over a module; gives what it prints if it is not content."""
    command = [docc, "convert"] + ([str(catalogue)] if catalogue.exists() else [])
    command += ["--additional-symbol-graph-dir", str(graphs), "--output-path", str(archive)]
    command += ["--fallback-display-name", module, "--fallback-bundle-identifier", module]
    run = subprocess.run(command + ["--warnings-as-errors"], capture_output=True, text=True)
    return [] if run.returncode == 0 else [run.stdout + run.stderr]


def main():
    docc = tool("docc")
    folder = symbol_graphs()
    problems = []
    with tempfile.TemporaryDirectory(prefix="layout-conformance-documentation-") as scratch:
        archives = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else Path(scratch) / "archives"
        archives.mkdir(parents=True, exist_ok=True)
        modules = 0
        for sources in sorted((ROOT / "Sources").iterdir()):
            module = sources.name
            files = [*folder.glob(f"{module}.symbols.json"), *folder.glob(f"{module}@*.symbols.json")]
            symbols = [symbol for file in files for symbol in json.loads(file.read_text())["symbols"]]
            if not symbols:
                continue
            modules += 1
            graphs = Path(scratch) / module
            graphs.mkdir()
            for file in files:
                shutil.copy(file, graphs)
            catalogue = sources / f"{module}.docc"
            found = list(undocumented(symbols))
            if catalogue.exists():
                found += uncurated(module, catalogue, symbols)
            found += convert(docc, module, catalogue, graphs, archives / f"{module}.doccarchive")
            print(f"{module}: {len(symbols)} public symbols, {len(found) or 'no'} problem{'s' * (len(found) != 1)}")
            problems += found
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems or not modules:
        fail("the documentation is not complete" if modules else "there is no public symbol at all")


if __name__ == "__main__":
    main()
