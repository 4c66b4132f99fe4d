import { weekdays } from "@polyportal/domain/format/date";

/** A day of the week: "Monday". */
export type Weekday = (typeof weekdays)[number];

/** A class, a practical or an examination, on one day. */
export type TimetableEntry = {
  /** Sets it apart from the others. */
  id: string;
  /** The course's code: "EED 413". */
  code: string;
  /** The course's title. */
  title: string;
  /** The day on which it is. */
  day: Weekday;
  /** When it begins, of 24 hours: "08:00"; without it, or where it is no hour, no hour is set yet. */
  start?: string | undefined;
  /** When it ends: "10:00"; not before it begins. */
  end?: string | undefined;
  /** What it is: its word, icon and edge tell it, not its colour alone. A lecture unless said. */
  kind?: "lecture" | "practical" | "exam" | undefined;
  /** Where it is: "Lecture Theatre 2"; left out on a room's own timetable. */
  room?: string | undefined;
  /** Who teaches it or watches over it; left out on a lecturer's own timetable. */
  lecturer?: string | undefined;
  /** Whom it is for: "ND II Computer Science"; left out on a class's own timetable. */
  group?: string | undefined;
  /** What has to be known besides: "Bring your examination card". */
  note?: string | undefined;
};

/** An entry with its hours in minutes since midnight. */
export type Timed = { entry: TimetableEntry; start: number; end: number };

/**
 * An entry with its place among those that it clashes with: the `lane` of so many `lanes` side by side,
 * and whom it clashes with.
 */
export type Placed = Timed & { lane: number; lanes: number; clashes: readonly TimetableEntry[] };

/** Minutes since midnight of "08:30"; undefined where it is no time of the day. "24:00" ends a day. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? "") ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 1440 ? minutes : undefined;
}

/** The entries that have hours, and those that have none yet: none is lost for want of an hour. */
export function timed(entries: readonly TimetableEntry[]): {
  at: Timed[];
  unset: TimetableEntry[];
} {
  const at: Timed[] = [];
  const unset: TimetableEntry[] = [];
  for (const entry of entries) {
    const [start, end] = [minutesOf(entry.start), minutesOf(entry.end)];
    if (start !== undefined && end !== undefined && start < end) at.push({ entry, start, end });
    else unset.push(entry);
  }
  return { at, unset };
}

/** Two that meet at an hour's end do not clash. */
const clash = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

const inOrder = (one: Timed, other: Timed): number =>
  one.start - other.start || other.end - one.end || (one.entry.id < other.entry.id ? -1 : 1);

/** The entries of one day from its first hour on, each in a lane that nothing else takes meanwhile. */
export function placed(day: readonly Timed[]): Placed[] {
  const done: Placed[] = [];
  // Those that hang together by clashes have as many lanes as the most of them at once.
  let group: (Timed & { lane: number })[] = [];
  let groupEnd = -1;
  const close = () => {
    const lanes = Math.max(0, ...group.map(({ lane }) => lane + 1));
    for (const one of group) {
      const others = group.filter((other) => other !== one && clash(one, other));
      done.push({ ...one, lanes, clashes: others.map(({ entry }) => entry) });
    }
    group = [];
  };
  for (const one of day.toSorted(inOrder)) {
    if (one.start >= groupEnd) close();
    const taken = new Set(group.filter((other) => clash(one, other)).map(({ lane }) => lane));
    let lane = 0;
    while (taken.has(lane)) lane += 1;
    group.push({ ...one, lane });
    groupEnd = Math.max(groupEnd, one.end);
  }
  close();
  return done;
}

/** A day with its entries in order and how many stand side by side at most, one at least. */
export type WeekDay = { day: Weekday; placed: Placed[]; lanes: number };

/** Monday to Friday, and the days of the weekend that have an entry. */
export function daysOf(entries: readonly Timed[]): WeekDay[] {
  const used = new Set(entries.map(({ entry }) => entry.day));
  return weekdays
    .filter((day, index) => index < 5 || used.has(day))
    .map((day) => {
      const own = placed(entries.filter(({ entry }) => entry.day === day));
      return { day, placed: own, lanes: Math.max(1, ...own.map(({ lanes }) => lanes)) };
    });
}

/** A cell of the table, over so many lanes and rows; without an entry it is free. */
export type WeekCell = { lanes: number; rows: number; at?: Placed };

/** From one hour, half hour or whatever begins or ends to the next. */
export type WeekRow = {
  start: number;
  end: number;
  /** Before or after the usual hours. */
  outside: boolean;
  /** The cells that begin in this row, by day. */
  cells: WeekCell[][];
};

/**
 * The rows of the table: one from each full hour and from whatever begins or ends between, over the usual
 * hours and as far before and after as there are entries.
 */
export function rowsOf(days: readonly WeekDay[], usual: { start: number; end: number }): WeekRow[] {
  const all = days.flatMap((day) => day.placed);
  const from = Math.min(usual.start, ...all.map(({ start }) => Math.floor(start / 60) * 60));
  const to = Math.max(usual.end, ...all.map(({ end }) => Math.ceil(end / 60) * 60));
  const turns = new Set([from, to, ...all.flatMap(({ start, end }) => [start, end])]);
  for (let hour = Math.ceil(from / 60) * 60; hour < to; hour += 60) turns.add(hour);
  const starts = [...turns].toSorted((one, other) => one - other);
  return starts.slice(0, -1).map((start, index) => ({
    start,
    end: starts[index + 1] ?? to,
    outside: start < usual.start || start >= usual.end,
    cells: days.map((day) => cellsOf(day, start, starts)),
  }));
}

function cellsOf({ placed: entries, lanes }: WeekDay, start: number, starts: readonly number[]) {
  const cells: WeekCell[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const at = entries.find(
      (one) => covers(one, lane, lanes) && one.start <= start && one.end > start,
    );
    const last = cells.at(-1);
    if (at && at.start === start && !cells.some((cell) => cell.at === at)) {
      const rows = starts.indexOf(at.end) - starts.indexOf(at.start);
      const [first, end] = lanesOf(at, lanes);
      cells.push({ lanes: end - first, rows, at });
    } else if (!at) {
      // Free lanes beside each other are one free cell.
      const before = entries.some(
        (one) => covers(one, lane - 1, lanes) && one.start <= start && one.end > start,
      );
      if (last && !last.at && !before) last.lanes += 1;
      else cells.push({ lanes: 1, rows: 1 });
    }
  }
  return cells;
}

/** The lanes of its day that an entry takes, where the day has more than its group needs. */
const lanesOf = ({ lane, lanes }: Placed, all: number): [number, number] => [
  Math.floor((lane * all) / lanes),
  Math.floor(((lane + 1) * all) / lanes),
];

const covers = (one: Placed, lane: number, all: number): boolean => {
  const [first, end] = lanesOf(one, all);
  return lane >= first && lane < end;
};
