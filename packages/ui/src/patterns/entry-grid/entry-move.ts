import type { Place } from "./entry-block.ts";
import type { EntryColumn } from "./entry-types.ts";

type Size = { readonly columns: readonly EntryColumn[]; readonly rows: number };
type Pressed = { readonly key: string; readonly shiftKey: boolean; readonly ctrl: boolean };

const page = 10;

/** The position that a key leads to; undefined if the browser should handle the key. */
export function movedBy(at: Place, pressed: Pressed, size: Size): Place | undefined {
  const { row, column } = at;
  const last = { row: size.rows - 1, column: size.columns.length - 1 };
  const to = (next: Place): Place => ({
    row: Math.min(last.row, Math.max(0, next.row)),
    column: Math.min(last.column, Math.max(0, next.column)),
  });
  switch (pressed.key) {
    case "ArrowUp":
      return to({ row: pressed.ctrl ? 0 : row - 1, column });
    case "ArrowDown":
      return to({ row: pressed.ctrl ? last.row : row + 1, column });
    case "ArrowLeft":
      return to({ row, column: pressed.ctrl ? 0 : column - 1 });
    case "ArrowRight":
      return to({ row, column: pressed.ctrl ? last.column : column + 1 });
    case "PageUp":
      return to({ row: row - page, column });
    case "PageDown":
      return to({ row: row + page, column });
    case "Home":
      return pressed.ctrl ? { row: 0, column: 0 } : { row, column: 0 };
    case "End":
      return pressed.ctrl ? last : { row, column: last.column };
    case "Enter":
      return to({ row: row + (pressed.shiftKey ? -1 : 1), column });
    case "Tab":
      return tabbed(at, pressed.shiftKey, size);
    default:
      return undefined;
  }
}

/** The next editable cell, also on the next row; undefined at the grid's end. */
function tabbed({ row, column }: Place, back: boolean, { columns, rows }: Size): Place | undefined {
  const entered = columns.flatMap((one, at) => (one.entered ? [at] : []));
  const beside = back ? entered.findLast((at) => at < column) : entered.find((at) => at > column);
  if (beside !== undefined) return { row, column: beside };
  const next = row + (back ? -1 : 1);
  const edge = back ? entered.at(-1) : entered[0];
  return next < 0 || next >= rows || edge === undefined ? undefined : { row: next, column: edge };
}
