"""The proof that tests hold the code to its rules: which mutants to try, trying them, a verdict."""

from __future__ import annotations

import queue
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from tools.rules import written
from tools.rules.ids import Rule
from tools.rules.kept import Kept, key_of
from tools.rules.marks import Mark, by_rule, marks_in
from tools.rules.mutate import Mutant, mutants_of, truth_functions
from tools.rules.sandbox import Sandbox, Trial
from tools.rules.tags import Tag, tags_in

KILLED, SURVIVED, INVALID = "killed", "SURVIVED", "invalid"
NO_WAY = f"no way to switch this line off: write one into {written.FILE.as_posix()}"

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Case:
    """One rule and one way to switch it off; no mutant where the line offers no way."""

    rule: Rule
    tag: Tag
    mutant: Mutant | None

    @property
    def what(self) -> str:
        """The change in words."""
        return self.mutant.what if self.mutant else NO_WAY


@dataclass(frozen=True)
class Result:
    """What became of a case, and the test that noticed or a word on why it proves nothing."""

    case: Case
    status: str
    by: str = ""


@dataclass
class Evidence:
    """All that is known about one rule."""

    rule: Rule
    cases: list[Case]
    tests: list[Mark]
    baseline: Trial | None = None
    results: list[Result] = field(default_factory=list)

    def problems(self) -> list[str]:
        """Why the rule is not proved; empty when it is."""
        found = []
        if not self.cases:
            found.append("no tagged line")
        if not self.tests:
            found.append("no test")
        if self.baseline is not None and self.baseline.status != "passed":
            found.append(f"its tests do not pass as they are: {_words(self.baseline)}")
        lost = [r for r in self.results if r.status == SURVIVED]
        found.extend(f"survived: {place(r.case.tag)} {r.case.what}" for r in lost)
        if self.results and all(r.status == INVALID for r in self.results):
            found.append("only invalid mutants")
        return found


def collect(root: Path, rules: Iterable[Rule]) -> list[Evidence]:
    """Gather the cases and tests of each rule; nothing is run yet.

    A mutant written for a rule at a line replaces the automatic ones of that line.
    """
    tags = tags_in(root)
    by_hand = written.resolve(root, tags)
    texts = {tag.file: (root / tag.file).read_text(encoding="utf-8") for tag in tags}
    truths = truth_functions(texts.values())
    made: dict[Tag, Sequence[Mutant | None]] = {
        tag: mutants_of(tag, texts[tag.file], truths) or [None] for tag in tags
    }
    tests = by_rule(marks_in(root))
    return [
        Evidence(
            rule,
            [
                Case(rule, tag, mutant)
                for tag in tags
                if rule.id in tag.ids
                for mutant in by_hand.get((tag, rule.id)) or made[tag]
            ],
            tests.get(rule.id, []),
        )
        for rule in rules
    ]


def prove(
    root: Path, found: list[Evidence], jobs: int, limit: float, tell: Progress, kept: Kept
) -> None:
    """Try every case that has a test; fills in the baselines and results.

    The tests of a rule run first without a change. That shows that they pass, and how long they
    take: a mutant may take five times as long (or `limit`) before it counts as endless. A rule of
    which every mutant is known to be killed needs neither.
    """
    tried = [e for e in found if e.cases and e.tests]
    with _sandboxes(root, jobs) as boxes, ThreadPoolExecutor(jobs) as pool:
        names = {name for evidence in tried for name in _files(evidence)}
        tests = {name: (root / name).read_bytes() for name in names}
        bench = Bench(boxes, limit, kept, tests)
        for done, _ in enumerate(pool.map(bench.prove_rule, tried), 1):
            tell(done, len(tried))


def place(tag: Tag) -> str:
    """File and line of a tag."""
    return f"{tag.file.as_posix()}:{tag.line}"


Boxes = queue.SimpleQueue[Sandbox]


@contextmanager
def _sandboxes(root: Path, jobs: int) -> Iterator[Boxes]:
    """One copy of the project for each job."""
    boxes: Boxes = queue.SimpleQueue()
    with ExitStack() as stack:
        for _ in range(jobs):
            home = stack.enter_context(tempfile.TemporaryDirectory(prefix="onirim-rules-"))
            boxes.put(Sandbox(root, Path(home)))
        yield boxes


@dataclass
class Bench:
    """Where mutants are tried, how long each may take, and what is known from before."""

    boxes: Boxes
    limit: float
    kept: Kept
    tests: Mapping[str, bytes]  # as they are in the boxes

    def prove_rule(self, evidence: Evidence) -> None:
        """Try all mutants of one rule."""
        known = [self._known(evidence, case) for case in evidence.cases]
        if all(known):
            evidence.results = [r for r in known if r]
            return
        file = evidence.cases[0].tag.file
        evidence.baseline = self._run(file, None, evidence, 5 * self.limit)
        pairs = zip(evidence.cases, known, strict=True)
        evidence.results = [before or self._try(evidence, case) for case, before in pairs]

    def _known(self, evidence: Evidence, case: Case) -> Result | None:
        test = self.kept.killed_by.get(self._key(evidence, case))
        return Result(case, KILLED, test) if test is not None else None

    def _key(self, evidence: Evidence, case: Case) -> str:
        text = case.mutant.text if case.mutant else ""
        tests = [self.tests[name] for name in _files(evidence)]
        return key_of(case.rule.id, case.tag.file, text, tests)

    def _try(self, evidence: Evidence, case: Case) -> Result:
        if case.mutant is None:
            return Result(case, INVALID, NO_WAY)
        assert evidence.baseline is not None
        if evidence.baseline.status != "passed":
            return Result(case, INVALID, "its tests do not pass as they are")
        patience = max(self.limit, 5 * evidence.baseline.seconds)
        trial = self._run(case.tag.file, case.mutant.text, evidence, patience)
        result = _result(case, trial)
        if result.status == KILLED:
            self.kept.add(self._key(evidence, case), result.by)
        return result

    def _run(self, file: Path, text: str | None, evidence: Evidence, limit: float) -> Trial:
        box = self.boxes.get()
        try:
            arguments = ["--rule", evidence.rule.id, *_files(evidence)]
            return box.try_text(file, text, arguments, limit)
        finally:
            self.boxes.put(box)


def _files(evidence: Evidence) -> list[str]:
    return list(dict.fromkeys(mark.file.as_posix() for mark in evidence.tests))


def _result(case: Case, trial: Trial) -> Result:
    if trial.status == "passed":
        return Result(case, SURVIVED)
    if trial.status in ("failed", "timeout"):
        late = " (stopped: it ran too long)" if trial.status == "timeout" else ""
        return Result(case, KILLED, trial.test + late)
    return Result(case, INVALID, trial.note or trial.status)


def _words(trial: Trial) -> str:
    return " ".join(word for word in (trial.status, trial.test, trial.note) if word)
