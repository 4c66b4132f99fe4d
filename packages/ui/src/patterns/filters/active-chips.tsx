import { Button } from "../../components/button/button.tsx";
import { CrossIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import type { ActiveFilter } from "./filter.ts";
import { filtersWords } from "./filters.words.ts";

type ActiveChipsProps = {
  active: readonly ActiveFilter[];
  /** Called with the filters to remove. */
  onRemove: (gone: readonly ActiveFilter[]) => void;
};

/** The active filters as chips, removed one by one or all at once. */
export function ActiveChips({ active, onRemove }: ActiveChipsProps) {
  const words = useWords("filters", filtersWords);
  if (active.length === 0) return null;
  return (
    <div className="order-last flex max-w-full min-w-0 basis-full flex-wrap items-center gap-2">
      <ul aria-label={words.atWork} className="contents">
        {active.map((filter) => (
          <li key={`${filter.names.join()} ${filter.value ?? ""}`} className="max-w-full min-w-0">
            <button
              type="button"
              aria-label={words.remove(filter.text)}
              onClick={() => onRemove([filter])}
              className="inline-flex min-h-control max-w-full sm:min-h-7 items-center gap-2 rounded-full border border-line-strong bg-paper-raised px-3 text-14 hover:bg-paper-sunken"
            >
              <span className="min-w-0 truncate">{filter.text}</span>
              <CrossIcon />
            </button>
          </li>
        ))}
      </ul>
      <Button variant="quiet" size="small" onClick={() => onRemove(active)}>
        {words.clearAll}
      </Button>
    </div>
  );
}
