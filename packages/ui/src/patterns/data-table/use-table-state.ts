import { useCallback, useState } from "react";
import type { TableState } from "./table-state.ts";
import { firstTableState } from "./table-state.ts";

/** The caller's state where there is one, else one of the table's own. */
export function useTableState(
  given: TableState | undefined,
  onState: ((state: TableState) => void) | undefined,
): readonly [TableState, (state: TableState) => void] {
  const [own, setOwn] = useState(firstTableState);
  const change = useCallback(
    (next: TableState) => {
      setOwn(next);
      onState?.(next);
    },
    [onState],
  );
  return [given ?? own, change];
}
