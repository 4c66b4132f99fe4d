import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
}

const read = () => decodeURIComponent(location.hash.slice(1));

/** The fragment of the address without its #, and a way to go to another one (a step of the history). */
export function useHash(): [hash: string, go: (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, read, () => "");
  return [hash, (next) => location.assign(`#${encodeURIComponent(next)}`)];
}
