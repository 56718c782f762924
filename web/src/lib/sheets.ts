/**
 * Open sheets are steps of the browser's history: Back closes the topmost one and stays on the page.
 *
 * How many are open is noted in the history's state. Whatever happens, to a sheet or by Back and Forward, the two are
 * made to agree again, so that a sheet closed in another way leaves no step behind, and a reload begins without any.
 */

/** How to close each open sheet, the topmost last. */
let open: (() => void)[] = [];
/** What waits until no step of a sheet is left. */
const waiting: (() => void)[] = [];
/** Whether the browser is on its way through its history. */
let stepping = false;

const steps = (): number => Number(history.state?.sheets ?? 0);

function agree(): void {
  if (stepping) return;
  const spare = steps() - open.length;
  if (spare > 0) {
    stepping = true;
    history.go(-spare);
    return;
  }
  while (steps() < open.length) history.pushState({ sheets: steps() + 1 }, "");
  if (!open.length) for (const act of waiting.splice(0)) act();
}

/** A sheet has been opened; what is returned tells that it is closed. */
export function laid(close: () => void): () => void {
  open.push(close);
  // One may close and another open at the same time: that is no step.
  queueMicrotask(agree);
  return () => {
    open = open.filter((each) => each !== close);
    queueMicrotask(agree);
  };
}

/** Close all sheets, and then go on: at once if there are none. */
export function cleared(act: () => void): void {
  waiting.push(act);
  for (const close of open.splice(0)) close();
  agree();
}

addEventListener("popstate", () => {
  stepping = false;
  for (const close of open.splice(steps()).reverse()) close();
  agree();
});

agree();
