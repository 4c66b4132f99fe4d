import type { LoadPage } from "../page-set-type.ts";
import { askAll, askingBy, type LaterName, type Question } from "./ask-first.ts";

/** A page, and what it asks first by calls that come with such pages: the client learns them before. */
export const askingLater = (
  load: LoadPage,
  ...questions: readonly Question<LaterName>[]
): LoadPage =>
  askingBy(load, async (queryClient, client) => {
    // Where code does not come, the page says so.
    const later = await import("../../parts/later/teach-later-calls.ts").catch(() => undefined);
    if (!later) return;
    later.teachLaterCalls(client);
    await askAll(questions)(queryClient, client);
  });
