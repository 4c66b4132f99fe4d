import { keptAnswersKey, workerPath } from "@polyportal/domain/application/worker";
import type { Client } from "@polyportal/api-client/client/client";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { Opened } from "./opened.tsx";
import { startRenewal } from "./renewal.ts";
import { fetchLists } from "./steps/lists.ts";

/** The saved application, and the lists that its fields choose from. */
const isKept = ({ queryKey: [name], state }: Query): boolean =>
  state.data !== undefined &&
  (name === "loadApplication" || (typeof name === "string" && name.startsWith("list")));

/** Card pins are never kept on a device. */
const withoutPins = (name: string, value: unknown): unknown => (name === "cardPin" ? "" : value);

function keepAnswers(queryClient: QueryClient): void {
  const answers = queryClient
    .getQueryCache()
    .getAll()
    .filter(isKept)
    .map(({ queryKey, state }) => [queryKey, state.data]);
  try {
    sessionStorage.setItem(keptAnswersKey, JSON.stringify(answers, withoutPins));
  } catch {
    // A private window or a full one: a reload then needs the network.
  }
}

/** Gives the form what the tab still has of the server's answers. */
export function restoreAnswers(queryClient: QueryClient): void {
  try {
    const answers: unknown = JSON.parse(sessionStorage.getItem(keptAnswersKey) ?? "[]");
    // Written above and nowhere else.
    for (const [key, data] of answers as [unknown[], unknown][]) {
      if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data);
    }
  } catch {
    // Then the network has to come back first.
  }
}

/**
 * From now on the form survives a reload without a network, its files by a worker and its answers in
 * the tab, and its token is renewed while the person writes. Answers how to stop.
 */
export function startOffline(client: Client, queryClient: QueryClient, opened: Opened): () => void {
  keepAnswers(queryClient);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") keepAnswers(queryClient);
  });
  const stopRenewal = startRenewal(client, opened);
  // What is needed without a network comes while there is one.
  import("./send-waiting.ts").catch(() => {});
  fetchLists(client, queryClient, opened.programme);
  // Missing where the page is not served over https, and refused in private windows.
  // The worker belongs to the page that the server has sent, not to a story of it.
  if (import.meta.env.PROD && document.getElementById("app") && "serviceWorker" in navigator) {
    navigator.serviceWorker.register(workerPath, { scope: location.pathname }).catch(() => {});
  }
  return () => {
    unsubscribe();
    stopRenewal();
  };
}
