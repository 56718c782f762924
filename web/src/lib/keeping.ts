/** What is kept for one visit, so that a reload or a lost connection loses no draft. */

export interface Keeping {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/** In the browser's storage of this tab. */
export const visit: Keeping = {
  read(key) {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage may be full or forbidden; then it lasts as long as the page.
    }
  },
};
