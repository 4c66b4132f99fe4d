import type { ComponentProps, ReactNode } from "react";
import { useLayoutEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../button/button.tsx";
import { useWords } from "../../words/words.ts";
import { bulkBarWords } from "./bulk-bar.words.ts";

export type BulkBarProps = ComponentProps<"div"> & {
  /** The number of chosen rows in words: "3 selected"; undefined if there are none. */
  words: string | undefined;
  /** Clears the selection. */
  onClear: () => void;
  /** Ways to choose more, beside the words. */
  more?: ReactNode;
  /** Buttons for the chosen rows. */
  children: ReactNode;
};

/**
 * Shows how many rows are chosen and what can be done with them, at the lower edge so that nothing moves.
 * Escape within it clears the selection. If it disappears with the focus, the focus returns to where it came
 * from.
 */
export function BulkBar(props: BulkBarProps) {
  const { words: chosen, onClear, more, className, children, ...rest } = props;
  const words = useWords("bulkBar", bulkBarWords);
  const status = useRef<HTMLParagraphElement>(null);
  const before = useRef<HTMLElement>(null);
  const inside = useRef(false);
  const isNone = chosen === undefined;
  useLayoutEffect(() => {
    // Something else, such as a dialog, may have taken the focus meanwhile.
    if (!isNone || !inside.current || document.activeElement !== document.body) return;
    inside.current = false;
    before.current?.focus();
    // A deleted row's box cannot take it. Then the status element does.
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
        // Menus and dialogs of an action close by themselves.
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
