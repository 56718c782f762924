/** Telling me that it is my turn while I look elsewhere: in the title, and by a notification if I allowed it. */

class Attention {
  /** Whether the browser may show notifications; "unasked" until a person clicks. */
  permission: NotificationPermission | "unsupported" = $state(
    "Notification" in globalThis ? Notification.permission : "unsupported",
  );
  private title = "";
  private timer: ReturnType<typeof setInterval> | undefined;
  private shown: Notification | null = null;

  async ask(): Promise<void> {
    this.permission = await Notification.requestPermission();
  }

  /** It has become my turn. Nothing happens while I am looking. */
  call(text: string): void {
    if (document.visibilityState === "visible") return;
    this.rest();
    this.title = document.title;
    let on = false;
    this.timer = setInterval(() => {
      on = !on;
      document.title = on ? `● ${text}` : this.title;
    }, 1_000);
    document.addEventListener("visibilitychange", this.rest, { once: true });
    if (this.permission !== "granted") return;
    this.shown = new Notification("maester", { body: text, icon: "/icon.svg", tag: "maester-turn" });
    this.shown.onclick = () => {
      window.focus();
      this.shown?.close();
    };
  }

  private readonly rest = (): void => {
    if (!this.timer) return;
    clearInterval(this.timer);
    this.timer = undefined;
    document.title = this.title;
    this.shown?.close();
    this.shown = null;
  };
}

export const attention = new Attention();
