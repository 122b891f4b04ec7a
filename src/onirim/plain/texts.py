"""Every English word of the plain game, so that other languages can take its place."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

COLOURS: Final = {"R": "red", "B": "blue", "G": "green", "T": "brown"}
SIGNS: Final = {"s": "sun", "m": "moon", "k": "key", "d": "Door"}
DOOR_SIGN: Final = "d"
CARDS: Final = {"Nm": "Nightmare"}
UNKNOWN: Final = "unknown card"  # what a player may not know
NAMES: Final = ("Player A", "Player B")

HIDDEN: Final = "??"  # how a view writes a card that its seat does not know

LOCATION, DOOR, DREAM = "Location", "Door", "Nightmare"

WELCOME: Final = (
    "Onirim, a card game of dreams by Shadi Torbey. This is an unofficial fan work.",
    "You win when all the Doors lie open before you.",
    "You lose when you must draw a card and the deck is empty.",
    "Type ? for help.",
)

WELCOME_TWO: Final = (
    WELCOME[0],
    "You win together when each of you has a Door of every colour.",
    *WELCOME[2:],
)

HELP_GAME: Final = (
    "The game",
    "  You walk through chambers: red, blue, green and brown cards that show a sun,",
    "  a moon or a key. Each turn you play one card at the end of your row, or",
    "  discard one. Then your hand is filled again to five cards.",
    "  Two neighbours in the row never show the same sign. Colours are free.",
    "  Three cards of one colour next to each other are a series: it lets you fetch",
    "  a Door of that colour from the deck. The fourth card begins a new series.",
    "  Discarding a card does not break a series.",
    "  A Door that you draw opens if you spend a key of its colour.",
    "  A Nightmare that you draw costs you a key, a Door, five cards of the deck,",
    "  or your whole hand.",
    "  Discarding a key gives a Prophecy: look at the next five cards, discard one,",
    "  and put the others back in any order. Nightmares are best discarded there.",
    "  Limbo holds cards that go back into the deck at the end of the turn.",
)
HELP_TYPING: Final = (
    "What you can type",
    "  a number    the choice with that number",
    "  a code      such as play:Rs; p:Rs and play rs will do, too, and so will the",
    "              words of records: Rs plays a card, xRs discards it",
    "              R red, B blue, G green, T brown (tan)",
    "              s sun, m moon, k key, d Door, and Nm is a Nightmare",
    "  table       all that lies on the table, and the choices again",
    "  odds        what is left in the deck, and how likely each card comes next",
    "  discard     the discard pile",
    "  rule        why you are asked, and by which rule",
    "  position    this position in one line, for a report or a friend",
    "  undo        take your last action back, as long as no unknown card has come",
    "  help or ?   this help",
    "  quit        leave the game",
)
HELP: Final = (*HELP_GAME, *HELP_TYPING)
HELP_TWO: Final = (
    *HELP_GAME,
    "Two players",
    "  You win together: each of you needs one Door of each of the four colours.",
    "  You lose together when a card must be drawn and the deck is empty.",
    "  Each has three cards of the own, and two shared cards lie between you.",
    "  On your turn these five are your hand: you may use any of them.",
    "  Each has an own row and own Doors; deck, discard pile and Limbo are common.",
    "  At the start eight cards lie open: you take three each in turn, two stay.",
    "  When you discard a card on your turn, you may exchange one of your cards",
    "  with a shared one. Cards of the own are filled up before the shared ones.",
    "  Nobody sees the partner's cards, unless the table plays with open hands;",
    "  what was seen when it was taken stays known.",
    *HELP_TYPING,
    "  A shared card has a code such as play:Rs/shared; play shared rs will do, too.",
)

QUESTIONS: Final = {
    "act": "Play a card into your row, or discard one.",
    "trio": "Your series is complete. Which Door do you take from the deck?",
    "door": "You have a key for this Door. Do you open it?",
    "nightmare": "A Nightmare! How do you get rid of it?",
    "burn": "A Prophecy. Which of these cards do you discard?",
    "order": "Which card goes on top next? The one you name first is drawn first.",
    "draft": "Which of these cards do you take into your hand?",
    "swap": "You may exchange a card with a shared one. Which one do you give?",
}
QUESTIONS_OF_SHARED: Final = {"swap": "Which of the shared cards do you take for it?"}

RULES: Final = {
    "§1.3.1": "Each turn begins with one card from your hand, played or discarded.",
    "§B18": "After three cards of one colour you may search the deck for a Door of that colour;"
    " whoever searches shuffles.",
    "§1.3.10": "A Door that is drawn opens for a key of its colour, else it goes to Limbo.",
    "§1.3.12": "A drawn Nightmare must be answered in one of four ways before you draw on.",
    "§1.3.7": "A key discarded as the turn's action shows the next five cards: one of them must"
    " be discarded, the others go back on top in any order.",
    "§2.1.1": "You take one card in turn until each has three; the last two are shared.",
    "§2.1.4": "Whoever discards a card as the turn's action may at once exchange one card of the"
    " own with a shared one, before anything else happens.",
}

CHOICES: Final = {
    "play": "play the {card}{series}",
    "discard": "discard the {card}{effect}",
    "pick": "take the {card}",
    "swap": "give the {card} to the shared cards",
    "take": "take the {card}, and shuffle the deck",
    "search": "search without taking a Door, and shuffle the deck",
    "decline": "do not search: the deck stays as it is",
    "unlock": "open it with the {card}",
    "pay-key": "give up the {card}",
    "pay-door": "give up the {card}: it goes to Limbo",
    "pay-five": "turn up 5 cards: Locations are lost, the rest goes to Limbo",
    "pay-hand": "discard your whole hand and draw a new one",
    "burn": "discard the {card}",
    "top": "put the {card} next",
    "signal": "tell {partner}: I am working on {colour}",
    "signal-free": "tell {partner}: I need nothing, take what you like",
}
CHOICES_AT: Final = {
    ("door", "decline"): "leave it closed: the Door goes to Limbo",
    ("swap", "decline"): "exchange nothing",
}
CHOICES_OF_SHARED: Final = {"swap": "take the {card}"}
SHARED_CARD: Final = "shared {card}"
SERIES: Final = {
    1: " (second of a {colour} series)",
    2: " (third of a {colour} series)",
}
EFFECTS: Final = {"prophecy": " (a Prophecy)"}

MOVES: Final = {
    ("hand", "row"): "You play {the}.",
    ("hand", "discard"): "You discard {the}.",
    ("deck", "hand"): "You draw {a}.",
    ("deck", "drawn"): "You draw {a}!",
    ("drawn", "limbo"): "{The} goes to Limbo.",
    ("drawn", "doors"): "{The} opens. It is yours.",
    ("deck", "doors"): "You find {a} in the deck. It is yours.",
    ("drawn", "discard"): "{The} is over and goes to the discard pile.",
    ("deck", "discard"): "Discarded from the deck: {list}.",
    ("deck", "limbo"): "From the deck to Limbo: {list}.",
    ("deck", "seen"): "You look at the top of the deck: {list}.",
    ("seen", "discard"): "You discard {the} from there.",
    ("seen", "deck"): "Back on top of the deck: {list}.",
    ("doors", "limbo"): "You give up {the}. It goes to Limbo.",
    ("limbo", "deck"): "Back from Limbo into the deck: {list}.",
    ("shared", "row"): "You play the shared {list}.",
    ("shared", "discard"): "You discard the shared {list}.",
    ("shared", "hand"): "You take {the} from the shared cards.",
    ("hand", "shared"): "You give {the} to the shared cards.",
    ("deck", "shared"): "Shared cards from the deck: {list}.",
}
PARTNER_MOVES: Final = {
    ("hand", "row"): "{name} plays {the}.",
    ("hand", "discard"): "{name} discards {the}.",
    ("deck", "hand"): "{name} draws {a}.",
    ("deck", "drawn"): "{name} draws {a}!",
    ("drawn", "doors"): "{The} opens for {name}.",
    ("deck", "doors"): "{name} finds {a} in the deck.",
    ("deck", "seen"): "{name} looks at the top of the deck: {list}.",
    ("seen", "discard"): "{name} discards {the} from there.",
    ("doors", "limbo"): "{name} gives up {the}. It goes to Limbo.",
    ("shared", "row"): "{name} plays the shared {list}.",
    ("shared", "discard"): "{name} discards the shared {list}.",
    ("shared", "hand"): "{name} takes {the} from the shared cards.",
    ("hand", "shared"): "{name} gives {the} to the shared cards.",
}
UNSEEN_MOVES: Final = {
    ("deck", "hand"): "{name} draws {cards}.",
    ("deck", "seen"): "{name} looks at {cards} from the top of the deck.",
    ("seen", "deck"): "{name} puts {cards} back on top of the deck.",
}
OTHER_MOVE: Final = "From {source} to {target}: {list}."
OTHER_UNSEEN: Final = "From {source} to {target}: {cards}."
SIGNALS: Final = {
    **{letter: f"I am working on {colour}" for letter, colour in COLOURS.items()},
    "free": "I need nothing, take what you like",
}
YOU_SIGNAL: Final = "You signal: {words}."
SIGNALLED: Final = "{name} signals: {words}."
SHUFFLED: Final = "The deck is shuffled."
WON: Final = "You have won! The last Door opens, and you wake up."
LOST: Final = "You have lost: the deck is empty, and the dream holds you."
ENDS: Final = {"won": WON, "lost": LOST}
ENDS_TOGETHER: Final = {
    "won": "You have won together! The last Door opens, and you both wake up.",
    "lost": "You have lost together: the deck is empty, and the dream holds you both.",
}
SUMMARY: Final = "Doors: {doors} of {all_doors}. Turns: {turns}."

TURN: Final = "Turn {turn}. {deck} in the deck."
HAND: Final = "Hand: {cards}."
ROW: Final = "Row: {cards}."
EARLIER: Final = "{n} cards, the last ones: {cards}"
IN_SERIES: Final = "Series: {n} of 3, {colour}."
DOORS: Final = "Doors: {doors} of {all_doors}. {by_colour}."
DOORS_OF: Final = "{colour} {n}/{m}"
TURN_OF: Final = "Turn {turn}, {name}. {deck} in the deck."
DOORS_OF_TWO: Final = "Doors: {doors} of {all_doors}. {mine}; {theirs}."
DOORS_BY: Final = "{name}: {colours}"
YOU: Final = "You"
NO_DOORS: Final = "none"
YOUR_HAND: Final = "Your hand: {cards}; shared: {shared}."
ONLY_SHARED: Final = "Shared: {shared}."
YOUR_ROW: Final = "Your row: {cards}."
ROW_OF: Final = "{name}'s row: {cards}."
HAND_OF: Final = "{name} holds: {cards}."
SO_MANY_UNKNOWN: Final = "{n} unknown"
LAST_SIGNAL: Final = "{name} signalled: {words}."
YOUR_SIGNAL: Final = "You signalled: {words}."
ZONES: Final = {
    "drawn": "Just drawn: {cards}.",
    "seen": "You are looking at: {cards}.",
    "limbo": "Limbo: {cards}.",
}
DISCARDED: Final = "Discard pile, {n}: {cards}."
KNOWN_TOP: Final = "Known on top of the deck, the next one first: {cards}."
TOP_KNOWN_TO_PARTNER: Final = "{name} knows the next {cards} of the deck."
TOP_CARD_KNOWN_TO_PARTNER: Final = "{name} knows the next card of the deck."
OTHER_ZONE: Final = "{name}: {cards}."
NOTHING: Final = "nothing"
NEXT_CARD: Final = "Next: {odds}."
CHANCE: Final = "{what} {n}/{m} ({percent})"
UNWINNABLE: Final = "This game can no longer be won: a Door is gone for good. You may play on."

ODDS_OF_UNKNOWN: Final = "The next card is one of {m}:"
ODDS_AFTER_KNOWN: Final = "Behind the {n} known, the next unknown card is one of {m}:"
ODDS_OF_TWO: Final = "{m} cards you cannot place: in the deck, or held by {name}. Of these:"
ODDS_LINE: Final = "  {code}  {name:<12}{n:>3}/{m:<3} {percent:>7}"
DECK_IS_EMPTY: Final = "The deck is empty."
NO_UNKNOWN: Final = "Nothing in the deck is unknown."

PROMPT: Final = "Your choice: "
PROMPT_FOR: Final = "{name}, your choice: "
CLEAR: Final = "{before}, press Enter to hide this screen: "
CURTAIN: Final = "{name}, press Enter when {before} looks away: "
GO_ON: Final = "Press Enter to see the table: "
SINCE: Final = "What happened, {name}:"
NEXT_PLAYER: Final = "{name} is next."
AGAIN: Final = "Another game? (yes or no): "
YES: Final = ("y", "yes")
NO: Final = ("n", "no", "quit", "q")
YES_OR_NO: Final = "Please type yes or no."
GOODBYE: Final = "Good night."
END_OF_INPUT: Final = "The input has ended, so the game is left here. Good night."

FRESH: Final = "A fresh deck."
REAL_DECK: Final = "A deck of your own."
REAL_CARDS: Final = "Your own cards. Shuffle the deck; you will be asked for the cards that come."
WHICH_CARD: Final = "Which card came? "
CARD_HELP: Final = (
    "Type the code of the card that came from your deck, or quit.",
    "R red, B blue, G green, T brown (tan); s sun, m moon, k key, d Door; Nm is a Nightmare.",
    "Still unseen: {cards}.",
)
NO_SUCH_CARD: Final = "{text!r} cannot come now. Type ? for help."
SAVED: Final = "The record is in {path}."
NOT_SAVED: Final = "The record could not be saved in {path}: {why}."
NOTHING_TO_SAVE: Final = "No card was dealt, so there is nothing to save."
REPLAY_PROMPT: Final = "Enter: next turn, b: back, a number: that turn, q: quit. "
REPLAY_NO_TURN: Final = "There is no turn {text}; the turns are {first} to {last}."
REPLAY_END: Final = "The record ends here."
REPLAY_TURN: Final = "Turn {label}: {notation}"
REPLAY_SETUP: Final = "Set-up: {notation}"
REPLAY_COMMENT: Final = "Comment: {words}"
REPLAY_POSITION: Final = "Position: {position}"
SEED: Final = "The deck of seed {seed}."
FAIR_SEED: Final = "The fair deck of seed {seed}."

WHY: Final = "Rule {rule}: {sentence}"
NO_SENTENCE: Final = "see docs/rules/reference.md."
NOT_A_NUMBER: Final = "There is no choice {number}; the choices are 1 to {last}."
NOT_AN_ACTION: Final = "I do not understand {text!r}. Type a number or a code, or ? for help."
NOT_POSSIBLE: Final = "{text!r} is not possible now. Type table to see the choices again."
AMBIGUOUS: Final = "{text!r} may mean {options}. Which one?"


def card_name(code: str) -> str:
    """`Rs` is a red sun; a code that has no words yet stands for itself."""
    if code in CARDS:
        return CARDS[code]
    if code == HIDDEN:
        return UNKNOWN
    colour, sign = COLOURS.get(code[:1]), SIGNS.get(code[1:2])
    return f"{colour} {sign}" if colour and sign else code


def colour_of(code: str) -> str:
    return COLOURS.get(code[:1], code)


def sort_of(code: str) -> str:
    """Which of the three big groups a card is counted with."""
    if code in CARDS:
        return DREAM
    return DOOR if code.endswith(DOOR_SIGN) else LOCATION


def card_list(codes: Sequence[str]) -> str:
    """Cards in words; equal neighbours are counted."""
    runs = [(code, len(list(same))) for code, same in groupby(codes)]
    names = [card_name(code) if n == 1 else f"{n} {card_name(code)}s" for code, n in runs]
    return ", ".join(names) or NOTHING


def with_article(codes: Sequence[str], article: str) -> str:
    """As in "You draw a red sun, a blue key"."""
    runs = [(code, len(list(same))) for code, same in groupby(codes)]
    return ", ".join(
        f"{article} {card_name(code)}" if n == 1 else f"{n} {card_name(code)}s" for code, n in runs
    )


def held(codes: Sequence[str]) -> str:
    """A hand of which some cards are known: "red key, 2 unknown"."""
    known = [code for code in codes if code != HIDDEN]
    unknown = len(codes) - len(known)
    parts = [card_list(known)] if known or not unknown else []
    return ", ".join([*parts, SO_MANY_UNKNOWN.format(n=unknown)] if unknown else parts)


def colours(codes: Sequence[str]) -> str:
    """Doors by colour alone; two of one colour are counted."""
    runs = [(code, len(list(same))) for code, same in groupby(codes)]
    names = [colour_of(code) if n == 1 else f"{n} {colour_of(code)}" for code, n in runs]
    return ", ".join(names) or NO_DOORS


def either(options: Sequence[str]) -> str:
    return " or ".join(options)


def cards(n: int) -> str:
    return "1 card" if n == 1 else f"{n} cards"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


UNDONE: Final = "Taken back."
NO_UNDO: Final = "That cannot be taken back: {why}."
PRACTICE: Final = "With --practice it could be; the record then says so."
