import { memo, useLayoutEffect, useRef, type RefObject } from "react";
import { useWords } from "../../words/words.ts";
import { entryGridWords } from "./entry-grid.words.ts";
import type { EntryColumn, EntryRow } from "./entry-types.ts";

type RowProps = {
  row: EntryRow;
  index: number;
  columns: readonly EntryColumn[];
  /** The focused column; -1 if it is in another row. */
  active: number;
  /** The first and last chosen columns; -1 if the row is not chosen. */
  from: number;
  to: number;
  /** Whether the grid has the focus. If so, the active cell takes it. */
  held: RefObject<boolean>;
};

/** A row. It renders only if it changes, or if the focus or the selection enters or leaves it. */
export const EntryRowView = memo(function EntryRowView(props: RowProps) {
  const { row, index, columns, active, from, to, held } = props;
  return (
    <tr aria-rowindex={index + 2} data-muted={row.muted && row.locked ? "" : undefined}>
      {columns.map((column, at) => {
        const shown = {
          "data-row": index,
          "data-column": at,
          "data-numeric": column.numeric,
          "aria-colindex": at + 1,
        };
        const chosen = from >= 0 && from <= at && at <= to;
        return at === 0 ? (
          <Named
            key={column.id}
            row={row}
            column={column}
            active={active === 0}
            held={held}
            {...shown}
          />
        ) : (
          <Cell
            key={column.id}
            row={row}
            column={column}
            active={active === at}
            chosen={chosen}
            held={held}
            {...shown}
          />
        );
      })}
    </tr>
  );
});

type CellProps = {
  row: EntryRow;
  column: EntryColumn;
  active: boolean;
  chosen?: boolean;
  held: RefObject<boolean>;
  "data-row": number;
  "data-column": number;
  "data-numeric": boolean | undefined;
  "aria-colindex": number;
};

function Named({ row, column, active, held, ...shown }: Omit<CellProps, "chosen">) {
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    if (active && held.current) cell.current?.focus();
  }, [active, held]);
  return (
    <th ref={cell} scope="row" tabIndex={active ? 0 : -1} {...shown}>
      <span title={row.label}>{row.cells[column.id]}</span>
      {row.note && <small data-saved={row.saved}>{row.note}</small>}
    </th>
  );
}

function Cell({ row, column, active, held, chosen = false, ...shown }: CellProps) {
  const typed = Boolean(column.entered) && !row.locked;
  const cell = useRef<HTMLTableCellElement>(null);
  useLayoutEffect(() => {
    if (active && !typed && held.current) cell.current?.focus();
  }, [active, typed, held]);
  const text = row.cells[column.id] ?? "";
  const wrong = row.wrong?.[column.id];
  return (
    <td
      ref={cell}
      tabIndex={active && !typed ? 0 : -1}
      aria-selected={chosen}
      aria-invalid={wrong ? true : undefined}
      data-entered={typed ? "" : undefined}
      title={wrong}
      {...shown}
    >
      {active && typed ? (
        <Editor row={row} column={column} text={text} wrong={wrong} held={held} />
      ) : (
        text
      )}
    </td>
  );
}

type EditorProps = {
  row: EntryRow;
  column: EntryColumn;
  text: string;
  wrong: string | undefined;
  held: RefObject<boolean>;
};

/** The grid's only input, in the active cell. */
function Editor({ row, column, text, wrong, held }: EditorProps) {
  const words = useWords("entryGrid", entryGridWords);
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const input = box.current;
    if (!input) return;
    // The value may have been undone or updated by the server meanwhile.
    input.value = text;
    if (!held.current) return;
    input.focus();
    input.select();
  }, [text, held]);
  return (
    <input
      ref={box}
      defaultValue={text}
      // However it was focused, typing replaces the value.
      onFocus={(event) => event.currentTarget.select()}
      aria-label={words.cell(column.header, row.label)}
      aria-invalid={wrong ? true : undefined}
      inputMode={column.numeric ? "decimal" : "text"}
      autoComplete="off"
      spellCheck={false}
    />
  );
}
