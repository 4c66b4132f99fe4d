import { matchPath } from "react-router-dom";
import { PageNotLoaded } from "./page-not-loaded.ts";
import type { LoadPage, PageModule, PageSet } from "./page-set-type.ts";

/** A page of the set that is not built yet. It shows its area. */
export const loadUnbuilt: LoadPage = () => import("../features/unbuilt/unbuilt.page.tsx");

/** Returns what loads the page of an address. */
export const loadOf = ({ pages }: PageSet, address: string): LoadPage =>
  pages[address] ??
  Object.entries(pages).find(([path]) => matchPath(path, address))?.[1] ??
  loadUnbuilt;

const started = new Map<LoadPage, Promise<PageModule>>();
const failed = new Set<LoadPage>();

/** A page's module, requested once. */
export function pageModule(load: LoadPage): Promise<PageModule> {
  const known = started.get(load);
  if (known) return known;
  const promise = load().catch((cause: unknown) => {
    failed.add(load);
    throw new PageNotLoaded("The code of a page did not arrive", { cause });
  });
  started.set(load, promise);
  return promise;
}

/**
 * Forgets failed modules, so that they are requested on the next visit. While a page renders, they stay: it
 * would request them again on every render of the error.
 */
export function forgetFailures(): void {
  for (const load of failed) started.delete(load);
  failed.clear();
}
