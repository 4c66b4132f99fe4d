import type { ReactNode } from "react";
import type { DataColumn } from "./column.ts";
import { cellClass, rowHeaderOf } from "./column.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

/** The figures at the foot of a table, computed by the caller. */
export type TableTotals = {
  /** Which rows they add up: the visible ones, or all matches. The row says so. */
  of: "page" | "all";
  /** The content below each column, by column id. */
  values: Readonly<Record<string, ReactNode>>;
};

type TotalsRowProps<Item> = {
  columns: readonly DataColumn<Item>[];
  totals: TableTotals;
  /** How many rows match. */
  total: number;
  /** The number of cells before the first column: checkboxes, disclosures. */
  before: number;
  actions: boolean;
  pinned: boolean;
  /** Its number among all rows of a partial grid. */
  number: number | undefined;
};

const nothing = "\u00A0";

/** The sticky last row. */
export function TotalsRow<Item>(props: TotalsRowProps<Item>) {
  const { columns, totals, total, before, actions, pinned, number } = props;
  const words = useWords("dataTable", dataTableWords);
  const name = rowHeaderOf(columns);
  return (
    <tfoot>
      <tr aria-rowindex={number}>
        {Array.from({ length: before }, (_, index) => (
          <td key={index} className="lead">
            {nothing}
          </td>
        ))}
        {columns.map((column, index) => {
          const look = cellClass(column, pinned && index === 0);
          return column === name ? (
            <th key={column.id} scope="row" className={look}>
              {totals.of === "page" ? words.totalOfPage : words.totalOfAll(total)}
            </th>
          ) : (
            <td key={column.id} data-label={column.header} className={look}>
              {totals.values[column.id]}
            </td>
          );
        })}
        {actions && <td className="act">{nothing}</td>}
      </tr>
    </tfoot>
  );
}
