import type { LoadPage } from "../page-set-type.ts";
import { askAll, prefetchingBy, type LazyEndpointName, type Question } from "./prefetching.ts";

/** A page, and what it asks first by calls that come with such pages: the client learns them before. */
export const prefetchingLazily = (
  load: LoadPage,
  ...questions: readonly Question<LazyEndpointName>[]
): LoadPage =>
  prefetchingBy(load, async (queryClient, client) => {
    // Where code does not come, the page says so.
    const later = await import("../../parts/lazy/learn-lazy-endpoints.ts").catch(() => undefined);
    if (!later) return;
    later.learnLazyEndpoints(client);
    await askAll(questions)(queryClient, client);
  });
