import { TableScroll } from "./table-scroll.tsx";

export type FigureTableProps = {
  /** The chart's name, which is the table's too. */
  title: string;
  /** The heads of the columns; the first is over the names. */
  heads: readonly string[];
  /** The rows, each a name and its figures as they are written. */
  rows: readonly (readonly string[])[];
  /** Whether it is to be seen; otherwise screen readers and paper alone have it. */
  shown: boolean;
};

/** The figures of a chart whose columns are written each in a way of its own. */
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
