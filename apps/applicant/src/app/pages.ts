import type { ComponentType } from "react";

/** A page's module: every `.page.tsx` exports its component as `Page`. */
export type PageModule = { Page: ComponentType };

/** Loads a page's module. */
export type LoadPage = () => Promise<PageModule>;

type Settled = Promise<PageModule> & { status?: "fulfilled"; value?: PageModule };

const started = new Map<LoadPage, Settled>();

/**
 * The page's module, asked for once. A settled promise carries React's own `status` and `value`, so
 * that `use` reads it without suspending: prerendering and hydration then need no second pass.
 */
export function pageModule(load: LoadPage): Promise<PageModule> {
  const known = started.get(load);
  if (known) return known;
  const promise: Settled = load();
  started.set(load, promise);
  promise.then(
    (module) => {
      promise.status = "fulfilled";
      promise.value = module;
    },
    // A chunk that did not arrive is asked for again on the next visit.
    () => started.delete(load),
  );
  return promise;
}
