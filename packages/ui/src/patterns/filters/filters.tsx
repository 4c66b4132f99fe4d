import type { ComponentProps } from "react";
import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { ActiveChips } from "./active-chips.tsx";
import type { ActiveFilter, Filter } from "./filter.ts";
import { activeFilters, isShownByControl, namesOf, withParams, withoutFilters } from "./filter.ts";
import { FilterControl } from "./filter-control.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { filtersWords } from "./filters.words.ts";

export type FiltersProps = Omit<ComponentProps<"section">, "onChange" | "children"> & {
  /** The filters, most used first. A single one stands in the line, several are behind a button. */
  filters: readonly Filter[];
  /** The address's parameters. Others are kept. */
  value: URLSearchParams;
  /** Called with the new parameters, without the page number, to put into the address. */
  onChange: (value: URLSearchParams) => void;
};

/**
 * The filters of a list. The address is their state: a link shows the same rows, and Back removes the last
 * filter. The button opens them below the line, on phones in a sheet; active ones are chips.
 */
export function Filters({ filters, value, onChange, className, ...others }: FiltersProps) {
  const words = useWords("filters", filtersWords);
  const [open, setOpen] = useState(false);
  const [sheet, setSheet] = useState(false);
  const id = useId();
  const [only] = filters;
  const inLine = filters.length === 1 && only?.kind !== "dates" ? only : undefined;
  const active = activeFilters(filters, value, words);
  const control = (filter: Filter) => (
    <FilterControl
      filter={filter}
      value={value}
      onChange={(changes) => onChange(withParams(value, changes))}
    />
  );
  return (
    <section
      aria-label={words.label}
      {...others}
      className={cx(
        "base:flex base:min-w-0 base:flex-wrap base:items-center base:gap-3 print:hidden",
        className,
      )}
    >
      {inLine ? (
        <div className="ui-in-line min-w-0 max-sm:grow sm:max-w-72">{control(inLine)}</div>
      ) : (
        <Button
          variant="secondary"
          aria-expanded={open || sheet}
          aria-controls={open ? id : undefined}
          onClick={() => (isOnPhone() ? setSheet(true) : setOpen(!open))}
        >
          {words.open(atWorkIn(filters, active))}
          <ChevronDownIcon className={open ? "rotate-180" : undefined} />
        </Button>
      )}
      {open && (
        <div
          id={id}
          className="order-last grid basis-full grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] items-start gap-x-4 gap-y-3 rounded border border-line bg-paper-sunken p-4 max-sm:hidden"
        >
          {filters.map((filter) => (
            <div
              key={filter.name}
              className={filter.kind === "dates" ? "min-w-0 sm:col-span-2" : "min-w-0"}
            >
              {control(filter)}
            </div>
          ))}
        </div>
      )}
      {!(inLine && isShownByControl(inLine, value)) && (
        <ActiveChips active={active} onRemove={(gone) => onChange(withoutFilters(value, gone))} />
      )}
      {sheet && (
        <FilterSheet
          filters={filters}
          value={value}
          onShow={(next) => {
            setSheet(false);
            if (next.toString() !== value.toString()) onChange(next);
          }}
          onClose={() => setSheet(false)}
        />
      )}
    </section>
  );
}

/** As narrow as where rows become cards (`data-table.css`). */
const isOnPhone = () => matchMedia("(width < 40rem)").matches;

/** How many of these filters are active. */
const atWorkIn = (filters: readonly Filter[], active: readonly ActiveFilter[]) =>
  filters.filter((filter) => {
    const names = namesOf(filter);
    return active.some((chip) => chip.names.some((name) => names.includes(name)));
  }).length;
