"""To which phase of the game a step belongs."""

from typing import ClassVar

from maester.kernel import Step


class SetupStep(Step, frozen=True):
    phase: ClassVar[str] = "setup"


class ActivationStep(Step, frozen=True):
    phase: ClassVar[str] = "activation"


class CleanUpStep(Step, frozen=True):
    phase: ClassVar[str] = "clean-up"
