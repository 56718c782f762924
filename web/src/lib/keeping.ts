/** What is kept for the length of a visit, so that a reload or a lost connection loses nothing that was prepared. */

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
      // Storage may be full or forbidden; then it is kept as long as the page.
    }
  },
};
