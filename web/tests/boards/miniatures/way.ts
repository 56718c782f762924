/**
 * What becomes of a draft on the battlefield by the drags, turns and touches of a person who wants exactly one
 * answer.
 */

import {
  type Draft,
  dragged,
  isLaying,
  isPosed,
  isTurning,
  ofKind,
  type Posed,
  poseOf,
  turned,
  turns,
} from "../../../src/boards/miniatures/posing";
import { type Chosen, type Drafted, type Several, toggled } from "../../../src/boards/miniatures/prepared";
import type { Pose } from "../../../src/boards/miniatures/types";

export function way(decision: Posed | Several, blank: Drafted, wanted: Drafted): Drafted {
  if (isPosed(decision)) return posed(decision, blank as Draft, wanted as Draft);
  // What is chosen beforehand and not wanted is let go of first.
  const [begun, meant] = [blank as Chosen, wanted as Chosen];
  const touched = [
    ...begun.filter((each) => !meant.includes(each)),
    ...meant.filter((each) => !begun.includes(each)),
  ];
  return touched.reduce<Chosen>((draft, each) => toggled(decision, draft, each), begun);
}

/** The tray is dragged to where it should be, and then turned. */
function posed(asked: Posed, blank: Draft, wanted: Draft): Draft {
  const end: Pose = poseOf(asked, wanted);
  let draft = isLaying(asked) ? ofKind(blank, (wanted as { kind: string }).kind) : blank;
  if (!isTurning(asked)) draft = dragged(asked, draft, end.x, end.y);
  return turns(asked) ? turned(asked, draft, end.heading) : draft;
}
