#!/usr/bin/env python3
"""Changes the checkers in small ways, and demands that a test notices each change.

The sources are copied to a temporary folder with all mutants in them, and built once. An environment
variable switches one mutant on; then the gallery is held against its verdicts by the mutated rule, and
where that does not notice, the tests of the rules run. Exit code 1: a mutant survived, or does not apply.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from mutants import MUTANTS

ROOT = Path(__file__).resolve().parent.parent.parent
VARIABLE = "LAYOUT_CONFORMANCE_MUTANT"
TESTS = "Rule(.*Verdict)?Tests"
SWITCH = f"""
  private import Foundation

  private let active = Int(ProcessInfo.processInfo.environment["{VARIABLE}"] ?? "")

  /// Whether a mutant is switched on.
  @usableFromInline func mutant(_ number: Int) -> Bool {{ number == active }}
  """


def fail(message):
    print(f"Error: {message}", file=sys.stderr)
    sys.exit(1)


def region(text, rule, anchor):
    """The part of a file that a mutant may change: from an anchor, or the rule, to what follows."""
    found = re.search(re.escape(anchor) if anchor else rf'"{rule}",\s', text)
    start = found.start() if found else -1
    if start < 0:
        return (0, len(text)) if not anchor else None
    following = re.compile(r"\n  (?:private )?(?:package )?(?:static let|static func|func|///) ")
    end = following.search(text, start)
    return (start, end.start() if end else len(text))


def insert_mutants(folder):
    """Writes all mutants into the copied sources, each behind its switch."""
    edits, problems = {}, []
    for number, (rule, place, old, new) in enumerate(MUTANTS, 1):
        path, _, anchor = place.partition("#")
        file = folder / path
        if not file.is_file():
            problems.append(f"mutant {number} of {rule}: no file {path}")
            continue
        text = file.read_text()
        part = region(text, rule, anchor)
        count = text.count(old, *part) if part else 0
        if count != 1:
            problems.append(
                f"mutant {number} of {rule} does not apply: {count} times in {path}: {old}")
            continue
        start = text.index(old, *part)
        edits.setdefault(path, {}).setdefault((start, start + len(old)), []).append((number, new))
    for path, spans in edits.items():
        text = (folder / path).read_text()
        ordered = sorted(spans)
        for (_, end), (start, _) in zip(ordered, ordered[1:]):
            if start < end:
                problems.append(f"mutants overlap in {path}: {text[start:end]}")
        for start, end in reversed(ordered):
            result, mutants = text[start:end], spans[start, end]
            original = result
            for number, new in mutants:
                switch = f"mutant({number})"
                if "$M" not in new:
                    result = f"({switch} ? ({new}) : {result})"
                elif result == original:
                    result = new.replace("$M", switch)
                elif original in new:
                    result = new.replace("$M", switch).replace(original, result)
                else:
                    problems.append(f"mutant {number} cannot stand beside another: {original}")
            text = text[:start] + result + text[end:]
        (folder / path).write_text(text)
    if problems:
        fail("\n".join(problems))
    for module in {path.split("/")[1] for path in edits}:
        lines = [line[2:] for line in SWITCH.splitlines()]
        (folder / f"Sources/{module}/Mutant.swift").write_text("\n".join(lines))


def build(folder):
    for command in [
        ["swift", "build", "-c", "release", "--product", "layout-conformance"],
        ["swift", "build", "--build-tests"],
    ]:
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
        if done.returncode:
            fail(f"{' '.join(command)} failed\n{done.stdout[-6000:]}{done.stderr[-2000:]}")


def gallery(folder):
    """The specimens: the name of each, and how it is declared."""
    specimens = {}
    for file in sorted((folder / "Sources/LayoutSpecimens").rglob("*.swift")):
        for part in file.read_text().split("Specimen.")[1:]:
            if match := re.match(r"(?:conforming|broken|subtle)\(\s*Subject\(\s*\"(\w+)\"", part):
                specimens[match[1]] = part
    return specimens


def names(specimens, rule):
    """The specimens to judge by a rule, or by some: those first that are declared to break it.

    Only the rules on runs are judged on what ends the process: that takes its time.
    """
    ends = "RUN" in rule
    chosen = [
        name for name in specimens if ("needsIsolation: true" in specimens[name]) <= ends]
    return sorted(chosen, key=lambda name: f'"{rule}"' not in specimens[name])


def judge(folder, number, rule, specimens, seconds):
    """Runs what must notice a mutant. Gives what noticed it, None if nothing did."""
    environment = {**os.environ, VARIABLE: str(number)}

    def passes(command):
        try:
            return subprocess.run(
                command, cwd=folder, env=environment, timeout=seconds, capture_output=True
            ).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    tool = str(folder / ".build/release/layout-conformance")
    check = [tool, "check", *names(specimens, rule), "--select", rule, "--cases", "1000"]
    if not passes(check + ["--jobs", "1", "--fail-fast", "--quiet"]):
        return "the gallery"
    if not passes(["swift", "test", "--skip-build", "--filter", TESTS]):
        return TESTS
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--rules", default="", help="IDs or their first letters: PLACE,SIZE-01")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="mutants at the same time")
    parser.add_argument("--timeout", type=int, default=180, help="seconds for one run of a test")
    parser.add_argument("--keep", metavar="DIR", help="build here, and leave it for the next run")
    parser.add_argument("--dry-run", action="store_true", help="say only whether all apply")
    options = parser.parse_args()
    wanted = tuple(filter(None, options.rules.split(",")))
    chosen = [
        (number, *mutant) for number, mutant in enumerate(MUTANTS, 1)
        if not wanted or mutant[0].startswith(wanted)]
    if not chosen:
        fail(f"no mutant of a rule '{options.rules}'")
    folder = Path(options.keep or tempfile.mkdtemp(prefix="layout-conformance-mutants-"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in ["Sources", "Tests"]:
            shutil.rmtree(folder / name, ignore_errors=True)
            shutil.copytree(ROOT / name, folder / name)
        shutil.copy(ROOT / "Package.swift", folder)
        start = time.time()
        insert_mutants(folder)
        if options.dry_run:
            print(f"{len(MUTANTS)} mutants apply")
            return
        build(folder)
        print(f"{len(MUTANTS)} mutants built in {time.time() - start:.0f} s", file=sys.stderr)
        run(folder, chosen, options)
    finally:
        if not options.keep:
            shutil.rmtree(folder, ignore_errors=True)


def run(folder, chosen, options):
    specimens = gallery(folder)

    def result(mutant):
        return judge(folder, mutant[0], mutant[1], specimens, options.timeout)

    # First with no mutant: what fails then would kill them all.
    rules = ",".join(dict.fromkeys(mutant[1] for mutant in chosen))
    if noticed := judge(folder, 0, rules, specimens, 10 * options.timeout):
        fail(f"without a mutant {noticed} fails for {rules}")
    print("| mutant | rule | change | verdict |\n|---|---|---|---|")
    survivors = 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for mutant, noticed in zip(chosen, pool.map(result, chosen)):
            number, rule, _, old, new = mutant
            change = f"`{old}` → `{new}`".replace("|", "\\|").replace("\n", " ")
            verdict = f"killed by {noticed}" if noticed else "**survived**"
            survivors += not noticed
            print(f"| {number} | {rule} | {change} | {verdict} |", flush=True)
    print(f"\n{len(chosen)} mutants, {survivors} survived")
    if survivors:
        sys.exit(1)


if __name__ == "__main__":
    main()
