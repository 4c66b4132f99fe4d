import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { isNoticeFor } from "@polyportal/domain/notice/audience";
import { useSyncExternalStore } from "react";
import { useProfile } from "./profile.ts";

/** The school's notices that are shown now, newest first. */
const useNotices = () =>
  useQuery(
    queryOptionsFor(
      useClient(),
      "listNotices",
      {},
      { staleTimeMs: 300_000, refetchOnWindowFocus: true },
    ),
  );

/** Those of them that are for this person. */
export function useOwnNotices() {
  const profile = useProfile();
  const { data, error } = useNotices();
  return { data: data?.filter(({ category }) => isNoticeFor(category, profile)), error };
}

/** More than the board ever holds. */
const most = 100;

/** In a window that keeps nothing: what was read is remembered until the page is left. */
const unkept = new Map<string, string>();

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? unkept.get(key) ?? "";
  } catch {
    return unkept.get(key) ?? "";
  }
}

function store(key: string, ids: string): void {
  try {
    localStorage.setItem(key, ids);
  } catch {
    unkept.set(key, ids);
  }
  // The browser tells the other tabs alone.
  dispatchEvent(new StorageEvent("storage", { key }));
}

function follow(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** What this person has read or put away of the school's notices on this device, in whichever tab. */
export function useReadNotices() {
  const key = `read-notices:${useProfile().userName}`;
  const read = useSyncExternalStore(follow, () => stored(key)).split(" ");
  return {
    /** The ids of what was read. */
    read,
    /** Remembers that more was read. */
    markRead: (ids: readonly string[]) =>
      store(key, [...new Set([...read, ...ids])].slice(-most).join(" ")),
  };
}
