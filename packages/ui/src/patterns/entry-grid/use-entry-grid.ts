import type { ClipboardEvent, FocusEvent, KeyboardEvent, MouseEvent } from "react";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from "react";
import { useWords } from "../../words/words.ts";
import {
  blockOf,
  cellsOf,
  changes,
  fill,
  nextOf,
  pasteAt,
  sizeOf,
  textOfBlock,
  wrongCells,
  type Place,
} from "./entry-block.ts";
import { entryGridWords } from "./entry-grid.words.ts";
import { movedBy } from "./entry-move.ts";
import type { CellEntry, EntryColumn, EntryRow } from "./entry-types.ts";

type Options = {
  columns: readonly EntryColumn[];
  rows: readonly EntryRow[];
  onEnter: (entries: readonly CellEntry[], by: "typed" | "pasted") => void;
  goTo: { row: string } | undefined;
  fillIn: { column: string; text: string } | undefined;
  table: RefObject<HTMLTableElement | null>;
  onPlace: ((row: string, column: string) => void) | undefined;
};

/** An undoable step: the values before and after. */
type Step = { before: readonly CellEntry[]; after: readonly CellEntry[] };

const boxOf = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement ? target : undefined;

/** The active cell, the selection, and what keys and the clipboard do. */
export function useEntryGrid(options: Options) {
  const { columns, rows, onEnter, goTo, fillIn, onPlace, table } = options;
  const words = useWords("entryGrid", entryGridWords);
  const first = Math.max(
    0,
    columns.findIndex(({ entered }) => entered),
  );
  const [at, setAt] = useState<Place>({ row: 0, column: first });
  const [from, setFrom] = useState<Place>(at);
  const [told, setTold] = useState("");
  const steps = useRef<{ done: Step[]; undone: Step[] }>({ done: [], undone: [] });
  // Arrows move within the text, after F2 or a second press.
  const inText = useRef(false);
  // The next Tab leaves the grid, after Escape.
  const leaving = useRef(false);
  // A removed cell loses the focus, so remember here that the grid has it.
  const held = useRef(false);
  const block = blockOf(from, at);
  const many = sizeOf(block) > 1;
  const cellsThere = (entries: readonly CellEntry[]): CellEntry[] =>
    entries.map(({ row, column }) => ({
      row,
      column,
      text: rows.find(({ id }) => id === row)?.cells[column] ?? "",
    }));

  const enter = (entries: readonly CellEntry[], by: "typed" | "pasted"): void => {
    const after = changes(rows, entries);
    if (after.length === 0) return;
    steps.current.done.push({ before: cellsThere(after), after });
    steps.current.undone = [];
    onEnter(after, by);
  };
  const commit = (box: HTMLInputElement | undefined): void => {
    const [row, column] = [rows[at.row], columns[at.column]];
    if (!box || !row || !column) return;
    enter([{ row: row.id, column: column.id, text: box.value.trim() }], "typed");
  };
  const tellPlace = (to: Place): void => {
    const [row, column] = [rows[to.row], columns[to.column]];
    if (row && column) onPlace?.(row.id, column.id);
  };
  const go = (to: Place, extend = false): void => {
    inText.current = false;
    setAt(to);
    if (!extend) setFrom(to);
    setTold(extend ? words.chosen(sizeOf(blockOf(from, to))) : "");
    tellPlace(to);
  };
  const wrong = useMemo(() => wrongCells({ columns, rows }), [columns, rows]);
  const goToWrong = (back = false): void => {
    const to = nextOf(wrong, at, back);
    if (!to) return;
    held.current = true;
    go(to);
  };
  const goToRow = useEffectEvent((id: string) => {
    const row = rows.findIndex((one) => one.id === id);
    if (row < 0) return;
    const empty = columns.findIndex((one) => one.entered && !rows[row]?.cells[one.id]);
    const to = { row, column: empty < 0 ? first : empty };
    held.current = true;
    go(to);
    // If it is there already, nothing renders, and nothing would take the focus.
    if (to.row === at.row && to.column === at.column)
      table.current?.querySelector("input")?.focus();
  });
  useEffect(() => {
    if (goTo) goToRow(goTo.row);
  }, [goTo]);
  const fillColumn = useEffectEvent((id: string, text: string) => {
    const column = columns.findIndex((one) => one.id === id);
    if (column >= 0)
      enter(fill({ columns, rows }, { ...block, left: column, right: column }, text), "typed");
  });
  useEffect(() => {
    if (fillIn) fillColumn(fillIn.column, fillIn.text);
  }, [fillIn]);
  const step = (take: "done" | "undone", give: "done" | "undone"): void => {
    const last = steps.current[take].pop();
    if (!last) return;
    steps.current[give].push(last);
    onEnter(take === "done" ? last.before : last.after, "typed");
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const box = boxOf(event.target);
    if (altKey) return;
    const typed = box !== undefined && box.value !== textAt(rows, columns, at);
    if (ctrl && key.toLowerCase() === "z" && !typed) {
      event.preventDefault();
      if (shiftKey) step("undone", "done");
      else step("done", "undone");
      return;
    }
    if (ctrl && key.toLowerCase() === "y") {
      event.preventDefault();
      step("undone", "done");
      return;
    }
    if (ctrl && key.toLowerCase() === "d") {
      event.preventDefault();
      enter(fill({ columns, rows }, block), "pasted");
      return;
    }
    if (key === "F8") {
      event.preventDefault();
      commit(box);
      goToWrong(shiftKey);
      return;
    }
    if (key === "F2" && box) {
      inText.current = true;
      box.setSelectionRange(box.value.length, box.value.length);
      return;
    }
    if (key === "Escape") {
      if (typed && box) box.value = textAt(rows, columns, at);
      box?.select();
      inText.current = false;
      leaving.current = true;
      setFrom(at);
      return;
    }
    if ((key === "Delete" || key === "Backspace") && many) {
      event.preventDefault();
      enter(fill({ columns, rows }, block, ""), "typed");
      return;
    }
    if (key === "Tab" && leaving.current) {
      commit(box);
      leaving.current = false;
      return;
    }
    leaving.current = false;
    const sideways = key === "ArrowLeft" || key === "ArrowRight" || key === "Home" || key === "End";
    if (inText.current && sideways) return;
    const to = movedBy(at, { key, shiftKey, ctrl }, { columns, rows: rows.length });
    if (!to) return;
    event.preventDefault();
    commit(box);
    go(to, shiftKey && key !== "Enter" && key !== "Tab");
  };

  const placeOf = (target: EventTarget): Place | undefined => {
    const cell = (target as Element).closest<HTMLElement>("[data-column]");
    return cell
      ? { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) }
      : undefined;
  };
  const handlers = {
    onKeyDown,
    onBlur: (event: FocusEvent) => {
      // The input of a removed cell has been read already.
      if (!event.target.isConnected) return;
      if (!event.currentTarget.contains(event.relatedTarget)) held.current = false;
      commit(boxOf(event.target));
    },
    onMouseDown: (event: MouseEvent) => {
      const to = placeOf(event.target);
      if (!to) return;
      if (boxOf(event.target)) {
        inText.current = true;
        return;
      }
      event.preventDefault();
      commit(event.currentTarget.querySelector("input") ?? undefined);
      held.current = true;
      go(to, event.shiftKey);
    },
    onMouseOver: (event: MouseEvent) => {
      const to = event.buttons === 1 ? placeOf(event.target) : undefined;
      if (to && (to.row !== at.row || to.column !== at.column) && !inText.current) go(to, true);
    },
    onFocus: (event: FocusEvent) => {
      held.current = true;
      const to = placeOf(event.target);
      if (!to) return;
      if (to.row !== at.row || to.column !== at.column) go(to);
      // At the first cell, the focus enters without moving.
      else tellPlace(to);
    },
    onCopy: (event: ClipboardEvent) => {
      if (!many && boxOf(event.target)) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", textOfBlock({ columns, rows }, block));
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain");
      const cells = cellsOf(text);
      const single = cells.length === 1 && cells[0]?.length === 1;
      // The browser pastes a plain text at the caret; quotes and line breaks of a cell it would paste, too.
      const plain = single && cells[0]?.[0] === text.trim();
      if (plain && !many && boxOf(event.target)) return;
      event.preventDefault();
      if (single) {
        enter(fill({ columns, rows }, block, cells[0]?.[0] ?? ""), "pasted");
        return;
      }
      const pasted = pasteAt({ columns, rows }, { row: block.top, column: block.left }, cells);
      enter(pasted.entries, "pasted");
      setTold(
        [
          pasted.shifted > 0 ? words.shifted(pasted.shifted) : "",
          pasted.tooLong > 0 ? words.tooLong(pasted.tooLong) : "",
        ]
          .join(" ")
          .trim(),
      );
    },
  };
  return { at, block, told, held, wrong, goToWrong, handlers };
}

const textAt = (rows: readonly EntryRow[], columns: readonly EntryColumn[], at: Place): string =>
  rows[at.row]?.cells[columns[at.column]?.id ?? ""] ?? "";
