import type { DataColumn } from "@polyportal/ui/data-column";

/** What columns of a list say of one row, as facts beside it. */
export const factsOf = <Row>(columns: readonly DataColumn<Row>[], row: Row) =>
  columns.map(({ header, value, cell }) => ({ term: header, value: cell?.(row) ?? value(row) }));
