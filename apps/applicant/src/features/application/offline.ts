import { keptAnswersKey, workerPath } from "@polyportal/domain/application/worker";
import type { Client } from "@polyportal/api-client/client/client";
import type { Query, QueryClient } from "@tanstack/react-query";
import type { Opened } from "./opened.tsx";
import { startRenewal } from "./renewal.ts";
import { fetchLists } from "./steps/lists.ts";

/** The saved application, and the lists of its fields. */
const isKept = ({ queryKey: [name], state }: Query): boolean =>
  state.data !== undefined &&
  (name === "loadApplication" || (typeof name === "string" && name.startsWith("list")));

/** Card PINs are never stored on a device. */
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
    // Storage is missing or full: a reload then needs the network.
  }
}

/** Restores the server's answers that the tab has stored. */
export function restoreAnswers(queryClient: QueryClient): void {
  try {
    const answers: unknown = JSON.parse(sessionStorage.getItem(keptAnswersKey) ?? "[]");
    // Written only above.
    for (const [key, data] of answers as [unknown[], unknown][]) {
      if (queryClient.getQueryData(key) === undefined) queryClient.setQueryData(key, data);
    }
  } catch {
    // Without storage, the network is needed.
  }
}

/**
 * Lets the form survive an offline reload: a service worker keeps its files, and the tab its answers. Also
 * renews the token while the person writes. Returns a function that stops this.
 */
export function startOffline(client: Client, queryClient: QueryClient, opened: Opened): () => void {
  keepAnswers(queryClient);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") keepAnswers(queryClient);
  });
  const stopRenewal = startRenewal(client, opened);
  // Load what is needed offline while there is a network.
  import("./send-waiting.ts").catch(() => {});
  fetchLists(client, queryClient, opened.programme);
  // Missing without https, and refused in private windows. Only for pages from the server, not for stories.
  if (import.meta.env.PROD && document.getElementById("app") && "serviceWorker" in navigator) {
    navigator.serviceWorker.register(workerPath, { scope: location.pathname }).catch(() => {});
  }
  return () => {
    unsubscribe();
    stopRenewal();
  };
}
