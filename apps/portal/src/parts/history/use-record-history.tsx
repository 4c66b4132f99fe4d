import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { auditMessages } from "@polyportal/domain/messages/audit";
import type { DataTableProps } from "@polyportal/ui/data-table-props";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { lazyPart } from "../../app/lazy-part.ts";

// Few visits open a history.
const HistoryDialog = lazyPart(async () => (await import("./history-dialog.tsx")).HistoryDialog);

/** By which id the record of changes has the rows of a list, and what its dialog calls them. */
export type HistoryRow<Row extends object> = {
  /** Undefined for rows without a history yet. */
  rowId?: (row: Row) => string | undefined;
  rowLabel?: (row: Row) => string;
};

type Listed<Row extends object> = Required<HistoryRow<Row>> &
  Pick<DataTableProps<Row>, "rowActions">;

/** Adds the history to a row's actions, with its dialog. */
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
