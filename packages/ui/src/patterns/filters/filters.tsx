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
  /** The filters, most used first: those that fit are in the line, the rest behind a button. */
  filters: readonly Filter[];
  /** The address's parameters. Others are kept. */
  value: URLSearchParams;
  /** Called with the new parameters, without the page number, to put into the address. */
  onChange: (value: URLSearchParams) => void;
};

/**
 * The filters of a list. The address is their state: a link shows the same rows, and Back removes the last
 * filter. One line on large screens, a sheet on phones.
 */
export function Filters({ filters, value, onChange, className, ...others }: FiltersProps) {
  const words = useWords("filters", filtersWords);
  const [more, setMore] = useState(false);
  const [sheet, setSheet] = useState(false);
  const id = useId();
  const [line, fitting] = useFitting(filters);
  const active = activeFilters(filters, value, words);
  const [inLine, rest] = [filters.slice(0, fitting), filters.slice(fitting)];
  // For a single filter, a sheet would only add two presses.
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
            // Aligned with the controls, without a label of its own.
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

/** How many of these filters are active. */
const atWorkIn = (filters: readonly Filter[], active: readonly ActiveFilter[]) =>
  filters.filter((filter) => {
    const names = namesOf(filter);
    return active.some((chip) => chip.names.some((name) => names.includes(name)));
  }).length;
