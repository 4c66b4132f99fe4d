import type { Semester } from "../course-registration/course.ts";
import { cleaned } from "../text/clean.ts";

/** A lecture in the week of a session, in minutes after midnight. */
export type Slot = {
  readonly id: string;
  readonly courseId: number;
  /** 1 is Monday. */
  readonly day: number;
  readonly begins: number;
  readonly ends: number;
  readonly room: string;
};

/** What is known of a course that is taught. */
export type TimetabledCourse = {
  readonly id: number;
  readonly semester: Semester;
  /** Whoever teaches it. */
  readonly lecturers: readonly string[];
  /** The classes that have to take it: none of an elective. */
  readonly classes: readonly string[];
};

/** Students who have registered just these courses in a semester. */
export type Registered = { readonly courses: readonly number[]; readonly students: number };

/** Two courses at one time, and who or what cannot be at both. */
export type Clash = {
  /** The one that begins first before the other. */
  readonly slots: readonly [Slot, Slot];
  readonly lecturers: readonly string[];
  /** Both are in the same room. */
  readonly room: boolean;
  readonly classes: readonly string[];
  /** How many have registered both, carry-overs among them. */
  readonly students: number;
};

/** A slot on one line of minutes, on which each day of each semester has a stretch of its own. */
type Span = {
  readonly slot: Slot;
  readonly at: number;
  readonly from: number;
  readonly to: number;
};

const dayMinutes = 1_440;

/** A room's name as it is compared; "" is no room. */
export const roomKey = (room: string): string => cleaned(room).trim().toLowerCase();

/**
 * Whatever is at one time in one semester and asked of the same lecturer, room, class or student.
 * Whoever has several slots is gone through once, in the order of time: what goes on when the next one
 * begins clashes with it. So it takes the time of sorting, and of the clashes that there are.
 */
export function clashesOf({
  slots,
  courses,
  registered,
}: {
  readonly slots: readonly Slot[];
  readonly courses: ReadonlyMap<number, TimetabledCourse>;
  readonly registered: readonly Registered[];
}): Clash[] {
  const spans = spansOf(slots, courses);
  const found = new Map<number, Found>();
  const noteAll = (some: readonly Span[], note: (clash: Found) => void) =>
    eachOverlap(some, (one, other) => {
      // A course in two groups at once is no clash of the course with itself.
      if (one.slot.courseId === other.slot.courseId) return;
      const key = one.at * spans.length + other.at;
      const clash = found.get(key) ?? newClash(one, other);
      found.set(key, clash);
      note(clash);
    });
  const by = (keysOf: (slot: Slot) => readonly string[]) => grouped(spans, keysOf);

  for (const [lecturer, own] of by(({ courseId }) => courses.get(courseId)?.lecturers ?? [])) {
    noteAll(own, ({ lecturers }) => void lecturers.push(lecturer));
  }
  for (const [name, own] of by(({ courseId }) => courses.get(courseId)?.classes ?? [])) {
    noteAll(own, ({ classes }) => void classes.push(name));
  }
  for (const [room, own] of by(({ room }) => [roomKey(room)])) {
    if (room === "") continue;
    noteAll(own, (clash) => {
      clash.room = true;
    });
  }
  const ofCourse = grouped(spans, ({ courseId }) => [courseId]);
  for (const { courses: taken, students } of registered) {
    const own = taken.flatMap((id) => ofCourse.get(id) ?? []);
    noteAll(
      own.toSorted((one, other) => one.at - other.at),
      (clash) => {
        clash.students += students;
      },
    );
  }
  return [...found.entries()].toSorted(([one], [other]) => one - other).map(([, clash]) => clash);
}

/** A clash of which more is still found. */
type Found = Pick<Clash, "slots"> & {
  readonly lecturers: string[];
  room: boolean;
  readonly classes: string[];
  students: number;
};

const newClash = (one: Span, other: Span): Found => ({
  slots: [one.slot, other.slot],
  lecturers: [],
  room: false,
  classes: [],
  students: 0,
});

/** In the order of time; what begins at once, by its id. */
function spansOf(
  slots: readonly Slot[],
  courses: ReadonlyMap<number, TimetabledCourse>,
): readonly Span[] {
  const spans = slots.flatMap((slot) => {
    const course = courses.get(slot.courseId);
    if (!course) return [];
    const start = ((course.semester === "First" ? 0 : 7) + slot.day) * dayMinutes;
    return [{ slot, from: start + slot.begins, to: start + slot.ends }];
  });
  return spans
    .toSorted((one, other) => one.from - other.from || (one.slot.id < other.slot.id ? -1 : 1))
    .map((span, at) => ({ ...span, at }));
}

/** Calls with every two that go on at some moment; they come in the order of time. */
function eachOverlap(spans: readonly Span[], call: (one: Span, other: Span) => void): void {
  let goingOn: Span[] = [];
  for (const next of spans) {
    goingOn = goingOn.filter(({ to }) => to > next.from);
    for (const one of goingOn) call(one, next);
    goingOn.push(next);
  }
}

/** The spans under each of their keys, in their order. */
function grouped<Key>(
  spans: readonly Span[],
  keysOf: (slot: Slot) => readonly Key[],
): ReadonlyMap<Key, readonly Span[]> {
  const groups = new Map<Key, Span[]>();
  for (const span of spans) {
    for (const key of new Set(keysOf(span.slot))) {
      const group = groups.get(key);
      if (group) group.push(span);
      else groups.set(key, [span]);
    }
  }
  return groups;
}
