import { useEffect, useEffectEvent, useState } from "react";
import type { Option } from "../select/options.tsx";

/** Some of the options that match a search. */
export type OptionPage = {
  /** The options, in the server's order. */
  options: readonly Option[];
  /** There are more on the next page. */
  more: boolean;
  /** How many match in all, where the server counts them. */
  total?: number;
};

/** Asks the server for a page (from 1) of what matches; give the signal to `fetch`. */
export type LoadOptions = (
  search: string,
  page: number,
  signal: AbortSignal,
) => Promise<OptionPage>;

type Answer = {
  /** What was asked: an answer to another question is none. */
  search: string;
  options: readonly Option[];
  pages: number;
  more: boolean;
  total: number | undefined;
};

// Long enough for a word, short enough to seem at once: each search costs a phone a request.
const pauseMs = 300;

const nothing: Answer = { search: "", options: [], pages: 0, more: true, total: undefined };

/**
 * The options of a search, page by page, while the list is open. Only the answer to the latest question
 * counts; the one on its way is cut off when another is asked.
 */
export function useServerOptions(load: LoadOptions | undefined, search: string, open: boolean) {
  const [answer, setAnswer] = useState(nothing);
  // The page that is asked for, or asked for again after a failure.
  const [asked, setAsked] = useState({ page: 1, turn: 0 });
  const [failed, setFailed] = useState<string>();
  const current = answer.pages > 0 && answer.search === search;
  const page = current ? asked.page : 1;
  const due = load !== undefined && open && (!current || page > answer.pages);
  const { turn } = asked;
  const question = due ? `${turn} ${page} ${search}` : undefined;
  // The first list and each next page come at once, a search when the typing pauses.
  const pause = search === "" || page > 1 ? 0 : pauseMs;

  const ask = useEffectEvent(async (asking: string, signal: AbortSignal) => {
    if (!load) return;
    try {
      const { options, more, total } = await load(search, page, signal);
      if (signal.aborted) return;
      const before = current ? answer.options : [];
      const known = new Set(before.map(({ value }) => value));
      // A row that was added meanwhile moves the others on: none is drawn twice.
      const fresh = options.filter(({ value }) => !known.has(value));
      setAnswer({ search, options: [...before, ...fresh], pages: page, more, total });
      if (page === 1) setAsked({ page: 1, turn });
    } catch {
      if (!signal.aborted) setFailed(asking);
    }
  });
  useEffect(() => {
    if (question === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => void ask(question, stop.signal), pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
      // Asked again, it is on its way again.
      setFailed(undefined);
    };
  }, [question, pause]);

  return {
    /** What is known of the search; of an older one while the new is on its way. */
    options: answer.options,
    /** The options are those of what is typed now. */
    current,
    more: current && answer.more,
    total: current ? answer.total : undefined,
    failed: due && failed === question,
    busy: due && failed !== question,
    /** Asks for the next page. */
    onMore: () => {
      if (current && answer.more && !due) setAsked({ page: answer.pages + 1, turn });
    },
    /** Asks again for what failed. */
    onRetry: () => setAsked({ page, turn: turn + 1 }),
  };
}
