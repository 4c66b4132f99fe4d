import type { ReactNode } from "react";
import { selectedRows } from "@polyportal/domain/messages/table";
import { Button } from "../../components/button/button.tsx";

type BulkBarProps = {
  count: number;
  onClear: () => void;
  /** Chooses all rows in sight: on a phone, where no head has room for it. */
  pickAll: ReactNode;
  /** What can be done with what is chosen. */
  children: ReactNode;
};

/** How many rows are chosen, and what can be done with them: at the lower edge, so that no row moves. */
export function BulkBar({ count, onClear, pickAll, children }: BulkBarProps) {
  return (
    <div
      className={
        count === 0
          ? "sr-only"
          : "sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line-strong bg-paper-raised px-3 py-2 shadow-float print:hidden"
      }
    >
      <p role="status" className="font-medium tabular-nums">
        {count > 0 && selectedRows(count)}
      </p>
      {count > 0 && (
        <>
          <label className="flex min-h-control items-center gap-2 sm:hidden">
            {pickAll}
            <span aria-hidden="true">All</span>
          </label>
          <Button variant="quiet" size="small" onClick={onClear}>
            Clear selection
          </Button>
          <div className="flex flex-wrap gap-2 sm:ms-auto">{children}</div>
        </>
      )}
    </div>
  );
}
