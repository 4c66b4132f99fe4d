import { fc, test } from "@fast-check/vitest";
import { weekdays } from "@polyportal/domain/format/date";
import { expect } from "vitest";
import { entryAt } from "./entry-keys.ts";
import type { TimetableEntry, WeekDay, WeekRow } from "./week.ts";
import { daysOf, minutesOf, placed, rowsOf, timed } from "./week.ts";

const usual = { start: 480, end: 1080 };

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const entryOf = (id: string, start: number, end: number, day: TimetableEntry["day"] = "Monday") =>
  ({ id, code: id, title: id, day, start: clock(start), end: clock(end) }) satisfies TimetableEntry;

const oneEntry = fc
  .record({
    day: fc.constantFrom(...weekdays),
    start: fc.integer({ min: 0, max: 1435 }),
    length: fc.integer({ min: 5, max: 300 }),
  })
  .map(({ day, start, length }) => ({ day, start, end: Math.min(1440, start + length) }));

/** A week of random entries with many clashes. */
const week = fc
  .array(oneEntry, { maxLength: 24 })
  .map((all) => all.map(({ day, start, end }, index) => entryOf(`e${index}`, start, end, day)));

const tableOf = (entries: readonly TimetableEntry[]): { days: WeekDay[]; rows: WeekRow[] } => {
  const days = daysOf(timed(entries).at);
  return { days, rows: rowsOf(days, usual) };
};

/** The entries of a day as a browser lays out spans: row by row, in the first free place. */
function laidOut(rows: readonly WeekRow[], day: number, lanes: number): string[][] {
  const places: string[][] = rows.map(() => Array.from({ length: lanes }, () => ""));
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells[day] ?? []) {
      const first = places[index]?.indexOf("") ?? -1;
      for (let down = index; down < index + cell.rows; down += 1) {
        for (let lane = first; lane < first + cell.lanes; lane += 1) {
          expect(places[down]?.[lane], "every place is free and within its day").toBe("");
          (places[down] ?? [])[lane] = cell.at?.entry.id ?? "-";
        }
      }
    }
  }
  return places;
}

test.prop([week])("no two drawn entries overlap, all are drawn, at their hours", (entries) => {
  const { days, rows } = tableOf(entries);
  const drawn = days.flatMap(({ lanes, placed: own }, day) => {
    const places = laidOut(rows, day, lanes);
    // Nothing is left free either.
    expect(places.flat()).not.toContain("");
    return own.map(({ entry, start, end }) => {
      const at = rows.filter((_, index) => places[index]?.includes(entry.id));
      expect([at[0]?.start, at.at(-1)?.end]).toEqual([start, end]);
      return entry.id;
    });
  });
  expect(drawn.toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
});

test.prop([week, fc.infiniteStream(fc.nat())])(
  "the order in which entries come does not matter",
  (entries, keys) => {
    const shuffled = entries
      .map((entry) => ({ entry, key: keys.next().value ?? 0 }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ entry }) => entry);
    expect(tableOf(shuffled)).toEqual(tableOf(entries));
  },
);

test.prop([week])("two clash if they share a minute of a day, and both say so", (entries) => {
  const { at } = timed(entries);
  for (const one of daysOf(at).flatMap((day) => day.placed)) {
    const others = at.filter(
      ({ entry, start, end }) =>
        entry.id !== one.entry.id &&
        entry.day === one.entry.day &&
        start < one.end &&
        one.start < end,
    );
    expect(one.clashes.map(({ id }) => id).toSorted()).toEqual(
      others.map(({ entry }) => entry.id).toSorted(),
    );
  }
});

const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

test.prop([week])("arrows lead from every entry to every other", (entries) => {
  const { days } = tableOf(entries);
  const all = days.flatMap((day) => day.placed);
  for (const first of all.slice(0, 3)) {
    const reached = new Set([first]);
    for (const from of reached) {
      for (const key of keys) {
        const next = entryAt(days, from, key, false);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(all.length);
  }
});

test("keys go to what is beside, then to the same hour of the next day that has one", () => {
  const { days } = tableOf([
    entryOf("early", 480, 600),
    entryOf("clash", 540, 660),
    entryOf("late", 840, 960),
    entryOf("same hour", 560, 620, "Wednesday"),
    entryOf("evening", 1080, 1200, "Wednesday"),
  ]);
  const all = days.flatMap((day) => day.placed);
  const lead = (id: string, key: string, far = false) => {
    const from = all.find(({ entry }) => entry.id === id);
    return from && entryAt(days, from, key, far)?.entry.id;
  };
  expect(lead("early", "ArrowDown")).toBe("clash");
  expect(lead("early", "ArrowUp")).toBe("early");
  expect(lead("early", "ArrowRight")).toBe("clash");
  expect(lead("clash", "ArrowLeft")).toBe("early");
  expect(lead("clash", "ArrowRight")).toBe("same hour");
  expect(lead("evening", "ArrowLeft")).toBe("late");
  expect(lead("early", "PageDown")).toBe("late");
  expect(lead("late", "PageUp")).toBe("early");
  expect(lead("evening", "Home")).toBe("late");
  expect(lead("early", "End")).toBe("same hour");
  expect([lead("clash", "Home", true), lead("clash", "End", true)]).toEqual(["early", "evening"]);
  expect(lead("clash", "a")).toBeUndefined();
});

test("what has no hour, or ends before it begins, is told apart and not lost", () => {
  expect(["08:30", "24:00", "8:05"].map(minutesOf)).toEqual([510, 1440, 485]);
  expect(["", "24:01", "9:61", "noon", undefined].map(minutesOf)).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  const open = { id: "open", code: "GST 111", title: "Use of English", day: "Friday" } as const;
  const { at, unset } = timed([open, entryOf("backwards", 600, 540), entryOf("set", 480, 540)]);
  expect(at.map(({ entry }) => entry.id)).toEqual(["set"]);
  expect(unset.map(({ id }) => id)).toEqual(["open", "backwards"]);
});

test("three at once have three lanes, and what meets at an hour's end has one", () => {
  const day = placed(
    timed([
      entryOf("a", 480, 600),
      entryOf("b", 540, 600),
      entryOf("c", 540, 660),
      entryOf("d", 660, 720),
    ]).at,
  );
  expect(day.map(({ entry, lane, lanes }) => [entry.id, lane, lanes])).toEqual([
    ["a", 0, 3],
    ["c", 1, 3],
    ["b", 2, 3],
    ["d", 0, 1],
  ]);
});

test("the weekend shows where something is on it, and hours beside the usual ones where needed", () => {
  const days = daysOf(timed([entryOf("a", 1110, 1140, "Saturday")]).at);
  expect(days.map(({ day }) => day)).toEqual(weekdays.slice(0, 6));
  const rows = rowsOf(days, usual);
  expect(rows.filter(({ outside }) => outside).map(({ start }) => start)).toEqual([1080, 1110]);
  expect(rowsOf(daysOf([]), usual)).toHaveLength(10);
});
