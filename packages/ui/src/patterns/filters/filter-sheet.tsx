import { useId, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { useLeaving } from "../../components/dropdown-menu/use-leaving.ts";
import { useWords } from "../../words/words.ts";
import { FilterControl } from "./filter-control.tsx";
import type { Filter } from "./filter.ts";
import { activeFilters, withParams, withoutFilters } from "./filter.ts";
import { filtersWords } from "./filters.words.ts";

type FilterSheetProps = {
  filters: readonly Filter[];
  /** The current parameters. */
  value: URLSearchParams;
  /** Called once with the new ones. */
  onShow: (value: URLSearchParams) => void;
  onClose: () => void;
};

/**
 * All filters in a sheet on a phone. They take effect together, with one request and one history entry.
 * Escape and a press outside cancel.
 */
export function FilterSheet({ filters, value, onShow, onClose }: FilterSheetProps) {
  const words = useWords("filters", filtersWords);
  const id = useId();
  const sheet = useRef<HTMLDialogElement>(null);
  const leaving = useLeaving(onClose);
  const [draft, setDraft] = useState(value);
  const active = activeFilters(filters, draft, words);
  useLayoutEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    // Returns the focus to the button.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={sheet}
      aria-labelledby={id}
      {...leaving}
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[calc(100dvh-2rem)] w-full max-w-none animate-appear overflow-hidden rounded-t border-t border-line bg-paper-raised p-0 text-ink shadow-float backdrop:bg-scrim print:hidden"
    >
      <div className="flex max-h-[calc(100dvh-2rem)] flex-col">
        <header className="flex items-center justify-between gap-3 border-b border-line py-2 ps-4 pe-2">
          <h2 id={id} tabIndex={-1} className="text-18 font-semibold">
            {words.label}
          </h2>
          {active.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => setDraft(withoutFilters(draft, active))}
            >
              {words.clearAll}
            </Button>
          )}
        </header>
        <div className="grid min-h-0 flex-1 grid-cols-1 gap-4 overflow-y-auto overscroll-contain p-4">
          {filters.map((filter) => (
            <FilterControl
              key={filter.name}
              filter={filter}
              value={draft}
              onChange={(changes) => setDraft((before) => withParams(before, changes))}
            />
          ))}
        </div>
        <footer className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-t border-line px-4 py-3">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={() => onShow(draft)}>{words.show}</Button>
        </footer>
      </div>
    </dialog>
  );
}
