import { useRef } from "react";

/** Remembers rows as they were seen, those of other pages too, for acts on the chosen ones. */
export function useSeen<Row extends { readonly id: string }>() {
  const seen = useRef(new Map<string, Row>());
  return {
    /** What tells a row from others; remembers the row. */
    idOf: (row: Row): string => {
      seen.current.set(row.id, row);
      return row.id;
    },
    /** The rows of these ids. */
    rowsOf: (ids: readonly string[]): readonly Row[] =>
      ids.flatMap((id) => seen.current.get(id) ?? []),
  };
}
