import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon, CrossIcon } from "../../components/icon/icon.tsx";
import type { Filter } from "./filter.ts";
import { activeFilters, withParams, withoutFilters } from "./filter.ts";
import { FilterControl } from "./filter-control.tsx";

export type FiltersProps = {
  /** What the list can be filtered by. */
  filters: readonly Filter[];
  /** The parameters of the page's address; those of other things are left as they are. */
  value: URLSearchParams;
  /** Called with the next parameters, without the page's number; the caller puts them into the address. */
  onChange: (value: URLSearchParams) => void;
  /** Classes for the outermost element. */
  className?: string;
};

/**
 * Narrows a list down. The address is the state: a link to it shows the same rows, and the browser's
 * back button takes the last filter away.
 */
export function Filters({ filters, value, onChange, className }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const active = activeFilters(filters, value);
  return (
    <section
      aria-label="Filters"
      className={cx("base:grid base:min-w-0 base:grid-cols-1 base:gap-3 print:hidden", className)}
    >
      <Button
        variant="secondary"
        className="justify-self-start sm:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {active.length > 0 ? `Filters (${active.length})` : "Filters"}
        <ChevronDownIcon />
      </Button>
      <div
        id={id}
        className={cx(
          "grid grid-cols-1 items-end gap-4 *:min-w-0 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]",
          !open && "max-sm:hidden",
        )}
      >
        {filters.map((filter) => (
          <FilterControl
            key={filter.name}
            filter={filter}
            value={value}
            onChange={(changes) => onChange(withParams(value, changes))}
          />
        ))}
      </div>
      {active.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <ul aria-label="Filters at work" className="contents">
            {active.map((filter) => (
              <li key={filter.names.join()} className="max-w-full min-w-0">
                <button
                  type="button"
                  onClick={() => onChange(withoutFilters(value, [filter]))}
                  className="inline-flex min-h-control max-w-full sm:min-h-9 items-center gap-2 rounded-full border border-line-strong bg-paper-raised px-3 text-14 hover:bg-paper-sunken"
                >
                  <span className="sr-only">Remove </span>
                  <span className="min-w-0 truncate">{filter.text}</span>
                  <CrossIcon />
                </button>
              </li>
            ))}
          </ul>
          <Button
            variant="quiet"
            size="small"
            onClick={() => onChange(withoutFilters(value, active))}
          >
            Clear all
          </Button>
        </div>
      )}
    </section>
  );
}
