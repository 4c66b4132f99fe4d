import { use, useEffect, useState } from "react";
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
  type To,
} from "react-router-dom";

/** The state that `LeaveGuard` needs. */
type HeldBack = { state: "blocked" | "unblocked"; proceed: () => void; reset: () => void };

type Guard = {
  /** Whether going to an address loses unsaved text. */
  loses: (href: string) => boolean;
  /** Asks, then continues if allowed. */
  ask: (goOn: () => void) => void;
};

/** Several guards may be active, but the person is asked once. */
const guards = new Set<Guard>();
let release: (() => void) | undefined;

/**
 * Blocks leaving the page until `proceed` is called. The portal's router has no data APIs and so no
 * `useBlocker` (docs/decisions/0008-routers-without-data.md); only pages that need this load it. `record` is
 * the parameter that identifies the page's subject: others may change.
 */
export function useHeldBack(record?: string): HeldBack {
  const { navigator } = use(NavigationContext);
  const { pathname, search } = useLocation();
  const [goOn, setGoOn] = useState<() => void>();
  useEffect(() => {
    const placeOf = (href: string) => {
      const url = new URL(href, location.href);
      return `${url.pathname} ${record === undefined ? url.search : url.searchParams.get(record)}`;
    };
    const place = placeOf(pathname + search);
    const guard: Guard = {
      loses: (href) => placeOf(href) !== place,
      ask: (next) => setGoOn(() => next),
    };
    guards.add(guard);
    release ??= holdBack(navigator);
    return () => {
      guards.delete(guard);
      if (guards.size > 0) return;
      release?.();
      release = undefined;
    };
  }, [navigator, pathname, search, record]);
  return {
    state: goOn ? "blocked" : "unblocked",
    proceed() {
      setGoOn(undefined);
      goOn?.();
    },
    reset: () => setGoOn(undefined),
  };
}

/** Asks the guards before the router or the browser's history changes the address. */
function holdBack(navigator: Navigator): () => void {
  const { push, replace } = navigator;
  const asking = (go: Navigator["push"]): Navigator["push"] => {
    return (to: To, ...rest) => {
      const href = navigator.createHref(to);
      const guard = [...guards].find(({ loses }) => loses(href));
      if (guard) guard.ask(() => go(to, ...rest));
      else go(to, ...rest);
      stood = here();
    };
  };
  // A Back has happened when it is reported, and the router hears of it first. So the address is restored,
  // the router told before it renders, and the Back repeated if allowed.
  let stood = here();
  let passing = false;
  const telling = (act: () => void) => {
    passing = true;
    act();
  };
  const goneBack = () => {
    // Another tab of the same page does not leave it.
    const stays = passing || pageOf(location.href) === pageOf(stood.href);
    const guard = stays ? undefined : [...guards].find(({ loses }) => loses(location.href));
    passing = false;
    if (!guard) {
      stood = here();
      return;
    }
    const { href, state } = stood;
    history.pushState(state, "", href);
    telling(() => dispatchEvent(new PopStateEvent("popstate", { state })));
    guard.ask(() => telling(() => history.back()));
  };
  navigator.push = asking(push);
  navigator.replace = asking(replace);
  addEventListener("popstate", goneBack);
  return () => {
    Object.assign(navigator, { push, replace });
    removeEventListener("popstate", goneBack);
  };
}

const here = () => ({ href: location.href, state: history.state as unknown });

/** An address without its fragment. */
const pageOf = (href: string) => href.split("#")[0];
