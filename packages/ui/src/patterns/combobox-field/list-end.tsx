import { Button } from "../../components/button/button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { CountLine, NothingFound } from "./option-list.tsx";
import type { FoundOptions } from "./use-found-options.ts";
import { useWords } from "../../words/words.ts";
import { comboboxWords } from "./combobox.words.ts";

/** What screen readers hear about the server's options. */
export function useListNews(found: FoundOptions, shown: number, sought: string): string {
  const words = useWords("combobox", comboboxWords);
  if (found.failed) return `${words.failed} ${words.enterTriesAgain}`;
  if (!found.current) return words.searching;
  return found.more ? words.firstOf(shown, found.total) : words.counted(shown, shown, sought);
}

type SearchFailedProps = { onRetry: () => void; tabIndex?: number };

/** The server did not answer. */
export function SearchFailed({ onRetry, tabIndex }: SearchFailedProps) {
  const words = useWords("combobox", comboboxWords);
  return (
    <div className="grid justify-items-start gap-2 p-3">
      <p className="text-14 font-medium text-fail">{words.failed}</p>
      <Button variant="secondary" size="small" tabIndex={tabIndex} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}

type ListEndProps = {
  found: FoundOptions;
  /** How many of them are in the list. */
  shown: number;
  /** The number of matches in words. */
  counted: string;
  sought: string;
};

/** Below the options: more are loading, loading failed, or there are none. */
export function ListEnd({ found, shown, counted, sought }: ListEndProps) {
  const words = useWords("combobox", comboboxWords);
  // The box has the focus, and Enter there does the same.
  if (found.failed) return <SearchFailed tabIndex={-1} onRetry={found.onRetry} />;
  if (found.busy) {
    return (
      <p aria-hidden="true" className="flex items-center gap-2 p-3 text-14 text-ink-muted">
        <Spinner />
        {found.current ? words.loadingMore : words.searching}
      </p>
    );
  }
  if (found.options.length === 0) return <NothingFound sought={sought} />;
  if (!found.more && shown === found.options.length) return null;
  return <CountLine>{counted}</CountLine>;
}
