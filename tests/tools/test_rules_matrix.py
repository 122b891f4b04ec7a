"""The rules matrix tells which code carries a rule and which tests show it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.rules import rules_matrix


def test_the_matrix_tells_code_tests_and_reasons(tmp_path: Path) -> None:
    """All three parts, for a project of three rules."""
    _write_project(tmp_path, tag="§B7")
    assert rules_matrix.main(["--root", str(tmp_path)]) == 0
    text = (tmp_path / "docs/rules-matrix.md").read_text(encoding="utf-8")
    code = "[engine/game.py](../src/onirim/engine/game.py): `Redraw.run`"
    test = "[game/test_game.py](../tests/game/test_game.py)::`test_loss`"
    assert f"| §B7 | Loss | {code} | {test} |" in text
    assert "- **duo** (1): §T2" in text
    assert "| §13.1 | Colours | conflict of sources |" in text
    assert rules_matrix.main(["--root", str(tmp_path), "--check"]) == 0


def test_an_outdated_matrix_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The check notices a rule that has lost its tag."""
    _write_project(tmp_path, tag="§B7")
    rules_matrix.main(["--root", str(tmp_path)])
    _write_project(tmp_path, tag="none")
    assert rules_matrix.main(["--root", str(tmp_path), "--check"]) == 1
    assert "out of date" in capsys.readouterr().err


def test_a_mistyped_id_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is named, so that it can be mended."""
    _write_project(tmp_path, tag="§B77")
    assert rules_matrix.main(["--root", str(tmp_path)]) == 1
    assert "no such rule: §B77" in capsys.readouterr().err


def _write_project(root: Path, tag: str) -> None:
    fields = '"{}" = {{ section = "1", module = "{}", status = "{}", title = "{}", reason = "{}" }}'
    lines = [
        'implemented = ["base"]',
        "[ids]",
        fields.format("§B7", "base", "behaviour", "Loss", ""),
        fields.format("§T2", "duo", "behaviour", "Keys", ""),
        fields.format("§13.1", "base", "no behaviour", "Colours", "conflict of sources"),
    ]
    game = f"class Redraw:\n    def run(self) -> int:\n        return 1  # {tag}\n"
    test = 'import pytest\n\n\n@pytest.mark.rule("§B7")\ndef test_loss(): ...\n'
    files = {
        "docs/rules/ids.toml": "\n".join(lines),
        "src/onirim/engine/game.py": game,
        "tests/game/test_game.py": test,
    }
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
