import { useCallback, useMemo } from "react";
import type { TableSort, TableState } from "./table-state.ts";
import { firstTableState } from "./table-state.ts";
import { useControlled } from "./use-controlled.ts";

type Given = {
  state?: TableState;
  defaultState?: TableState;
  onState?: (state: TableState) => void;
  sort?: TableSort | null;
  onSort?: (sort: TableSort | null) => void;
};

/** The caller's state if controlled, otherwise the table's own. The sorting can be controlled alone. */
export function useTableState(
  given: Given,
): readonly [state: TableState, onState: (state: TableState) => void] {
  const { sort, onSort } = given;
  const [held, setHeld] = useControlled(
    given.state,
    given.defaultState ?? firstTableState,
    given.onState,
  );
  const state = useMemo(
    () => (sort === undefined ? held : { ...held, sort: sort ?? undefined }),
    [held, sort],
  );
  const change = useCallback(
    (next: TableState) => {
      if (next.sort !== state.sort) onSort?.(next.sort ?? null);
      setHeld(next);
    },
    [state, onSort, setHeld],
  );
  return [state, change];
}
