import type { Boundary } from "./axis-scale.ts";
import type { ChartPoint, FormatValue } from "./chart-data.ts";
import { number, partsOf } from "./chart-data.ts";
import { TableScroll } from "./table-scroll.tsx";
import { useWords } from "../../words/words.ts";
import { chartsWords } from "./charts.words.ts";

export type ChartTableProps = {
  /** The chart's name, also used for the table. */
  title: string;
  /** What the points are: "Semester". */
  pointHeading: string;
  /** The names of the series. */
  series: readonly string[];
  /** The values. */
  points: readonly ChartPoint[];
  /** Formats values. */
  format: FormatValue;
  /** Boundary values, listed below the rows. */
  boundaries?: readonly Boundary[];
  /** Whether it is visible; otherwise it is only for screen readers and print. */
  shown: boolean;
};

/** The data of a chart as a table, for screen readers, print and exact figures. */
export function ChartTable(props: ChartTableProps) {
  const { title, pointHeading, series, points, format, boundaries = [], shown } = props;
  const words = useWords("charts", chartsWords);
  const parts = partsOf(points);
  return (
    <TableScroll title={title} shown={shown}>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {pointHeading}
            </th>
            {series.map((name) => (
              <th key={name} scope="col" className="py-2 ps-4 text-end font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ name, points: own }, at) => (
          <tbody key={`${at} ${name}`}>
            {parts.length > 1 && name !== undefined && (
              <tr className="border-b border-line">
                <th
                  scope="rowgroup"
                  colSpan={series.length + 1}
                  className="pt-4 pb-2 text-start font-semibold"
                >
                  {name}
                </th>
              </tr>
            )}
            {own.map(({ label, values }, index) => (
              <tr key={`${index} ${label}`} className="border-b border-line">
                <th scope="row" className="py-2 pe-4 text-start font-normal break-words">
                  {label}
                </th>
                {series.map((name, at) => {
                  const value = number(values[at]);
                  return (
                    <td key={name} className="py-2 ps-4 text-end whitespace-nowrap tabular-nums">
                      {value === null ? "-" : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      {boundaries.length > 0 && (
        <p className="pt-2 text-14 text-ink-muted tabular-nums">
          {boundaries
            .map(({ label, value }) => words.boundaryFrom(label, format(value)))
            .join("; ")}
        </p>
      )}
    </TableScroll>
  );
}
