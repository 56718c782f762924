"""What a game says, as far as every game says it alike. The server passes it on as it is; a browser reads this much."""

from typing import Annotated, Any

from maester.kernel import Decision, Event, Standing

AnyDecision = Annotated[Any, Decision]
AnyEvent = Annotated[Any, Event]
AnyStanding = Annotated[Any, Standing]
