import type { ReactNode } from "react";
import { FileIcon, SearchIcon } from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { emptyStateWords } from "./empty-state.words.ts";

export type EmptyStateProps = {
  /** What will stand here. */
  children?: ReactNode;
  /** The way to the first one. */
  action?: ReactNode;
};

/** A list or table that has nothing in it yet. */
export function EmptyState({ children, action }: EmptyStateProps) {
  const words = useWords("emptyState", emptyStateWords);
  return (
    <div className={frame}>
      <FileIcon className="size-8 text-ink-muted" strokeWidth={1.5} />
      <p>{children ?? words.empty}</p>
      {action}
    </div>
  );
}

export type NoResultProps = {
  /** What was searched for. */
  term?: string;
  /** A way on, such as "Clear the search". */
  action?: ReactNode;
};

/** A search or filter that nothing answers to. */
export function NoResult({ term = "", action }: NoResultProps) {
  const words = useWords("emptyState", emptyStateWords);
  return (
    <div className={frame} role="status">
      <SearchIcon className="size-8 text-ink-muted" strokeWidth={1.5} />
      <div className="max-w-full">
        <p className="font-semibold wrap-anywhere">{words.noResult(term)}</p>
        <p className="text-ink-muted">{words.noResultHint}</p>
      </div>
      {action}
    </div>
  );
}

const frame = "flex flex-col items-center gap-3 px-4 py-12 text-center text-ink";
