import { use, useEffect, useState } from "react";
import {
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  type Navigator,
  type To,
} from "react-router-dom";

/** What `LeaveGuard` wants to know. */
type HeldBack = { state: "blocked" | "unblocked"; proceed: () => void; reset: () => void };

type Guard = {
  /** Whether what is unsaved is lost at an address. */
  loses: (href: string) => boolean;
  /** Asks, and goes on where it may. */
  ask: (goOn: () => void) => void;
};

/** Several may be open on one page; whoever leaves is asked once. */
const guards = new Set<Guard>();
let release: (() => void) | undefined;

/**
 * Holds back whoever leaves the page, until `proceed` lets them go. The portal's router knows no data and
 * so has no `useBlocker` (docs/decisions/0008-routers-without-data.md); this weighs on the pages alone
 * that want it. `record` names the part of the address that says what the page is about: the others may
 * change.
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

/** Asks the guards before the router or the browser's history goes to another address. */
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
  // Back has been done when it is told, and the router, which listens for longer, has heard of it first:
  // the address is put back, the router told so before it draws, and left once more where it may be.
  let stood = here();
  let passing = false;
  const telling = (act: () => void) => {
    passing = true;
    act();
  };
  const goneBack = () => {
    // Another tab of the same page is no other page.
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
