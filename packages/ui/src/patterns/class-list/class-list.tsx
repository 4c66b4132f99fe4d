import type { ComponentProps } from "react";
import { useId } from "react";
import { cx } from "class-variance-authority";
import { Button } from "../../components/button/button.tsx";
import { EmptyState, NoResult } from "../../components/empty-state/empty-state.tsx";
import { Skeleton, SkeletonText } from "../../components/skeleton/skeleton.tsx";
import { FormField, controlLook, selectLook } from "../form-field/form-field.tsx";
import type { ClassListEntry } from "./class-list-card.tsx";
import { ClassListCard } from "./class-list-card.tsx";
import type { ClassListFilter } from "./filter.ts";
import { filterClass } from "./filter.ts";
import { useWords } from "../../words/words.ts";
import { classListWords } from "./class-list.words.ts";

export type { ClassListEntry } from "./class-list-card.tsx";

export type ClassListProps = Omit<ComponentProps<"section">, "children"> & {
  /** The list's name: "ND II Computer Science, 2026/2027". */
  label: string;
  /** All students in order; undefined while loading. */
  entries: readonly ClassListEntry[] | undefined;
  /** The filter, controlled by the page's address. */
  filter: ClassListFilter;
  /** Called with the new filter. */
  onFilterChange: (filter: ClassListFilter) => void;
  /** The address of a student's page; by default names are no links. */
  hrefOf?: (entry: ClassListEntry) => string;
};

const grid = "grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-2";
const card = "rounded border border-line bg-paper-raised px-4 py-3 break-inside-avoid";

/** A class as cards of its students, filtered while typing. */
export function ClassList(props: ClassListProps) {
  const { label, entries, filter, onFilterChange, hrefOf, className, ...rest } = props;
  const words = useWords("classList", classListWords);
  const id = useId();
  const shown = filterClass(entries ?? [], filter);
  const uploads = [
    ["all", words.all],
    ["complete", words.complete],
    ["incomplete", words.incomplete],
  ] as const;
  const everyone = { term: "", uploads: "all" } as const;
  return (
    <section
      aria-label={label}
      aria-busy={entries === undefined}
      {...rest}
      className={cx("base:grid base:grid-cols-1 base:gap-4", className)}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_15rem] print:hidden">
        <FormField id={`${id}-term`} label={words.search}>
          <input
            id={`${id}-term`}
            type="search"
            value={filter.term}
            onChange={(event) => onFilterChange({ ...filter, term: event.target.value })}
            className={controlLook}
          />
        </FormField>
        <FormField id={`${id}-uploads`} label={words.uploads}>
          <select
            id={`${id}-uploads`}
            value={filter.uploads}
            onChange={({ target }) => {
              const chosen = uploads.find(([value]) => value === target.value);
              if (chosen) onFilterChange({ ...filter, uploads: chosen[0] });
            }}
            className={selectLook}
          >
            {uploads.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </FormField>
      </div>
      {entries === undefined ? (
        <Coming />
      ) : (
        <>
          <p role="status" className="text-14 text-ink-muted">
            {entries.length > 0 && words.shown(shown.length, entries.length)}
          </p>
          {entries.length === 0 && <EmptyState>{words.empty}</EmptyState>}
          {entries.length > 0 && shown.length === 0 && (
            <NoResult
              term={filter.term}
              action={
                <Button variant="secondary" onClick={() => onFilterChange(everyone)}>
                  {words.clear}
                </Button>
              }
            />
          )}
          <ul className={grid}>
            {shown.map((entry) => (
              // Cards off the screen are not laid out, but search and print still find them.
              <li
                key={entry.matricNumber}
                className={`${card} [contain-intrinsic-block-size:auto_14rem] [content-visibility:auto] print:[content-visibility:visible]`}
              >
                <ClassListCard entry={entry} href={hrefOf?.(entry)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The placeholder while loading. */
function Coming() {
  return (
    <div className={grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className={card}>
          <div className="mb-4 flex gap-3">
            <Skeleton className="size-14 rounded-full" />
            <SkeletonText lines={2} className="flex-1" />
          </div>
          <SkeletonText lines={4} />
        </div>
      ))}
    </div>
  );
}
