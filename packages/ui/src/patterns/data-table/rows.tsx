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
  /** The number of the first row among all, including heads, in a partial grid. */
  from: number | undefined;
  kit: RowKit<Item>;
};

// As many as fit on a printed page, so that each group is a page and the browser lays out by groups.
const groupSize = resultSheetPageSize;

/** The rows that are visible on most screens at first. */
const screenful = 15;

/**
 * All rows, in groups that the browser lays out only near the screen. The visible ones are rendered at once,
 * the rest when the browser is idle, for search and print.
 */
export function Rows<Item>({ rows, selection, from, kit }: RowsProps<Item>) {
  // In an effect, because nothing is deferred within a page that is itself deferred.
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

// The stylesheet knows the height of full groups. Only the last one is not full.
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
