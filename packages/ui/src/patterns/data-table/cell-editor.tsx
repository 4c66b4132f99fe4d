import type { KeyboardEvent } from "react";
import { useEffect, useRef, useState } from "react";
import { OptionList } from "../select/options.tsx";
import type { CellEdit } from "./cell-edit.ts";

type CellEditorProps<Item> = {
  edit: CellEdit<Item>;
  /** The names of column and row. */
  label: string;
  /** The initial text. */
  begun: string;
  /** Selects all of it, so that typing replaces it. */
  whole: boolean;
  /** Called when it is left: by Enter, by Escape, or for another place. */
  onLeave: (typed: string, how: "enter" | "escape" | "elsewhere") => void;
};

/** The input of an edited cell. It takes the focus and handles keys itself. */
export function CellEditor<Item>({ edit, label, begun, whole, onLeave }: CellEditorProps<Item>) {
  const [typed, setTyped] = useState(begun);
  const box = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    box.current?.focus();
    if (whole) box.current?.select?.();
  }, [whole]);
  // Closing the box blurs it; that must not count as leaving again.
  const leave = (how: "enter" | "escape" | "elsewhere") => {
    if (left.current) return;
    left.current = true;
    onLeave(typed, how);
  };
  const shared = {
    ref: box,
    "aria-label": label,
    value: typed,
    "data-editing": "",
    onBlur: () => leave("elsewhere"),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key !== "Enter" && event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      leave(event.key === "Enter" ? "enter" : "escape");
    },
  };
  if (edit.kind === "select") {
    return (
      <select {...shared} onChange={(event) => setTyped(event.target.value)}>
        <option value="">-</option>
        <OptionList options={edit.options} />
      </select>
    );
  }
  return (
    <input
      {...shared}
      inputMode={edit.kind === "number" ? "decimal" : undefined}
      enterKeyHint="done"
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
