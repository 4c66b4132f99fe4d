import type { DataColumn } from "@polyportal/ui/data-column";

/** What a row tells in some columns of its list, as its record beside the list tells it. */
export const factsOf = <Row>(columns: readonly DataColumn<Row>[], row: Row) =>
  columns.map(({ header, value, cell }) => ({
    term: header,
    value: cell?.(row) ?? value(row),
  }));
