import type { CSSProperties } from "react";
import { memo, useDeferredValue, useMemo } from "react";
import { resultSheetPageSize } from "@polyportal/domain/results/result-sheet";
import type { RowSelectionState } from "@tanstack/react-table";
import type { RowKit } from "./row-kit.ts";
import { Row } from "./row.tsx";

type Entry<Item> = { id: string; original: Item };

type RowsProps<Item> = {
  rows: readonly Entry<Item>[];
  selection: RowSelectionState;
  /** The number of the first among all rows, heads included, where a grid holds a part of them. */
  from: number | undefined;
  kit: RowKit<Item>;
};

// As many as a printed page holds, so that each group is a page and the browser lays out by groups.
const groupSize = resultSheetPageSize;

/**
 * All rows, in groups that the browser lays out only when they come near the screen. The first
 * group is painted at once, the others follow in the next free moments: find and print have them all.
 */
export function Rows<Item>({ rows, selection, from, kit }: RowsProps<Item>) {
  const first = useMemo(() => rows.slice(0, groupSize), [rows]);
  const following = useDeferredValue(rows, none);
  const groups = useMemo(() => inGroups(following), [following]);
  const shared = { selection, kit };
  return (
    <>
      <Group entries={first} from={from} {...shared} />
      {groups.slice(1).map((entries, index) => (
        <Group
          key={index}
          entries={entries}
          from={from && from + (index + 1) * groupSize}
          {...shared}
        />
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
  from: number | undefined;
  kit: RowKit<Item>;
};

function PlainGroup<Item>({ entries, selection, from, kit }: GroupProps<Item>) {
  return (
    <tbody style={entries.length < groupSize ? heightOf(entries.length) : undefined}>
      {entries.map(({ id, original }, index) => (
        <Row
          key={id}
          id={id}
          item={original}
          selected={selection[id] === true}
          number={from && from + index}
          kit={kit}
        />
      ))}
    </tbody>
  );
}

const Group = memo(
  PlainGroup,
  (before, after) =>
    before.entries === after.entries &&
    before.kit === after.kit &&
    before.from === after.from &&
    (before.selection === after.selection ||
      after.entries.every(({ id }) => before.selection[id] === after.selection[id])),
) as typeof PlainGroup;
