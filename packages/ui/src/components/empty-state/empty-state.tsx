import type { ComponentProps, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { FileIcon, SearchIcon } from "../icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { emptyStateWords } from "./empty-state.words.ts";

export type EmptyStateProps = ComponentProps<"div"> & {
  /** What will be here. */
  children?: ReactNode;
  /** How to add the first one. */
  action?: ReactNode;
};

/** Shown for a list or table without entries. */
export function EmptyState({ children, action, className, ...rest }: EmptyStateProps) {
  const words = useWords("emptyState", emptyStateWords);
  return (
    <div {...rest} className={cx(frame, className)}>
      <FileIcon className="size-8 text-ink-muted" strokeWidth={1.5} />
      <p>{children ?? words.empty}</p>
      {action}
    </div>
  );
}

export type NoResultProps = Omit<ComponentProps<"div">, "children"> & {
  /** The search text. */
  term?: string;
  /** What to do next, such as "Clear the search". */
  action?: ReactNode;
};

/** Shown if a search or filter finds nothing. */
export function NoResult({ term = "", action, className, ...rest }: NoResultProps) {
  const words = useWords("emptyState", emptyStateWords);
  return (
    <div role="status" {...rest} className={cx(frame, className)}>
      <SearchIcon className="size-8 text-ink-muted" strokeWidth={1.5} />
      <div className="max-w-full">
        <p className="font-semibold wrap-anywhere">{words.noResult(term)}</p>
        <p className="text-ink-muted">{words.noResultHint}</p>
      </div>
      {action}
    </div>
  );
}

const frame =
  "base:flex base:flex-col base:items-center base:gap-3 base:px-4 base:py-12 base:text-center base:text-ink";
