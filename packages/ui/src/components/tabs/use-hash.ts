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
    // An incomplete escape sequence in a link must not crash the page.
    return hash;
  }
}

/** The URL fragment without #, and a function that changes it with a history entry. */
export function useHash(): [hash: string, go: (hash: string) => void] {
  const hash = useSyncExternalStore(subscribe, read, () => "");
  return [hash, (next) => location.assign(`#${encodeURIComponent(next)}`)];
}
