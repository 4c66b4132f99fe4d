import { cx } from "class-variance-authority";
import type { ComponentProps, CSSProperties } from "react";
import { useId, useRef } from "react";
import { Button } from "../../components/button/button.tsx";
import { useWords } from "../../words/words.ts";
import "./entry-grid.css";
import type { Place } from "./entry-block.ts";
import { EntryRowView } from "./entry-row.tsx";
import { entryGridWords } from "./entry-grid.words.ts";
import type { CellEntry, EntryColumn, EntryRow } from "./entry-types.ts";
import { useEntryGrid } from "./use-entry-grid.ts";
import { useSideways } from "./use-sideways.ts";

/** A table in which keys move between cells. */
const asGrid = { role: "grid" } as const;

/** Fixed tracks, so that rows can be laid out separately. */
function tracksOf(columns: readonly EntryColumn[]) {
  // The name stays in sight, and leaves room for a cell beside it on a phone.
  const least = columns.map(({ width }, at) =>
    at === 0 ? `min(${width}rem, 38vw)` : `${width}rem`,
  );
  return {
    "--name": least[0],
    "--tracks": columns.map(({ width }, at) => `minmax(${least[at]}, ${width}fr)`).join(" "),
    "--least": `calc(${least.join(" + ")})`,
  } as CSSProperties;
}

/** How something was entered. */
export type EnteredBy = "typed" | "pasted";

type OwnProps = {
  /** The name for screen readers: "Scores of COM 211". */
  label: string;
  /** The columns; the first names the row. */
  columns: readonly EntryColumn[];
  /** The rows. */
  rows: readonly EntryRow[];
  /** Called with entries: several if cells were pasted, filled, cleared or undone. */
  onEnter: (entries: readonly CellEntry[], by: EnteredBy) => void;
  /** Goes to a row's first empty cell each time that this is a new object. */
  goTo?: Pick<CellEntry, "row"> | undefined;
  /** Fills a column of the chosen rows each time that this is a new object. It can be undone. */
  fillIn?: Pick<CellEntry, "column" | "text"> | undefined;
  /** Called with the row and column of the focused cell. */
  onPlace?: (row: string, column: string) => void;
};

export type EntryGridProps = Omit<ComponentProps<"div">, keyof OwnProps | "children"> & OwnProps;

/**
 * An editable sheet like a spreadsheet: arrows, Enter and Tab move, typing replaces, and blocks are copied,
 * pasted, filled down and undone. It keeps no values: the caller's rows are what it shows.
 */
export function EntryGrid(props: EntryGridProps) {
  const { label, columns, rows, onEnter, goTo, fillIn, onPlace, className, ...rest } = props;
  const words = useWords("entryGrid", entryGridWords);
  const ids = useId();
  const table = useRef<HTMLTableElement>(null);
  const grid = useEntryGrid({ columns, rows, onEnter, goTo, fillIn, onPlace, table });
  useSideways(table);
  const { at, block } = grid;
  const reasonAt = (place: Place | undefined) => {
    const [row, column] = [rows[place?.row ?? -1], columns[place?.column ?? -1]];
    const reason = column && row?.wrong?.[column.id];
    return reason && `${words.cell(column.header, row.label)}: ${reason}`;
  };
  const here = reasonAt(at);
  const first = reasonAt(grid.wrong[0]);
  return (
    <div {...rest} className={cx("base:min-w-0", className)}>
      <div className="entry-grid ui-card max-h-[75vh] overflow-auto">
        <table
          {...asGrid}
          aria-label={label}
          aria-describedby={`${ids}keys`}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-multiselectable="true"
          style={tracksOf(columns)}
          ref={table}
          {...grid.handlers}
        >
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(({ id, header, hint, about, numeric }) => (
                <th key={id} scope="col" data-numeric={numeric} title={about}>
                  {header}
                  {hint && <small>{hint}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <EntryRowView
                key={row.id}
                row={row}
                index={index}
                columns={columns}
                active={at.row === index ? at.column : -1}
                from={block.top <= index && index <= block.bottom ? block.left : -1}
                to={block.right}
                held={grid.held}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-2 flex min-h-control flex-wrap items-center gap-x-4 text-14">
        <p role="status" data-wrong={here ? "" : undefined}>
          {here ?? grid.told}
        </p>
        {first && (
          <div className="flex flex-wrap items-center gap-x-2" data-wrong="">
            {!here && <p>{words.wrong(grid.wrong.length, first)}</p>}
            {(!here || grid.wrong.length > 1) && (
              <Button size="small" variant="quiet" onClick={() => grid.goToWrong()}>
                {words.nextWrong}
              </Button>
            )}
          </div>
        )}
      </div>
      <p id={`${ids}keys`} className="text-14 text-ink-muted max-sm:sr-only print:hidden">
        {words.keys}
      </p>
    </div>
  );
}
