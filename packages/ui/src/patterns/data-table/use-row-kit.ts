import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { RowKit } from "./row-kit.ts";
import type { TableModel } from "./use-table-model.ts";

type KitOptions<Item extends object> = {
  table: TableModel<Item>["table"];
  visible: RowKit<Item>["columns"];
  rowLabel: RowKit<Item>["rowLabel"];
  rowActions?: RowKit<Item>["rowActions"];
  rowDetail?: RowKit<Item>["rowDetail"];
  edits: RowKit<Item>["edits"];
  selectable: boolean;
  pinFirst: boolean;
};

/** What all rows share, stable between renders, so that choosing one row renders only that row. */
export function useRowKit<Item extends object>(options: KitOptions<Item>): RowKit<Item> {
  const { table, visible, rowLabel, rowActions, rowDetail, edits, selectable, pinFirst } = options;
  const latest = useRef(table);
  useLayoutEffect(() => {
    latest.current = table;
  });
  const [opened] = useState(() => new Set<string>());
  // With Shift, chooses all rows from the last chosen one to this one.
  const toggle = useCallback(
    (id: string, event: unknown) => latest.current.getRow(id).getToggleSelectedHandler()(event),
    [],
  );
  return useMemo(
    () => ({
      columns: visible,
      rowLabel,
      toggle: selectable ? toggle : undefined,
      rowActions,
      rowDetail,
      opened,
      edits,
      pinFirst,
    }),
    [visible, rowLabel, selectable, toggle, rowActions, rowDetail, opened, edits, pinFirst],
  );
}
