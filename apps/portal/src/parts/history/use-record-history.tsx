import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { auditMessages } from "@polyportal/domain/messages/audit";
import type { DataTableProps } from "@polyportal/ui/data-table-props";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";

// What became of a record is asked on few visits.
const HistoryDialog = lazyPart(async () => (await import("./history-dialog.tsx")).HistoryDialog);

type Listed<Row extends object> = Pick<DataTableProps<Row>, "rowLabel" | "rowActions"> & {
  /** None of a row of which nothing is on record yet. */
  rowId: (row: Row) => string | undefined;
};

/** What can be done with a row, its past besides; and what that opens. */
export function useRecordHistory<Row extends object>(
  subject: HistorySubject | undefined,
  { rowId, rowLabel, rowActions }: Listed<Row>,
): Pick<DataTableProps<Row>, "rowActions"> & { over: ReactNode } {
  const [asked, setAsked] = useState<{ id: string; name: string }>();
  const withHistory = useCallback(
    (row: Row) => {
      const id = rowId(row);
      const acts = rowActions?.(row) ?? [];
      if (id === undefined) return acts;
      const ask = () => setAsked({ id, name: rowLabel(row) });
      return [...acts, { label: auditMessages.history, onSelect: ask }];
    },
    [rowActions, rowId, rowLabel],
  );
  const over = subject && asked && (
    <Suspense fallback={null}>
      <HistoryDialog subject={subject} {...asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  );
  return { rowActions: subject ? withHistory : rowActions, over };
}
