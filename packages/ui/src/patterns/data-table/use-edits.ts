import type { RefObject } from "react";
import { useEffect, useLayoutEffect, useState } from "react";
import type { CellChange, EditStore } from "./edit-store.ts";
import { createEditStore } from "./edit-store.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

/**
 * The store of unsaved cells and the keys of the grid, for a table with edited cells. The keys are loaded
 * when there is such a table.
 */
export function useEdits<Item>(
  table: RefObject<HTMLTableElement | null>,
  /** There is a table on the page with edited cells. */
  drawn: boolean,
  onEdit: ((change: CellChange<Item>) => Promise<void>) | undefined,
): EditStore<Item> {
  const words = useWords("dataTable", dataTableWords);
  const told = {
    saved: words.saved,
    notSaved: words.notSaved,
    cellNotSaved: words.cellNotSaved,
  };
  const [store] = useState(() => createEditStore<Item>(told));
  useLayoutEffect(() => {
    if (onEdit) store.serve(onEdit, told);
  });
  useEffect(() => {
    const element = table.current;
    if (!drawn || !element) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const start = async () => {
      const { gridKeys } = await import("./grid-keys.ts");
      if (!gone) stop = gridKeys(element);
    };
    void start();
    return () => {
      gone = true;
      stop?.();
    };
  }, [table, drawn]);
  return store;
}
