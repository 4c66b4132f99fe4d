import type { ComponentProps, CSSProperties } from "react";
import { useId, useState } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { ChevronDownIcon } from "../../components/icon/icon.tsx";
import { useWords } from "../../words/words.ts";
import { ActiveChips } from "./active-chips.tsx";
import type { ActiveFilter, Filter } from "./filter.ts";
import { activeFilters, namesOf, withParams, withoutFilters } from "./filter.ts";
import { FilterControl } from "./filter-control.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { filtersWords } from "./filters.words.ts";
import { useFitting, widthOf } from "./fitting.ts";

export type FiltersProps = Omit<ComponentProps<"section">, "onChange" | "children"> & {
  /** What the list can be filtered by, the most used first: these stand in the line, the rest behind a button. */
  filters: readonly Filter[];
  /** The parameters of the page's address; those of other things are left as they are. */
  value: URLSearchParams;
  /** Called with the next parameters, without the page's number; the caller puts them into the address. */
  onChange: (value: URLSearchParams) => void;
};

/**
 * Narrows a list down. The address is the state: a link to it shows the same rows, and the browser's
 * back button takes the last filter away. One line on a desk, a sheet on a phone.
 */
export function Filters({ filters, value, onChange, className, ...others }: FiltersProps) {
  const words = useWords("filters", filtersWords);
  const [more, setMore] = useState(false);
  const [sheet, setSheet] = useState(false);
  const id = useId();
  const [line, fitting] = useFitting(filters);
  const active = activeFilters(filters, value, words);
  const [inLine, rest] = [filters.slice(0, fitting), filters.slice(fitting)];
  // A sheet for a single filter is two presses more than the filter.
  const phoneSheet = filters.length > 1;
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
      className={cx("base:grid base:min-w-0 base:grid-cols-1 base:gap-3 print:hidden", className)}
    >
      {phoneSheet && (
        <Button
          variant="secondary"
          className="justify-self-start sm:hidden"
          aria-haspopup="dialog"
          aria-expanded={sheet}
          onClick={() => setSheet(true)}
        >
          {words.open(atWorkIn(filters, active))}
        </Button>
      )}
      <div
        ref={line}
        className={cx("flex min-w-0 grow items-start gap-3", phoneSheet && "max-sm:hidden")}
      >
        {inLine.map((filter) => (
          <div key={filter.name} className="min-w-0 sm:max-w-(--widest)" style={shareOf(filter)}>
            {control(filter)}
          </div>
        ))}
        {rest.length > 0 && (
          <Button
            variant="secondary"
            // Beside the controls, under no label of its own.
            className="mt-6 shrink-0"
            aria-expanded={more}
            aria-controls={more ? id : undefined}
            onClick={() => setMore(!more)}
          >
            {words.more(atWorkIn(rest, active))}
            <ChevronDownIcon className={more ? "rotate-180" : undefined} />
          </Button>
        )}
      </div>
      {more && rest.length > 0 && (
        <div
          id={id}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] items-start gap-4 rounded border border-line bg-paper-sunken p-4 max-sm:hidden"
        >
          {rest.map((filter) => (
            <div
              key={filter.name}
              className={filter.kind === "dates" ? "min-w-0 sm:col-span-2" : "min-w-0"}
            >
              {control(filter)}
            </div>
          ))}
        </div>
      )}
      <ActiveChips active={active} onRemove={(gone) => onChange(withoutFilters(value, gone))} />
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

const shareOf = ({ kind }: Filter) =>
  ({
    flex: `1 1 ${widthOf[kind]}rem`,
    "--widest": `${widthOf[kind] * 1.5}rem`,
  }) as CSSProperties;

/** How many of these filters are at work. */
const atWorkIn = (filters: readonly Filter[], active: readonly ActiveFilter[]) =>
  filters.filter((filter) => {
    const names = namesOf(filter);
    return active.some((chip) => chip.names.some((name) => names.includes(name)));
  }).length;
