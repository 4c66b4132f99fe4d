import type { CSSProperties } from "react";
import { memo, startTransition, useDeferredValue, useEffect, useMemo, useState } from "react";
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

/** As many rows as are in sight of most screens when a list opens. */
const screenful = 15;

/**
 * All rows, in groups that the browser lays out only when they come near the screen. What is in sight of
 * the first group is painted at once, all else in the next free moments: find and print have them all.
 */
export function Rows<Item>({ rows, selection, from, kit }: RowsProps<Item>) {
  // By an effect, for a page that comes deferred as a whole defers nothing within it.
  const [begun, setBegun] = useState(rows.length <= screenful);
  useEffect(() => startTransition(() => setBegun(true)), []);
  const first = useMemo(() => rows.slice(0, begun ? groupSize : screenful), [rows, begun]);
  const following = useDeferredValue(rows, none);
  const groups = useMemo(() => (begun ? inGroups(following) : none), [following, begun]);
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

const none: readonly never[] = [];

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
