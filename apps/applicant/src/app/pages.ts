import type { ComponentType } from "react";

/** A page's module: every `.page.tsx` exports its component as `Page`. */
export type PageModule = { Page: ComponentType };

/** Loads a page's module. */
export type LoadPage = () => Promise<PageModule>;

/** The code of a page did not arrive: the connection was cut, or the school has installed a new version. */
export class PageNotLoaded extends Error {
  override readonly name = "PageNotLoaded";
}

type Settled = Promise<PageModule> & { status?: "fulfilled"; value?: PageModule };

const started = new Map<LoadPage, Settled>();
const failed = new Set<() => void>();

/**
 * The page's module, asked for once. A settled promise carries React's own `status` and `value`, so
 * that `use` reads it without suspending: prerendering and hydration then need no second pass.
 */
export function pageModule(load: LoadPage): Promise<PageModule> {
  const known = started.get(load);
  if (known) return known;
  const promise: Settled = load().catch((cause: unknown) => {
    forgetLater(() => started.delete(load));
    throw new PageNotLoaded("The code of a page did not arrive", { cause });
  });
  started.set(load, promise);
  promise.then(
    (module) => Object.assign(promise, { status: "fulfilled", value: module }),
    () => {},
  );
  return promise;
}

/** Notes how something that did not arrive is forgotten. */
export const forgetLater = (forget: () => void): void => void failed.add(forget);

/**
 * Forgets what did not arrive, so that it is asked for again: at the next visit and not before. A page
 * that is being drawn would else ask anew each time it is told of the failure, for ever.
 */
export function forgetFailures(): void {
  for (const forget of failed) forget();
  failed.clear();
}
