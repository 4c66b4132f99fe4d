import type { CSSProperties } from "react";
import { memo, useDeferredValue, useMemo } from "react";
import { resultSheetPageSize } from "@polyportal/domain/grading/result-sheet";
import type { RowSelectionState } from "@tanstack/react-table";
import type { MenuEntry } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { DropdownMenu } from "../../components/dropdown-menu/dropdown-menu.tsx";
import { MoreIcon } from "../../components/icon/icon.tsx";
import type { DataColumn } from "./column.ts";
import { cellClass, contentOf, rowHeaderOf } from "./column.ts";

/** What all rows of a table share; a row is drawn again only when this or its own item changes. */
export type RowKit<Item> = {
  columns: readonly DataColumn<Item>[];
  rowLabel: (item: Item) => string;
  /** Chooses a row or drops it; undefined where rows cannot be chosen. */
  toggle: ((id: string, event: unknown) => void) | undefined;
  /** The entries of a row's menu; undefined where rows have none. */
  rowActions: ((item: Item) => readonly MenuEntry[]) | undefined;
  /** The first column stays in sight when the others are scrolled sideways. */
  pinFirst: boolean;
};

type Entry<Item> = { id: string; original: Item };

type RowsProps<Item> = {
  rows: readonly Entry<Item>[];
  selection: RowSelectionState;
  kit: RowKit<Item>;
};

// As many as a printed page holds, so that each group is a page and the browser lays out by groups.
const groupSize = resultSheetPageSize;

/**
 * All rows, in groups that the browser lays out only when they come near the screen. The first
 * group is painted at once, the others follow in the next free moments: find and print have them all.
 */
export function Rows<Item>({ rows, selection, kit }: RowsProps<Item>) {
  const first = useMemo(() => rows.slice(0, groupSize), [rows]);
  const following = useDeferredValue(rows, none);
  const groups = useMemo(() => inGroups(following), [following]);
  const shared = { selection, kit };
  return (
    <>
      <Group entries={first} {...shared} />
      {groups.slice(1).map((entries, index) => (
        <Group key={index} entries={entries} {...shared} />
      ))}
    </>
  );
}

const none: never[] = [];

const inGroups = <Entry,>(entries: readonly Entry[]): (readonly Entry[])[] =>
  Array.from({ length: Math.ceil(entries.length / groupSize) }, (_, group) =>
    entries.slice(group * groupSize, (group + 1) * groupSize),
  );

// Only the last group is not full: the stylesheet knows the height of the others.
const heightOf = (rows: number) => ({ "--rows": rows }) as CSSProperties;

type GroupProps<Item> = {
  entries: readonly Entry<Item>[];
  selection: RowSelectionState;
  kit: RowKit<Item>;
};

function PlainGroup<Item>({ entries, selection, kit }: GroupProps<Item>) {
  return (
    <tbody style={entries.length < groupSize ? heightOf(entries.length) : undefined}>
      {entries.map(({ id, original }) => (
        <Row key={id} id={id} item={original} selected={selection[id] === true} kit={kit} />
      ))}
    </tbody>
  );
}

const Group = memo(
  PlainGroup,
  (before, after) =>
    before.entries === after.entries &&
    before.kit === after.kit &&
    (before.selection === after.selection ||
      after.entries.every(({ id }) => before.selection[id] === after.selection[id])),
) as typeof PlainGroup;

type RowProps<Item> = { id: string; item: Item; selected: boolean; kit: RowKit<Item> };

function PlainRow<Item>({ id, item, selected, kit }: RowProps<Item>) {
  const { columns, rowLabel, toggle, rowActions, pinFirst } = kit;
  const header = rowHeaderOf(columns);
  return (
    <tr data-selected={selected || undefined}>
      {toggle && (
        <td className="lead pick">
          <input
            type="checkbox"
            checked={selected}
            onChange={(event) => toggle(id, event)}
            aria-label={`Select ${rowLabel(item)}`}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const look = cellClass(column, pinFirst && index === 0);
        return column === header ? (
          <th key={column.id} scope="row" className={look}>
            {contentOf(column, item)}
          </th>
        ) : (
          <td key={column.id} data-label={column.header} className={look}>
            {contentOf(column, item)}
          </td>
        );
      })}
      {rowActions && (
        <td className="act">
          <DropdownMenu
            label={`Actions for ${rowLabel(item)}`}
            align="end"
            trigger={<MoreIcon />}
            groups={[rowActions(item)]}
          />
        </td>
      )}
    </tr>
  );
}

const Row = memo(PlainRow) as typeof PlainRow;
