"""What each module says of itself, restated: a changed declaration fails with a name."""

from __future__ import annotations

import pytest

from onirim.rules.description import Described, VerbDescription, described

SOLO = "solo"
DUO = "duo:limited"
EVERYTHING = "book+glyphs+dreamcatchers+towers+premonitions+crossroads+oniverse+incubus+pouch"

# zone: family, role, shape, who sees, how it is shown
ZONES = {
    SOLO: """
        deck       deck     deck      sequence nobody always
        drawn      drawn    drawn     sequence open   filled
        seen       seen     looked    set      seers  filled
        top        top      top       sequence seers  filled
        bottom     bottom   bottom    sequence seers  filled
        limbo      limbo    limbo     set      open   always
        bag        bag      internal  counts   nobody never
        discard    discard  discard   counts   open   always
        out        out      out       counts   open   count
        hand       hand     hand      set      owner  always
        doors      doors    doors     set      open   always
        row        row      labyrinth sequence open   always
        """,
    DUO: """
        shared     shared   hand      set      open   always
        hand1      hand     hand      set      owner  always
        doors1     doors    doors     set      open   always
        row1       row      labyrinth sequence open   always
        hand2      hand     hand      set      owner  always
        doors2     doors    doors     set      open   always
        row2       row      labyrinth sequence open   always
        """,
    "solo+book": """
        goal-bag   goal-bag stock     counts   nobody count
        goals      goals    line      sequence open   always
        """,
    "solo+dreamcatchers": """
        catcher1   catcher  store     set      open   always
        catcher2   catcher  store     set      open   always
        catcher3   catcher  store     set      open   always
        catcher4   catcher  store     set      open   always
        """,
    "solo+towers": "towers     towers   line      sequence open   always",
    "solo+incubus": "pawn       pawn     store     set      open   always",
    "solo+premonitions": """
        reserve    reserve  stock     counts   nobody count
        premonitions premonitions shelf set    open   always
        removed    removed  pile      set      open   count
        """,
    "duo+oniverse": """
        identities identities stock   counts   nobody count
        identified identified internal counts  nobody never
        denizens1  denizens shelf     set      open   filled
        keepers2   keepers  shelf     set      open   filled
        stored2    stored   hand      set      open   filled
        """,
}

# verb: source > target (end); on; costs (! = to be confirmed); gains; windows
VERBS = {
    SOLO: """
        play       @hand > row last; ; ; progress;
        discard    @hand > discard; ; card; ;
        take       deck seen > doors; ; ; door;
        search     > ; deck; ; ;
        decline    > ; ; ; ;
        unlock     @hand > discard; drawn; card; door;
        pay-key    @hand > discard; drawn; card; safety;
        pay-door   doors > limbo; drawn; door 1 doors !; safety;
        pay-five   > ; deck; deck 5 deck !; safety;
        pay-hand   > ; ; hand 0 @hand !; safety;
        discard-seen seen deck > discard; ; card; ;
        top        seen > deck first; ; ; order;
        """,
    DUO: """
        pick       shared > hand; ; ; card;
        swap       hand shared > shared hand; ; ; card;
        signal     > ; ; ; ; turn
        signal-free > ; ; ; ; turn
        """,
    "solo+book": """
        bottom     seen > bottom last; deck; ; order;
        draw       > ; deck; ; card;
        spell-prophecy   > ; bottom; removed 5 discard !; order; turn draw nightmare door trio
        spell-planning   > ; goals; removed 7 discard !; order; turn draw nightmare door trio
        spell-punishment > ; drawn; removed 10 discard !; safety; nightmare
        remove     discard > out; ; ; ;
        goal       goals > ; ; ; order;
        """,
    "duo+glyphs": "waive      seen > limbo; ; ; ;",
    "solo+dreamcatchers+C-overload": """
        failsafe   catcher > deck; ; spent 1 books, returned 0 catcher; ; turn
        take-from-1 catcher1 > doors; ; ; door; trio
        take-from-4 catcher4 > doors; ; ; door; trio
        free       catcher > deck; ; returned 0 catcher; ;
        give-up    catcher > deck; ; lost 1 catcher, returned 0 catcher !; ;
        """,
    "solo+towers": """
        build-left  @hand > towers first; ; ; progress; turn
        build-right @hand > towers last; ; ; progress; turn
        lose-tower  towers > discard; ; lost 1 towers !; safety;
        false-destruction drawn > limbo; drawn; ; safety;
        """,
    "solo+crossroads": "escape     > ; ; hand 0 @hand !; card; turn",
    "solo+incubus": """
        cancel     > ; drawn pawn; spent 0 pawn; safety; nightmare
        charge     > ; pawn; nightmare 1 !; safety; turn
        """,
    "solo+incubus:new": "cancel     > ; drawn; spent 1 incubus; safety; nightmare",
    "solo+incubus+I-charge": "charge     > ; pawn; ; safety; turn",
    "duo+premonitions": """
        suffer     premonitions > removed; ; ; ;
        dream-avert > ; premonitions; ; safety;
        seven      > ; deck; ; order;
        dream-fetch > ; deck; ; card;
        avert      premonitions > removed; ; ; safety;
        fetch      deck > seen; ; ; card;
        pay-partner-door partner:doors > limbo; ; door 1 partner:doors !; safety;
        """,
    "solo+oniverse": """
        rally      @hand > discard; drawn; card; card;
        architect  @hand > row last; denizens; spent 1 denizens; progress; turn
        hammer-bird row > discard; row denizens; lost 0 row, spent 1 denizens; ; turn draw
        cyclobot   @hand > drawn; denizens; spent 1 denizens; card; turn draw
        chaos      > ; row denizens; spent 1 denizens; progress; trio
        chaos-unlock @hand > discard; drawn denizens; card, spent 1 denizens; door; door
        spies      > ; deck denizens; spent 1 denizens; order; turn draw
        mirror     drawn > limbo; drawn denizens; spent 1 denizens; safety; nightmare
        hunter     > ; deck denizens; spent 1 denizens; safety; turn draw
        keeper     @hand > stored; denizens; spent 1 denizens; safety; turn draw
        retrieve   discard > @hand; drawn; ; card;
        """,
    "solo+oniverse+O2": """
        hammer-bird row > discard; row denizens; lost 0 row, spent 1 denizens; ; turn
        spies      > ; deck denizens; spent 1 denizens; order; turn
        """,
}

# question: kind, picks, where they lie, in which order they are sent; how it ends early; window
QUESTIONS = {
    "solo+crossroads+X-wild": """
        act        one play discard; @hand; ; ; turn
        trio       one take search decline; deck; ; ; trio
        name-colour one name; ; ; ;
        door       one unlock decline; @hand; ; ; door
        nightmare  one pay-key pay-door pay-five pay-hand; @hand doors; ; ; nightmare
        discard-seen one discard-seen; seen; ; ;
        order      order top; seen; as-chosen; ;
        """,
    DUO: """
        draft      one pick; shared; ; ;
        swap       pair swap; hand shared; as-chosen; decline;
        """,
    "solo+book": """
        fill       one draw; ; ; ; draw
        order-bottom order bottom; seen; as-chosen; ;
        pay        exactly-n remove; discard; ascending; ;
        paradox    one top; seen; ; ;
        planning   pair goal; goals; ascending; ;
        """,
    "duo+glyphs": "incantation one take waive; seen; ; ;",
    "solo+dreamcatchers+C-overload": """
        freeing    one free decline; catcher; ; ;
        overload   one give-up; catcher; ; ;
        """,
    "solo+towers": "tower-loss one lose-tower false-destruction; towers drawn; ; ;",
    "duo+premonitions": """
        premonitions one suffer; premonitions; ; ;
        two-keys   exactly-n discard-seen; deck; ascending; ;
        door-penalty one pay-door pay-partner-door; doors partner:doors; ; ;
        happy-dream one dream-avert seven dream-fetch; ; ; ;
        avert      one avert; premonitions; ; ;
        discard-any any-number discard-seen; seen; ascending; decline;
        fetch      one fetch; deck; ; ;
        """,
    "solo+oniverse": """
        rally      one rally decline; @hand; ; ;
        cyclobot   one retrieve; discard; ; ;
        """,
}

VICTORY: dict[str, dict[str, tuple[int, tuple[str, ...], bool]]] = {
    SOLO: {"doors": (8, ("doors",), False)},
    "solo+glyphs": {"doors": (12, ("doors",), False)},
    DUO: {
        "doors": (8, ("doors", "partner:doors"), False),
        "door-colours": (4, ("doors",), True),
    },
    "solo+dreamcatchers": {"lost-dreams": (4, ("catcher",), False)},
    "solo+towers": {"towers": (4, ("towers",), False)},
}


def rows(table: str) -> dict[str, str]:
    found = {}
    for line in table.strip().splitlines():
        name, _, rest = line.strip().partition(" ")
        found[name] = " ".join(rest.split())
    return found


@pytest.mark.parametrize("text", ZONES)
def test_zones(text: str) -> None:
    zones = described(text).zones
    for name, words in rows(ZONES[text]).items():
        zone = zones[name]
        said = (zone.family, zone.role, zone.shape, zone.sight, zone.shown)
        assert " ".join(said) == words, name


def verb_words(verb: VerbDescription) -> str:
    costs = ", ".join(
        cost.what if cost == type(cost)("card") else f"{cost.what} {cost.n} {cost.zone}".strip()
        for cost in verb.costs
    )
    parts = [
        f"{' '.join(verb.source)} > {' '.join(verb.target)} {verb.end}",
        " ".join(verb.on),
        costs + (" !" if verb.costly else ""),
        verb.gains,
        " ".join(verb.windows),
    ]
    return "; ".join(" ".join(part.split()) for part in parts)


@pytest.mark.parametrize("text", VERBS)
def test_verbs(text: str) -> None:
    verbs = described(text).verbs
    for name, words in rows(VERBS[text]).items():
        assert squeezed(verb_words(verbs[name])) == squeezed(words), name


def squeezed(words: str) -> str:
    return ";".join(" ".join(part.split()) for part in words.split(";"))


@pytest.mark.parametrize("text", QUESTIONS)
def test_questions(text: str) -> None:
    questions = described(text).questions
    for name, words in rows(QUESTIONS[text]).items():
        asked = questions[name]
        said = [
            " ".join([asked.kind, *asked.picks]), " ".join(asked.source), asked.sent,
            asked.finish, asked.window,
        ]  # fmt: skip
        assert squeezed("; ".join(said)) == squeezed(words), name


@pytest.mark.parametrize("text", VICTORY)
def test_victory_conditions(text: str) -> None:
    found = {v.key: (v.need, v.zones, v.each) for v in described(text).description.victory}
    assert VICTORY[text].items() <= found.items()


@pytest.mark.parametrize("text", [SOLO, DUO, f"solo+{EVERYTHING}", f"duo+{EVERYTHING}"])
def test_who_can_hinder_a_win_says_what_is_needed(text: str) -> None:
    from onirim.rules.catalogue import ruleset

    hinder = {module.key() for module in ruleset(text).on_victory}
    assert {info.module for info in described(text).description.victory} == hinder


def test_cards() -> None:
    cards = described("solo+towers+crossroads+glyphs").cards
    sun, key, door, tower = cards["Rs"], cards["Bk"], cards["Gd"], cards["R4"]
    assert (sun.card_class, sun.colours, sun.tint, sun.symbol, sun.copies) == (
        "location", "R", "R", "sun", 9,
    )  # fmt: skip
    assert (key.opens, key.on_discard, key.discardable) == (("Bd",), "prophecy", True)
    assert (door.copies, door.on_draw, door.required, door.playable) == (3, "door", "all", False)
    assert (tower.colours, tower.tint, tower.value, tower.sides) == ("", "R", 4, ("sun", "moon"))
    assert (tower.required, tower.playable, tower.on_discard) == ("one-of", False, "tower-look")
    assert cards["Xk"].opens == ("Rd", "Bd", "Gd", "Td")
    assert (cards["Xs"].colours, cards["Xs"].tint) == ("RBGT", "")
    assert cards["Rg"].symbol == "glyph"
    assert (cards["De"].playable, cards["De"].discardable) == (False, False)
    assert cards["Nm"].on_draw == "nightmare"


def test_tokens_and_denizens() -> None:
    cards = described("solo+premonitions+oniverse").cards
    red, five = cards["Pr"], cards["P5"]
    assert (red.card_class, red.tint, red.colours, red.copies) == ("token", "R", "", 1)
    assert (five.value, five.tint, cards["Pa"].value) == (5, "", 0)
    assert (cards["Od"].colours, cards["Od"].required) == ("RBGT", "all")
    assert (cards["Dz"].unidentified, cards["Dz"].copies) == (True, 8)
    assert (cards["Cy"].identity_of, cards["Cy"].copies, cards["Cy"].on_draw) == ("Dz", 2, "rally")
    assert cards["Rk"].opens == ("Rd", "Od")
    pieces = {verb.name: verb.piece for verb in described("solo+oniverse").verbs.values()}
    assert (pieces["chaos"], pieces["chaos-unlock"], pieces["retrieve"]) == ("Cc", "Cc", "")


def test_counters() -> None:
    signal = described("duo:limited").counters["signal2"]
    assert (signal.family, signal.seat, signal.kind) == ("signal", 1, "choice")
    assert signal.members == ("R", "B", "G", "T", "free")
    counters = described("solo+dreamcatchers").counters
    assert counters["catchers"].members == ("catcher1", "catcher2", "catcher3", "catcher4")
    assert counters["catchers"].kind == "set"
    assert (counters["books"].kind, counters["books"].shown) == ("number", "always")
    assert described("solo+dreamcatchers:hard").counters["books"].shown == "filled"
    assert described("solo+incubus:new").counters["incubus"].kind == "flag"


def test_groups_of_a_hand() -> None:
    zones = described("duo+oniverse").zones
    groups = {name: zones[name].group for name in ("hand1", "shared", "stored2")}
    assert groups == {"hand1": "", "shared": "shared", "stored2": "stored"}
    filled = [zones[name].fills_to for name in groups]
    assert filled == [3, 2, 0]
    assert [zones[name].lost_with_hand for name in groups] == [True, True, False]


def test_the_whole() -> None:
    one = described("duo:open+towers:hard+pouch").description
    assert (one.mode, one.seats, one.hidden_hands, one.skin) == ("duo", 2, False, "pouch")
    assert [(m.key, m.option, m.expansion) for m in one.modules] == [
        ("towers", "hard", True), ("pouch", "", False),
    ]  # fmt: skip
    assert described("duo").description.hidden_hands
    assert described("solo").description.skin == ""


class TestReferences:
    """A reference means zones of whoever uses the verb."""

    lookup: Described = described("duo+oniverse+dreamcatchers")

    @pytest.mark.parametrize(
        ("ref", "seat", "zones"),
        [
            ("doors", 1, ["doors2"]),
            ("partner:doors", 1, ["doors1"]),
            ("@hand", 0, ["shared", "stored1", "hand1"]),
            ("catcher", 0, ["catcher1", "catcher2", "catcher3", "catcher4"]),
            ("catcher2", 0, ["catcher2"]),
            ("deck", -1, ["deck"]),
            ("row", -1, ["row1"]),
        ],
    )
    def test_resolving(self, ref: str, seat: int, zones: list[str]) -> None:
        assert self.lookup.resolve(ref, seat) == zones

    def test_parts_of_an_action(self) -> None:
        parts = self.lookup.parse_action("discard:Rk/shared")
        assert (parts.verb.name, parts.card, parts.group) == ("discard", "Rk", "shared")
        assert self.lookup.sources(parts, 0) == ["shared"]
        assert self.lookup.sources(self.lookup.parse_action("play:Rs"), 1) == ["hand2"]
        freed = self.lookup.parse_action("free:3")
        assert (freed.number, self.lookup.sources(freed, 0)) == (3, ["catcher3"])
        assert self.lookup.parse_action("chaos:B").colour == "B"
