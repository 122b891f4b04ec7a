"""How near the game is to a win or to harm, and which powers there are: asked of the rules."""

from __future__ import annotations

from onirim.rules.facts.answers import HeldPower, Progress
from onirim.terminal.scene import Scene
from onirim.text.say_facts import say_parts, say_power, say_progress, say_threat

__all__ = [
    "doors_line",
    "gained_doors",
    "outlook_lines",
    "power_lines",
    "progress_lines",
    "threat_lines",
]

PRESSING = ("now", "near")  # levels of threats that are told without being asked for


def doors_line(scene: Scene) -> str:
    """How many Doors are gained, of each kind."""
    progress = gained_doors(scene)
    said = say_parts(scene.words, scene.described, progress)
    return scene.words.say("table-doors", doors=progress.have, all=progress.need, list=said)


def gained_doors(scene: Scene) -> Progress:
    """The condition that all players meet together with their Doors."""
    return next(p for p in scene.insight.progress if is_about_doors(scene, p) and p.seat < 0)


def progress_lines(scene: Scene) -> list[str]:
    """The other conditions of a victory, each with what it still lacks."""
    others = [p for p in scene.insight.progress if not is_about_doors(scene, p)]
    return [progress_line(scene, progress) for progress in others]


def outlook_lines(scene: Scene) -> list[str]:
    """All that must be reached, then all that threatens."""
    progress = [progress_line(scene, one) for one in scene.insight.progress]
    return [*progress, *threat_lines(scene, every=True)]


def threat_lines(scene: Scene, every: bool = False) -> list[str]:
    return [
        scene.words.say("beware", text=say_threat(scene.words, threat))
        for threat in scene.insight.threats
        if every or threat.level in PRESSING
    ]


def power_lines(scene: Scene) -> list[str]:
    """Each power of this seat: its price, and what it lacks if it cannot be used now."""
    lines = [power_line(scene, power) for power in scene.insight.powers]
    return lines or [scene.words.say("no-powers")]


def power_line(scene: Scene, power: HeldPower) -> str:
    return say_power(scene.words, scene.described, scene.view, power, scene.names)


def progress_line(scene: Scene, progress: Progress) -> str:
    name = scene.words.say("you") if progress.seat == scene.view.seat else scene.name(progress.seat)
    return say_progress(scene.words, scene.described, progress, name)


def is_about_doors(scene: Scene, progress: Progress) -> bool:
    """Whether a condition counts gained Doors and nothing else."""
    condition = next(v for v in scene.described.description.victory if v.key == progress.key)
    zones = scene.described.resolve_all(condition.zones, scene.view.seat)
    return all(scene.described.zones[name].role == "doors" for name in zones)
