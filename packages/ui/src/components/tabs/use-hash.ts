import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  addEventListener("popstate", listener);
  return () => {
    removeEventListener("hashchange", listener);
    removeEventListener("popstate", listener);
  };
}

function read(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    // Somebody cut a link in the middle of an escape; it names no sheet, and must not end the page.
    return hash;
  }
}

/** The fragment of the address without its #, and a way to go to another one (a step of the history). */
export function useHash(): [hash: string, go: (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, read, () => "");
  return [hash, (next) => location.assign(`#${encodeURIComponent(next)}`)];
}
