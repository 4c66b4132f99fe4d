import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { RowKit } from "./rows.tsx";
import type { TableModel } from "./use-table-model.ts";

type KitOptions<Item extends object> = {
  model: TableModel<Item>;
  rowLabel: RowKit<Item>["rowLabel"];
  rowActions: RowKit<Item>["rowActions"];
  selectable: boolean;
};

/** What all rows share, kept the same between renders, so that choosing one row draws that row alone. */
export function useRowKit<Item extends object>(options: KitOptions<Item>): RowKit<Item> {
  const { model, rowLabel, rowActions, selectable } = options;
  const { visible } = model;
  const latest = useRef(model.table);
  useLayoutEffect(() => {
    latest.current = model.table;
  });
  // With shift held, all rows from the last one chosen to this one.
  const toggle = useCallback(
    (id: string, event: unknown) => latest.current.getRow(id).getToggleSelectedHandler()(event),
    [],
  );
  return useMemo(
    () => ({ columns: visible, rowLabel, toggle: selectable ? toggle : undefined, rowActions }),
    [visible, rowLabel, selectable, toggle, rowActions],
  );
}
