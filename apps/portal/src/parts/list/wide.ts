import { useSyncExternalStore } from "react";

const wide = "(width >= 80rem)";

const watch = (changed: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether there is room for a record beside its list. */
export const isWide = () => matchMedia(wide).matches;

/** The same as state. */
export const useWide = () => useSyncExternalStore(watch, isWide);
