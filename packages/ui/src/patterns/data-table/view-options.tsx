import type { KeyboardEvent } from "react";
import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

/** The row height: compact for staff who scan, roomy for reading. */
export type RowDensity = "compact" | "roomy";

type ViewOptionsProps = {
  /** Every column with whether it is visible and fixed. */
  columns: readonly { id: string; header: string; shown: boolean; fixed: boolean }[];
  onColumn: (id: string, shown: boolean) => void;
  density: RowDensity;
  onDensity: (density: RowDensity) => void;
};

/** Chooses visible columns and row height. Closes on Escape and on any press outside. */
export function ViewOptions({ columns, onColumn, density, onDensity }: ViewOptionsProps) {
  const words = useWords("dataTable", dataTableWords);
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent | FocusEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside, true);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside, true);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  const densities = [
    { value: "compact", label: words.compact },
    { value: "roomy", label: words.roomy },
  ] as const;
  // The last visible column cannot be hidden.
  const last = columns.filter(({ shown }) => shown).length === 1;
  return (
    <div ref={root} className="sm:relative" onKeyDown={onKeyDown} role="presentation">
      <Button
        ref={button}
        variant="secondary"
        className="max-sm:px-3"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {words.columns}
        <ChevronDownIcon />
      </Button>
      {open && (
        <div
          id={id}
          className="absolute top-full z-20 mt-1 grid max-h-[70vh] animate-appear gap-4 overflow-y-auto rounded border border-line bg-paper-raised p-4 text-14 shadow-float max-sm:inset-x-0 sm:right-0 sm:w-64"
        >
          <fieldset>
            <legend className="mb-1 font-semibold">{words.columns}</legend>
            {columns.map(({ id: column, header, shown, fixed }) => (
              <label key={column} className="flex min-h-control items-center gap-3 sm:min-h-9">
                <input
                  type="checkbox"
                  checked={shown}
                  disabled={fixed || (shown && last)}
                  onChange={(event) => onColumn(column, event.target.checked)}
                  className="size-4.5 shrink-0 accent-brand"
                />
                <span className="min-w-0">{header}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="border-t border-line pt-3">
            <legend className="float-left mb-1 w-full font-semibold">{words.rowHeight}</legend>
            {densities.map(({ value, label }) => (
              <label
                key={value}
                className="clear-both flex min-h-control items-center gap-3 sm:min-h-9"
              >
                <input
                  type="radio"
                  name={`${id}-density`}
                  checked={density === value}
                  onChange={() => onDensity(value)}
                  className="size-4.5 shrink-0 accent-brand"
                />
                {label}
              </label>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}
