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
  /** Whether all or some visible rows are chosen; undefined if rows cannot be chosen. */
  picked: "all" | "some" | "none" | undefined;
  onPickAll: (picked: boolean) => void;
  actions: boolean;
  /** Rows have buttons that open details. */
  expandable: boolean;
  /** The first column stays in sight while the others scroll. */
  pinned: boolean;
  /** The rows belong to a partial grid and are numbered. */
  numbered: boolean;
};

/** The sticky headings, each of which sorts. Printed pages repeat them. */
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

/** The direction of sorting; faint for columns that are not sorted. */
function SortMark({ sort, id }: { sort: TableSort | undefined; id: string }) {
  const active = sort?.column === id;
  const Mark = active && !sort.descending ? ChevronUpIcon : ChevronDownIcon;
  return <Mark className={cx("print:hidden", !active && "sort-idle")} />;
}

type PickAllProps = {
  picked: "all" | "some" | "none";
  onPickAll: (picked: boolean) => void;
};

/** Chooses all visible rows; indeterminate if only some are chosen. */
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
