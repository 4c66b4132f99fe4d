import type { ComponentProps, ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/button.tsx";
import { useWords } from "../../words/words.ts";
import { bulkBarWords } from "./bulk-bar.words.ts";

export type BulkBarProps = ComponentProps<"div"> & {
  /** How many things are chosen, in words: "3 selected"; undefined where none is. */
  words: string | undefined;
  /** Chooses none of them. */
  onClear: () => void;
  /** Ways to choose more, beside the words. */
  more?: ReactNode;
  /** What can be done with what is chosen: buttons. */
  children: ReactNode;
};

/**
 * How many are chosen, and what can be done with them: at the lower edge, so that nothing moves. Escape
 * in it chooses none; when it goes with the focus in it, the focus is back where it came from.
 */
export function BulkBar(props: BulkBarProps) {
  const { words: chosen, onClear, more, className, children, ...rest } = props;
  const words = useWords("bulkBar", bulkBarWords);
  const status = useRef<HTMLParagraphElement>(null);
  const before = useRef<HTMLElement>(null);
  const inside = useRef(false);
  const isNone = chosen === undefined;
  useLayoutEffect(() => {
    // Whoever has taken the focus in the meantime, such as a question's dialog, keeps it.
    if (!isNone || !inside.current || document.activeElement !== document.body) return;
    inside.current = false;
    before.current?.focus();
    // A row that was deleted with its box takes none: what says that none is chosen keeps the place.
    if (document.activeElement === document.body) status.current?.focus();
  }, [isNone]);
  return (
    <div
      role="presentation"
      {...rest}
      onFocus={(event) => {
        rest.onFocus?.(event);
        const from = event.relatedTarget;
        if (event.currentTarget.contains(from)) return;
        inside.current = true;
        if (from instanceof HTMLElement) before.current = from;
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) inside.current = false;
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        // A menu or a question of an action's own goes by itself.
        const here = event.currentTarget.contains(event.target as Node);
        if (event.key !== "Escape" || event.defaultPrevented || !here || isNone) return;
        event.preventDefault();
        onClear();
      }}
      data-state={isNone ? "none" : "some"}
      className={
        isNone
          ? "sr-only"
          : cx(
              "base:sticky base:bottom-0 base:z-10 base:flex base:flex-wrap base:items-center base:gap-3 base:border-t base:border-line-strong base:bg-paper-raised base:px-3 base:py-2 base:shadow-float print:hidden",
              className,
            )
      }
    >
      <p ref={status} role="status" tabIndex={-1} className="font-medium tabular-nums">
        {chosen}
      </p>
      {!isNone && (
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
