import { useEffect, useRef } from "react";
import { cx } from "class-variance-authority";
import { ChevronDownIcon, ChevronUpIcon } from "../../components/icon/icon.tsx";
import type { DataColumn } from "./column.ts";
import { cellClass } from "./column.ts";
import type { TableSort } from "./table-state.ts";
import { nextSort } from "./table-state.ts";
import { useWords } from "../../words/words.ts";
import { dataTableWords } from "./data-table.words.ts";

type HeadProps<Item> = {
  columns: readonly DataColumn<Item>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
  /** Whether all rows in sight are chosen, or some; undefined where rows cannot be chosen. */
  picked: "all" | "some" | "none" | undefined;
  onPickAll: (picked: boolean) => void;
  actions: boolean;
  /** There are buttons that open more of a row. */
  expandable: boolean;
  /** The first column stays in sight when the others are scrolled sideways. */
  pinned: boolean;
  /** The rows under it are a part of a grid's, and numbered. */
  numbered: boolean;
};

/** The heads of the columns, which stay in sight. Each sorts by a press; a printed page repeats them. */
export function Head<Item>(props: HeadProps<Item>) {
  const { columns, sort, onSort, picked, onPickAll, actions, expandable, pinned, numbered } = props;
  const words = useWords("dataTable", dataTableWords);
  return (
    <thead>
      <tr aria-rowindex={numbered ? 1 : undefined}>
        {picked && (
          <td className="lead pick">
            <PickAll picked={picked} onPickAll={onPickAll} />
          </td>
        )}
        {expandable && (
          <td className="lead open">
            <span className="sr-only">{words.details}</span>
          </td>
        )}
        {columns.map((column, index) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={ariaSort(sort, column.id)}
            className={cellClass(column, pinned && index === 0)}
          >
            {column.sortable === false ? (
              column.header
            ) : (
              <button type="button" onClick={() => onSort(nextSort(sort, column.id))}>
                {column.header}
                <SortMark sort={sort} id={column.id} />
              </button>
            )}
          </th>
        ))}
        {actions && (
          <td className="act">
            <span className="sr-only">{words.actions}</span>
          </td>
        )}
      </tr>
    </thead>
  );
}

function ariaSort(sort: TableSort | undefined, id: string) {
  if (sort?.column !== id) return undefined;
  return sort.descending ? "descending" : "ascending";
}

/** Which way the column sorts; faint until it does, so that a head shows that it can. */
function SortMark({ sort, id }: { sort: TableSort | undefined; id: string }) {
  const active = sort?.column === id;
  const Mark = active && !sort.descending ? ChevronUpIcon : ChevronDownIcon;
  return <Mark className={cx("print:hidden", !active && "sort-idle")} />;
}

type PickAllProps = {
  picked: "all" | "some" | "none";
  onPickAll: (picked: boolean) => void;
};

/** Chooses all rows in sight; half-ticked when only some are chosen. */
export function PickAll({ picked, onPickAll }: PickAllProps) {
  const words = useWords("dataTable", dataTableWords);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = picked === "some";
  }, [picked]);
  return (
    <input
      ref={box}
      type="checkbox"
      checked={picked === "all"}
      onChange={(event) => onPickAll(event.target.checked)}
      aria-label={words.selectPage}
      className="size-4.5 accent-brand"
    />
  );
}
