/** Whether the guide of the board game is shown on this device. */

import { Hints } from "../../lib/hints.svelte";

export const hints = new Hints("westeros");
