import {
  enterTriesAgain,
  firstOf,
  loadingMore,
  searchFailed,
  searching,
} from "@polyportal/domain/messages/combobox";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { Button } from "../../components/button/button.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { CountLine, NothingFound, countText } from "./option-list.tsx";
import type { FoundOptions } from "./use-found-options.ts";

/** What a screen reader is told of the server's options as they come. */
export function listNews(found: FoundOptions, shown: number, sought: string): string {
  if (found.failed) return `${searchFailed} ${enterTriesAgain}`;
  if (!found.current) return searching;
  return found.more ? firstOf(shown, found.total) : countText(shown, shown, sought);
}

type SearchFailedProps = { onRetry: () => void; tabIndex?: number };

/** The server did not answer. */
export function SearchFailed({ onRetry, tabIndex }: SearchFailedProps) {
  return (
    <div className="grid justify-items-start gap-2 p-3">
      <p className="text-14 font-medium text-fail">{searchFailed}</p>
      <Button variant="secondary" size="small" tabIndex={tabIndex} onClick={onRetry}>
        {tryAgainLabel}
      </Button>
    </div>
  );
}

type ListEndProps = {
  found: FoundOptions;
  /** How many of them are in the list. */
  shown: number;
  /** How many there are. */
  words: string;
  sought: string;
};

/** Under the options: that more come, that they did not, or that there is none. */
export function ListEnd({ found, shown, words, sought }: ListEndProps) {
  // The box has the focus, whose Enter does the same.
  if (found.failed) return <SearchFailed tabIndex={-1} onRetry={found.onRetry} />;
  if (found.busy) {
    return (
      <p aria-hidden="true" className="flex items-center gap-2 p-3 text-14 text-ink-muted">
        <Spinner />
        {found.current ? loadingMore : searching}
      </p>
    );
  }
  if (found.options.length === 0) return <NothingFound sought={sought} />;
  if (!found.more && shown === found.options.length) return null;
  return <CountLine>{words}</CountLine>;
}
