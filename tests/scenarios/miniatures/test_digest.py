"""Every machine computes the same table: one number over the sines and 60,000 scenes.

web/tests/boards/miniatures/geometry.test.ts computes the same number in JavaScript.
"""

from hashlib import sha256

import pytest

from maester.games.miniatures.geometry.angle import COS, SIN
from maester.games.miniatures.geometry.measure import INCH, TOUCH, contact, nearer, overlap
from maester.games.miniatures.geometry.tray import outline
from tests.scenarios.miniatures.scenes import pairs

SCENES = 60_000
DIGEST = "3ef8bf9e2f5abd4ae8f2579a1d588840a6e5cd5c16574788d85ba4ae5c57d69d"


@pytest.mark.rule("MIN-RULE-04")
def test_the_digest_of_sixty_thousand_scenes_is_the_one_of_every_machine():
    digest = sha256(",".join(map(str, (*SIN, *COS))).encode())
    met = [0, 0, 0]
    for one, other in pairs(7, SCENES):
        p, q = outline(*one), outline(*other)
        answers = overlap(p, q), nearer(p, q, INCH - TOUCH), contact(p, q)
        met = [count + answer for count, answer in zip(met, answers, strict=True)]
        corners = ",".join(str(n) for corner in (*p, *q) for n in corner)
        digest.update(f";{corners}:{''.join('01'[answer] for answer in answers)}".encode())
    assert min(met[:2]) > SCENES // 10
    assert met[2] > 0
    assert digest.hexdigest() == DIGEST
