import type { Client } from "@polyportal/api-client/client/client";
import { laterEndpoints } from "@polyportal/api-client/client/later-endpoint-table.gen";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useProfile } from "./profile.ts";

const taught = new WeakSet<Client>();

/** The client, knowing what only this part calls: the shell carries none of it. */
function teach(client: Client): Client {
  if (!taught.has(client)) client.learn(laterEndpoints);
  taught.add(client);
  return client;
}

const useNoticeClient = () => teach(useClient());

/** The school's notices that are shown now to this person, newest first. */
export function useOwnNotices() {
  const { data, error } = useQuery(
    queryOptionsFor(
      useNoticeClient(),
      "listOwnNotices",
      {},
      { staleTimeMs: 300_000, refetchOnWindowFocus: true },
    ),
  );
  return { data, error };
}

/** Tells the school that notices were opened; that they can be read does not depend on it. */
export function useCountViews() {
  const client = useNoticeClient();
  const { impersonation } = useProfile();
  return (ids: readonly string[]) => {
    if (impersonation || ids.length === 0) return;
    client
      .call("readNotices", { ids: [...ids] }, { handleForbidden: false })
      .catch(() => undefined);
  };
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
