/** Whether the guide is shown on this device. */

const KEY = "maester.westeros.guide";

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

class Hints {
  shown = $state(kept());

  show(shown: boolean): void {
    this.shown = shown;
    try {
      localStorage.setItem(KEY, shown ? "on" : "off");
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  }
}

export const hints = new Hints();
