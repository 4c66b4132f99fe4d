import { weekdays } from "@polyportal/domain/format/date";

/** A day of the week: "Monday". */
export type Weekday = (typeof weekdays)[number];

/** A class, a practical or an examination, on one day. */
export type TimetableEntry = {
  /** Unique in the week. */
  id: string;
  /** The course's code: "EED 413". */
  code: string;
  /** The course's title. */
  title: string;
  /** The day on which it is. */
  day: Weekday;
  /** The start, of 24 hours: "08:00". Missing or invalid means that the time is not set yet. */
  start?: string | undefined;
  /** The end: "10:00"; not before the start. */
  end?: string | undefined;
  /** The kind, shown by word, icon and border besides colour; by default a lecture. */
  kind?: "lecture" | "practical" | "exam" | undefined;
  /** The place: "Lecture Theatre 2"; omitted on a room's own timetable. */
  room?: string | undefined;
  /** The lecturer or invigilator; omitted on a lecturer's own timetable. */
  lecturer?: string | undefined;
  /** The class: "ND II Computer Science"; omitted on a class's own timetable. */
  group?: string | undefined;
  /** A note: "Bring your examination card". */
  note?: string | undefined;
};

/** An entry with its times in minutes since midnight. */
export type Timed = { entry: TimetableEntry; start: number; end: number };

/**
 * An entry with its position among clashing ones: its `lane` of `lanes` side by side, and the entries that it
 * clashes with.
 */
export type Placed = Timed & { lane: number; lanes: number; clashes: readonly TimetableEntry[] };

/** The minutes since midnight of "08:30"; undefined if invalid. "24:00" ends a day. */
export function minutesOf(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d{1,2}):([0-5]\d)$/.exec(time ?? "") ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= 1440 ? minutes : undefined;
}

/** The entries with a time, and those without. */
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

/** Entries that only touch do not clash. */
const clash = (one: Timed, other: Timed) => one.start < other.end && other.start < one.end;

const inOrder = (one: Timed, other: Timed): number =>
  one.start - other.start || other.end - one.end || (one.entry.id < other.entry.id ? -1 : 1);

/** The entries of a day by time, each in a lane that is free then. */
export function placed(day: readonly Timed[]): Placed[] {
  const done: Placed[] = [];
  // Entries connected by clashes have as many lanes as occur at once.
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

/** A day with its entries in order, and the most side by side, at least one. */
export type WeekDay = { day: Weekday; placed: Placed[]; lanes: number };

/** Monday to Friday, and weekend days with entries. */
export function daysOf(entries: readonly Timed[]): WeekDay[] {
  const used = new Set(entries.map(({ entry }) => entry.day));
  return weekdays
    .filter((day, index) => index < 5 || used.has(day))
    .map((day) => {
      const own = placed(entries.filter(({ entry }) => entry.day === day));
      return { day, placed: own, lanes: Math.max(1, ...own.map(({ lanes }) => lanes)) };
    });
}

/** A cell over several lanes and rows; free without an entry. */
export type WeekCell = { lanes: number; rows: number; at?: Placed };

/** The time between two full hours, starts or ends. */
export type WeekRow = {
  start: number;
  end: number;
  /** Outside the usual hours. */
  outside: boolean;
  /** The cells that begin in this row, by day. */
  cells: WeekCell[][];
};

/**
 * The rows of the table, one from each full hour, start or end to the next, over the usual hours and further
 * if there are entries.
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
      // Adjacent free lanes are one free cell.
      const before = entries.some(
        (one) => covers(one, lane - 1, lanes) && one.start <= start && one.end > start,
      );
      if (last && !last.at && !before) last.lanes += 1;
      else cells.push({ lanes: 1, rows: 1 });
    }
  }
  return cells;
}

/** The lanes that an entry takes, if its day has more than its group needs. */
const lanesOf = ({ lane, lanes }: Placed, all: number): [number, number] => [
  Math.floor((lane * all) / lanes),
  Math.floor(((lane + 1) * all) / lanes),
];

const covers = (one: Placed, lane: number, all: number): boolean => {
  const [first, end] = lanesOf(one, all);
  return lane >= first && lane < end;
};
