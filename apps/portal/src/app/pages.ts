import { matchPath } from "react-router-dom";
import { PageNotLoaded } from "./page-not-loaded.ts";
import type { LoadPage, PageModule, PageSet } from "./page-set-type.ts";

/** A page of the person's set that is not built says what it belongs to. */
export const loadUnbuilt: LoadPage = () => import("../features/unbuilt/unbuilt.page.tsx");

/** Loads the page of an address. */
export const loadOf = ({ pages }: PageSet, address: string): LoadPage =>
  pages[address] ??
  Object.entries(pages).find(([path]) => matchPath(path, address))?.[1] ??
  loadUnbuilt;

const started = new Map<LoadPage, Promise<PageModule>>();
const failed = new Set<LoadPage>();

/** A page's module, asked for once. */
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
 * Forgets what did not arrive, so that it is asked for again: at the next visit and not before. A page
 * that is being drawn would else ask anew each time it is told of the failure, for ever.
 */
export function forgetFailures(): void {
  for (const load of failed) started.delete(load);
  failed.clear();
}
