import type { ReactNode } from "react";
import { Button } from "../../components/button/button.tsx";

type BulkBarProps = {
  /** How many rows are chosen, in words; undefined where none is. */
  words: string | undefined;
  onClear: () => void;
  /** Chooses all rows in sight: on a phone, where no head has room for it. */
  pickAll: ReactNode;
  /** Chooses all that match, on every page; nothing where that is not offered. */
  pickMatching: ReactNode;
  /** What can be done with what is chosen. */
  children: ReactNode;
};

/** How many rows are chosen, and what can be done with them: at the lower edge, so that no row moves. */
export function BulkBar({ words, onClear, pickAll, pickMatching, children }: BulkBarProps) {
  return (
    <div
      className={
        words === undefined
          ? "sr-only"
          : "sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line-strong bg-paper-raised px-3 py-2 shadow-float print:hidden"
      }
    >
      <p role="status" className="font-medium tabular-nums">
        {words}
      </p>
      {words !== undefined && (
        <>
          <label className="flex min-h-control items-center gap-2 sm:hidden">
            {pickAll}
            <span aria-hidden="true">All</span>
          </label>
          {pickMatching}
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear selection
          </Button>
          <div className="flex flex-wrap gap-2 sm:ms-auto">{children}</div>
        </>
      )}
    </div>
  );
}
