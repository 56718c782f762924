/** Where we are, and how to go elsewhere. */

import { untrack } from "svelte";
import { type Route, routeOf } from "./route";
import { cleared } from "./sheets";

let current = $state.raw(routeOf(new URL(location.href)));

export const router = {
  get route(): Route {
    return current;
  },
};

/** Go to one of our addresses. Sheets stay behind, and so do their steps in the history. */
export function go(address: string, { replace = false } = {}): void {
  cleared(() => {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    const before = untrack(() => current);
    arrive();
    const after = untrack(() => current);
    if (before.screen !== after.screen || before.what !== after.what) scrollTo(0, 0);
  });
}

let here = location.href;

function arrive(): void {
  if (location.href === here) return;
  here = location.href;
  current = routeOf(new URL(here));
}

addEventListener("popstate", arrive);

// Plain links work everywhere: clicking one of ours changes the screen without a page load.
addEventListener("click", (click) => {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey)
    return;
  const link = (click.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  const address = new URL(link.href);
  if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (address.pathname === location.pathname && address.search === location.search && address.hash) return;
  click.preventDefault();
  go(address.pathname + address.search + address.hash);
});
