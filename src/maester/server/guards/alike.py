"""Nicknames that look alike: a quick reader mistakes one for the other, whatever letters they are written with."""

import unicodedata
from functools import lru_cache


def pairs(text: str) -> dict[int, str]:
    """ "Аa Вb" → А looks like a, В like b."""
    return {ord(pair[0]): pair[1] for pair in text.split()}


# Capitals and small letters apart: a Greek \N{GREEK CAPITAL LETTER NU} looks like n, the small one like v.
CAPITALS = pairs("Аa Вb Еe Зз Іl Јj Кk Мm Нh Оo Рp Сc Ѕs Тt Уy Хx Ԛq Ԝw Αa Βb Εe Ζz Ηh Ιl Κk Μm Νn Οo Ρp Τt Υy Χx")
SMALL = pairs(
    "аa вb гr еe з3 іl јj кk мm нh оo пn рp сc ѕs тt уy хx һh ԁd ԛq ԝw ӏl "
    "αa βb γy εe ηn ιl κk νv οo ρp σo τt υu χx ωw ıl łl øo đd ħh ſs 0o 1l il |l !l $s"
)


def alike(one: str, other: str) -> bool:
    return skeleton(one) == skeleton(other)


@lru_cache(1000)
def skeleton(nickname: str) -> str:
    """What a nickname looks like at a glance: no accents, no gaps, and letters that look the same are the same."""
    plain = unicodedata.normalize("NFKC", nickname).translate(CAPITALS).casefold()
    bare = "".join(each for each in unicodedata.normalize("NFKD", plain) if unicodedata.category(each)[0] != "M")
    seen = "".join(each for each in bare.translate(SMALL) if unicodedata.category(each)[0] not in "ZPC")
    return seen.replace("rn", "m").replace("vv", "w") or plain
