import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

/** The school's notices that are shown now, newest first. */
export const useNotices = () =>
  useQuery(
    queryOptionsFor(
      useClient(),
      "listNotices",
      {},
      { staleTimeMs: 300_000, refetchOnWindowFocus: true },
    ),
  );

const key = "read-notices";
/** More than the board ever holds. */
const most = 100;

const stored = () => localStorage.getItem(key) ?? "";

function follow(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** The ids of the notices that were read or put away on this device, in whichever tab. */
export const useReadNotices = (): readonly string[] =>
  useSyncExternalStore(follow, stored).split(" ");

/** Remembers on this device that notices were read or put away. */
export function markNoticesRead(ids: readonly string[]): void {
  const all = new Set([...stored().split(" "), ...ids]);
  localStorage.setItem(key, [...all].slice(-most).join(" "));
  // The browser tells the other tabs alone.
  dispatchEvent(new StorageEvent("storage", { key }));
}
