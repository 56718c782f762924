/** What is remembered on this device from one visit to the next. */

import type { Keeping } from "./keeping";

export const device: Keeping = {
  read(key) {
    try {
      return JSON.parse(localStorage.getItem(key) ?? "null");
    } catch {
      return null;
    }
  },
  write(key, value) {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage may be full or forbidden; then it lasts as long as the page.
    }
  },
};
