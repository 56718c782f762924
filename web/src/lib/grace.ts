/**
 * Milliseconds something has to stand before a press answers it: an earlier one was meant for what was there before.
 */
export const GRACE = 400;
