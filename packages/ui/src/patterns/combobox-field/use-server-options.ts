import { useEffect, useEffectEvent, useState } from "react";
import type { Option } from "../select/options.tsx";

/** A page of matching options. */
export type OptionPage = {
  /** The options, in the server's order. */
  options: readonly Option[];
  /** There are more on the next page. */
  more: boolean;
  /** The number of all matches, if the server counts them. */
  total?: number;
};

/** Loads a page (from 1) of matches. Pass the signal to `fetch`. */
export type LoadOptions = (
  search: string,
  page: number,
  signal: AbortSignal,
) => Promise<OptionPage>;

type Answer = {
  /** The search of this answer; answers to other searches are ignored. */
  search: string;
  options: readonly Option[];
  pages: number;
  more: boolean;
  total: number | undefined;
};

// Long enough for a word, short enough to seem instant: each search costs a phone a request.
const pauseMs = 300;

const nothing: Answer = { search: "", options: [], pages: 0, more: true, total: undefined };

/**
 * The options of a search, page by page, while the list is open. Only the latest search counts; a running
 * request is cancelled by the next one.
 */
export function useServerOptions(load: LoadOptions | undefined, search: string, open: boolean) {
  const [answer, setAnswer] = useState(nothing);
  // The requested page; `turn` changes for a retry.
  const [asked, setAsked] = useState({ page: 1, turn: 0 });
  const [failed, setFailed] = useState<string>();
  const current = answer.pages > 0 && answer.search === search;
  const page = current ? asked.page : 1;
  const due = load !== undefined && open && (!current || page > answer.pages);
  const { turn } = asked;
  const question = due ? `${turn} ${page} ${search}` : undefined;
  // The first list and each next page are loaded at once, a search after a pause in typing.
  const pause = search === "" || page > 1 ? 0 : pauseMs;

  const ask = useEffectEvent(async (asking: string, signal: AbortSignal) => {
    if (!load) return;
    try {
      const { options, more, total } = await load(search, page, signal);
      if (signal.aborted) return;
      const before = current ? answer.options : [];
      const known = new Set(before.map(({ value }) => value));
      // A row added meanwhile shifts the others, so remove duplicates.
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
      // A retry is loading again.
      setFailed(undefined);
    };
  }, [question, pause]);

  return {
    /** The known options; those of an older search while the new one is loading. */
    options: answer.options,
    /** The options belong to the current text. */
    current,
    more: current && answer.more,
    total: current ? answer.total : undefined,
    failed: due && failed === question,
    busy: due && failed !== question,
    /** Loads the next page. */
    onMore: () => {
      if (current && answer.more && !due) setAsked({ page: answer.pages + 1, turn });
    },
    /** Retries. */
    onRetry: () => setAsked({ page, turn: turn + 1 }),
  };
}
