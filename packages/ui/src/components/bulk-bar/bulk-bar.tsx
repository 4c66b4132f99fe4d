import type { HTMLAttributes, ReactNode } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/button.tsx";
import { useWords } from "../../words/words.ts";
import { bulkBarWords } from "./bulk-bar.words.ts";

export type BulkBarProps = HTMLAttributes<HTMLDivElement> & {
  /** How many things are chosen, in words: "3 selected"; undefined where none is. */
  words: string | undefined;
  /** Chooses none of them. */
  onClear: () => void;
  /** Ways to choose more, beside the words. */
  more?: ReactNode;
  /** What can be done with what is chosen: buttons. */
  children: ReactNode;
};

/** How many are chosen, and what can be done with them: at the lower edge, so that nothing moves. */
export function BulkBar(props: BulkBarProps) {
  const { words: chosen, onClear, more, className, children, ...rest } = props;
  const words = useWords("bulkBar", bulkBarWords);
  return (
    <div
      {...rest}
      data-state={chosen === undefined ? "none" : "some"}
      className={
        chosen === undefined
          ? "sr-only"
          : cx(
              "base:sticky base:bottom-0 base:z-10 base:flex base:flex-wrap base:items-center base:gap-3 base:border-t base:border-line-strong base:bg-paper-raised base:px-3 base:py-2 base:shadow-float print:hidden",
              className,
            )
      }
    >
      <p role="status" className="font-medium tabular-nums">
        {chosen}
      </p>
      {chosen !== undefined && (
        <>
          {more}
          <Button variant="quiet" size="small" onClick={onClear}>
            {words.clear}
          </Button>
          <div className="flex flex-wrap gap-2 sm:ms-auto">{children}</div>
        </>
      )}
    </div>
  );
}
