"""Refusals of the server, in the reader's language."""

from collections.abc import Mapping
from functools import cache, cached_property
from importlib.resources import files

from msgspec.structs import replace

from maester.kernel import BadOptions, IllegalAnswer, Refusal, RulesBroke, UnreadableAnswer
from maester.server.messages import Refused
from maester.store import LooksAlike, StoreUnavailable
from maester.words import LANGUAGES, Words
from maester.words.arguments import Listener
from maester.words.language import Language, texts


class NotAllowed(Exception):
    """Something a person may not do, or not now. `why` is the id of a sentence, `status` the HTTP status."""

    def __init__(self, why: str, status: int = 409, **about: str | int) -> None:
        super().__init__(why)
        self.why, self.status, self.about = why, status, about


class RefusedOptions(BadOptions):
    """The game refuses to be set up like this."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.game = game


class ServerWords(Words):
    """Words, plus those of server/words."""

    @cached_property
    def listener(self) -> Listener:
        return Listener(spoken(self.lang, self.game), self.names, self.you)


@cache
def spoken(lang: str, game: str | None) -> Language:
    ours = files("maester.server").joinpath("words", f"{lang}.ftl").read_text("utf-8")
    return Language.of(lang, [*texts(lang, game), ours])


def language_of(wanted: str | None) -> str:
    """The requested language, from a code or an Accept-Language header; English if we do not speak it."""
    for part in (wanted or "").lower().split(","):
        code = part.strip()[:2]
        if code in LANGUAGES:
            return code
    return "en"


def worded(
    error: Exception, lang: str, game: str | None = None, names: Mapping[str, str] = {}, you: str | None = None
) -> Refused:
    """Why something was not done."""
    voice = ServerWords(lang, game, names, you)
    match error:
        case NotAllowed():
            return Refused(error.why, error.about, None, voice.say(f"refusal-{error.why}", **error.about))
        case LooksAlike():
            why = "nickname-looks-alike"
            return Refused(why, {}, None, voice.say(f"refusal-{why}"))
        case StoreUnavailable():
            why = f"store-{error.reason}"
            return Refused(why, {}, None, voice.say(f"refusal-{why}"))
        case IllegalAnswer() | BadOptions():
            first, *others = (
                Refused(each.why, dict(each.about), each.rule, voice.refusal(each)) for each in error.refusal.reasons
            )
            return replace(first, more=tuple(others))
        case UnreadableAnswer():
            return Refused("unreadable-answer", {}, None, voice.error(error))
        case RulesBroke():
            return Refused("rules-broke", {}, None, voice.error(error))
    raise TypeError(f"no words for {error!r}")


def reasons(refusal: Refusal | None, lang: str, game: str) -> tuple[Refused, ...]:
    """Everything that is wrong, one by one."""
    if refusal is None:
        return ()
    voice = ServerWords(lang, game)
    return tuple(Refused(each.why, dict(each.about), each.rule, voice.refusal(each)) for each in refusal.reasons)
