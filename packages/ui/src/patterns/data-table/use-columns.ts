import { useMemo } from "react";
import type { DataColumn } from "./column.ts";
import { useControlled } from "./use-controlled.ts";

type Given<Item> = {
  columns: readonly DataColumn<Item>[];
  shownColumns?: readonly string[];
  defaultShownColumns?: readonly string[];
  onShownColumns?: (ids: readonly string[]) => void;
};

/** The visible columns in their own order. Fixed ones are always visible. */
export function useColumns<Item>({
  columns,
  shownColumns,
  defaultShownColumns,
  onShownColumns,
}: Given<Item>) {
  const [shown, setShown] = useControlled(
    shownColumns,
    () => defaultShownColumns ?? columns.filter(({ hidden }) => !hidden).map(({ id }) => id),
    onShownColumns,
  );
  const visible = useMemo(
    () => columns.filter(({ id, fixed }) => fixed || shown.includes(id)),
    [columns, shown],
  );
  const show = (id: string, inSight: boolean) =>
    setShown(
      columns
        .filter((column) => (column.id === id ? inSight : visible.includes(column)))
        .map((column) => column.id),
    );
  return { visible, show, setShown };
}
