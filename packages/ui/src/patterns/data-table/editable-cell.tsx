import type { KeyboardEvent } from "react";
import { useRef, useState, useSyncExternalStore } from "react";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { CellEditor } from "./cell-editor.tsx";
import type { CellEdit } from "./cell-edit.ts";
import { textOf, valueOf, wordsOf } from "./cell-edit.ts";
import type { DataColumn } from "./column.ts";
import { contentOf } from "./column.ts";
import type { EditStore } from "./edit-store.ts";
import { cellKey } from "./edit-store.ts";
import { focusBelow } from "./grid-keys.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

export type EditableCellProps<Item> = {
  column: DataColumn<Item>;
  edit: CellEdit<Item>;
  item: Item;
  id: string;
  /** The row's name, used in the editor's label. */
  rowLabel: string;
  store: EditStore<Item>;
  className: string | undefined;
};

/**
 * A cell that is edited in place: Enter, F2, a press or typing opens it, Delete or Backspace opens it empty,
 * Enter saves and moves down, Escape cancels. A refused value stays with its reason until it is saved or
 * undone.
 */
export function EditableCell<Item>(props: EditableCellProps<Item>) {
  const { column, edit, item, id, rowLabel, store, className } = props;
  const words = useWords("dataTable", dataTableWords);
  const key = cellKey(id, column.id);
  const unsaved = useSyncExternalStore(store.subscribe, () => store.of(key));
  const cell = useRef<HTMLTableCellElement>(null);
  // The editor's initial text; undefined while it is closed.
  const [begun, setBegun] = useState<string>();
  const open = begun !== undefined;
  const failed = unsaved?.state === "failed" ? unsaved : undefined;
  const pending = unsaved?.state === "pending";
  const saved = column.value(item);
  const shown = unsaved ? unsaved.value : saved;
  const name = `${column.header}, ${rowLabel}`;

  const save = (typed: string) => {
    const { value, wrong } = valueOf(edit, typed, item, words.notANumber);
    if (textOf(value) === textOf(saved)) store.undo(key);
    else void store.save({ item, id, column: column.id, value }, name, wrong);
  };
  const start = (text = textOf(shown)) => {
    if (!pending) setBegun(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const letter = event.key.length === 1 && event.key !== " " && edit.kind !== "select";
    // Only opens it empty: Enter saves that, and Escape restores the value.
    const clears = event.key === "Delete" || event.key === "Backspace";
    if (event.key === "Enter" || event.key === "F2" || clears || letter) {
      event.preventDefault();
      if (clears) start("");
      else start(letter ? event.key : undefined);
    } else if (event.key === "Escape" && failed) store.undo(key);
  };
  return (
    <td
      ref={cell}
      data-label={column.header}
      data-edit={edit.kind}
      data-state={unsaved?.state}
      aria-busy={pending || undefined}
      aria-invalid={failed ? true : undefined}
      className={className}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (!open && !(event.target as Element).closest("a, button")) start();
      }}
    >
      {open ? (
        <CellEditor
          edit={edit}
          label={name}
          begun={begun}
          // A typed letter starts the new value.
          whole={begun === textOf(shown)}
          onLeave={(typed, how) => {
            setBegun(undefined);
            if (how !== "elsewhere") cell.current?.focus();
            if (how === "escape") return;
            save(typed);
            if (how === "enter") focusBelow(cell.current);
          }}
        />
      ) : (
        <span className="edit-value">
          <span>{unsaved ? wordsOf(edit, shown) : contentOf(column, item)}</span>
          {pending && <Spinner />}
        </span>
      )}
      {failed && !open && (
        <span className="edit-failure">
          <span>{words.notSavedBecause(failed.why)}</span>
          <button type="button" onClick={() => save(textOf(failed.value))}>
            {words.retry}
          </button>
          <button
            type="button"
            onClick={() => {
              store.undo(key);
              cell.current?.focus();
            }}
          >
            {words.undo}
          </button>
        </span>
      )}
    </td>
  );
}
