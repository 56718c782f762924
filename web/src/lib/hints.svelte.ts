/** Whether the guide of a game is shown on this device. */

function kept(key: string): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export class Hints {
  shown: boolean = $state(true);
  private readonly key: string;

  constructor(game: string) {
    this.key = `maester.${game}.guide`;
    this.shown = kept(this.key);
  }

  show(shown: boolean): void {
    this.shown = shown;
    try {
      localStorage.setItem(this.key, shown ? "on" : "off");
    } catch {
      // Storage may be forbidden; then it lasts as long as the page.
    }
  }
}
