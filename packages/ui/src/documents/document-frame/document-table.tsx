import type { ReactNode } from "react";
import { cx } from "class-variance-authority";
import { nameSize, type CountedLine } from "./name-size.ts";
import { printed } from "@polyportal/domain/document/printed";

/** One column of a printed table. */
export type DocumentColumn<Row> = {
  /** The heading. */
  label: string;
  /** What the cell says; `index` counts the rows from 0. Missing is printed as "-". */
  value: (row: Row, index: number) => ReactNode;
  /** Numbers stand at the end, single letters in the centre. */
  align?: "start" | "center" | "end";
  /** Its width, in classes; a column without one takes what is left. */
  className?: string;
  /** Its cell names the row. */
  rowHeader?: boolean;
  /** How many characters of a name fit its width: longer ones are set smaller in a counted line. */
  room?: number;
};

export type DocumentTableProps<Row> = {
  /** What the table lists, for those who hear it. */
  caption: string;
  /** The columns, in reading order. */
  columns: readonly DocumentColumn<Row>[];
  /** One line each. */
  rows: readonly Row[];
  /** What a table without rows says. */
  empty: string;
  /** Lines of totals: `tr` elements. */
  foot?: ReactNode;
  /** How many rows stand before these on earlier sheets. */
  offset?: number;
  /** Lines of one height on paper, so that a sheet holds as many as it should. */
  lines?: "free" | CountedLine;
  /** How wide it is at least on a screen, in classes; a narrower screen scrolls inside it. */
  minWidth?: string;
};

const aligned = { start: "text-start", center: "text-center", end: "text-end tabular-nums" };

// 30 lines of 5.5 mm leave room for grades and signatures, of 6 mm for signatures alone, in which somebody
// signs; without these they may be 6.6 mm high.
const paperLines = {
  free: "",
  low: "print:h-[5.5mm]",
  signed: "print:h-[6mm]",
  high: "print:h-[6.6mm]",
};

// By itself, and still at its column's start, where it is written from right to left. The cell does
// it: an element in each of two thousand would cost a printer a tenth of its time.
const asName = "text-left [unicode-bidi:plaintext]";

/** A table on paper: its head is printed again on each page, and no row is torn in two. */
export function DocumentTable<Row>({
  caption,
  columns,
  rows,
  empty,
  foot,
  offset = 0,
  lines = "free",
  minWidth,
}: DocumentTableProps<Row>) {
  const counted = lines !== "free";
  const cell = counted
    ? "px-1.5 py-1 first:ps-0 last:pe-0 print:px-[1mm] print:py-0"
    : "px-2 py-1.5 first:ps-0 last:pe-0 print:py-[0.4mm]";
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      // Counted lines stand on one page: no browser need ask at each of them where a page could end.
      className={cx(
        "relative overflow-x-auto print:overflow-visible",
        counted && "print:inline-block print:w-full print:align-top",
      )}
    >
      <table
        className={cx(
          "w-full border-collapse text-14",
          minWidth,
          "print:min-w-0",
          counted ? "table-fixed print:text-[8pt]/[9pt]" : "print:text-[9pt]/[11.5pt]",
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-y border-line-strong">
            {columns.map(({ label, align = "start", className }) => (
              <th
                key={label}
                scope="col"
                className={cx(cell, "align-bottom font-semibold", aligned[align], className)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="wrap-anywhere">
          {rows.length === 0 && (
            <tr className="border-b border-line">
              <td colSpan={columns.length} className={cell}>
                {empty}
              </td>
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index} className={cx("border-b border-line", paperLines[lines])}>
              {columns.map(({ label, value, align = "start", rowHeader, room }) => {
                const Cell = rowHeader ? "th" : "td";
                const shown = content(value(row, offset + index));
                const isName = room !== undefined && lines !== "free" && typeof shown === "string";
                return (
                  <Cell
                    key={label}
                    scope={rowHeader ? "row" : undefined}
                    className={cx(
                      cell,
                      rowHeader && "font-normal",
                      isName ? asName : aligned[align],
                      isName && nameSize(shown, room, lines),
                    )}
                  >
                    {shown}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot className="[&_td]:px-2 [&_td]:py-1.5 [&_td:last-child]:pe-0 print:[&_td]:py-[0.4mm]">
            {foot}
          </tfoot>
        )}
      </table>
    </div>
  );
}

const content = (value: ReactNode): ReactNode =>
  value == null || typeof value === "string" || typeof value === "number" ? printed(value) : value;
