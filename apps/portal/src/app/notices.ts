import type { Client } from "@polyportal/api-client/client/client";
import { lazyEndpoints } from "@polyportal/api-client/client/lazy-endpoint-table.gen";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { useProfile } from "./profile.ts";

const taught = new WeakSet<Client>();

/** Adds the endpoints that only this part calls, so that the shell need not contain them. */
function teach(client: Client): Client {
  if (!taught.has(client)) client.learn(lazyEndpoints);
  taught.add(client);
  return client;
}

const useNoticeClient = () => teach(useClient());

/** The notices that are currently shown to this person, newest first. */
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

/** Reports that notices were opened. Errors are ignored, because reading does not depend on it. */
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

/** Used if storage is missing: read notices are remembered until the page is left. */
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
  // Browsers send this event only to other tabs.
  dispatchEvent(new StorageEvent("storage", { key }));
}

function follow(onChange: () => void) {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}

/** Which notices this person has read or dismissed on this device, in any tab. */
export function useReadNotices() {
  const key = `read-notices:${useProfile().userName}`;
  const read = useSyncExternalStore(follow, () => stored(key)).split(" ");
  return {
    /** The ids of read notices. */
    read,
    /** Marks more as read. */
    markRead: (ids: readonly string[]) =>
      store(key, [...new Set([...read, ...ids])].slice(-most).join(" ")),
  };
}
