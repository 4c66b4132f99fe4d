import { TableScroll } from "./table-scroll.tsx";

export type FigureTableProps = {
  /** The chart's name, also used for the table. */
  title: string;
  /** The headings of the columns; the first one is for the names. */
  heads: readonly string[];
  /** The rows: a name and its formatted figures. */
  rows: readonly (readonly string[])[];
  /** Whether it is visible; otherwise it is only for screen readers and print. */
  shown: boolean;
};

/** The table of a chart whose columns have different formats. */
export function FigureTable({ title, heads, rows, shown }: FigureTableProps) {
  return (
    <TableScroll title={title} shown={shown}>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={
                  at === 0
                    ? "py-2 pe-4 text-start font-semibold"
                    : "py-2 ps-4 text-end font-semibold"
                }
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...figures], index) => (
            <tr key={`${index} ${name}`} className="border-b border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal break-words">
                {name}
              </th>
              {figures.map((figure, at) => (
                <td
                  key={heads[at + 1]}
                  className="py-2 ps-4 text-end whitespace-nowrap tabular-nums"
                >
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
