/** The sums of columns over rows, as the server answers them. */
export const sumsOf = <Column extends string>(
  rows: readonly Readonly<Record<Column, number>>[],
  ...columns: Column[]
): Record<string, number> =>
  Object.fromEntries(
    columns.map((column) => [column, rows.reduce((sum, row) => sum + row[column], 0)]),
  );
