import { clockOf, dayName } from "../timetable/times.ts";
import type { ClashKind } from "../timetable/clash-kinds.ts";

/** When a slot is: "Monday, 08:00 to 10:00". */
export const slotTime = (slot: { day: number; begins: string; ends: string }): string =>
  `${dayName(slot.day)}, ${slot.begins} to ${slot.ends}`;

type Placed = Parameters<typeof slotTime>[0] & { room: string };

/** When and where a slot is; without a room only when. */
export const slotPlace = ({ room, ...time }: Placed): string =>
  room === "" ? slotTime(time) : `${slotTime(time)}, ${room}`;

/** A course with when and where it is. */
export const placedCourse = (slot: Placed & { code: string }): string =>
  `${slot.code}, ${slotPlace(slot)}`;

/** Who or what is asked of both courses of a clash: those who teach, the room, the classes. */
export const clashNames = (clash: {
  lecturers: readonly string[];
  room: string;
  classes: readonly string[];
}): string[] => [...clash.lecturers, clash.room, ...clash.classes].filter((name) => name !== "");

const students = (count: number): string =>
  count === 1 ? "1 student" : `${count.toLocaleString("en-NG")} students`;

/** Words of the timetable and its clashes. */
export const timetableMessages = {
  time: "please enter a time, such as 08:00",
  order: "the end is not after the beginning",
  chooseDay: "please select a day",
  chooseCourse: "please select a course",
  chooseSession: "please select a session",
  /** A course stands at that time already. */
  taught: (code: string, slot: { day: number; begins: number; ends: number }): string =>
    `${code} is taught ${slotTime({
      day: slot.day,
      begins: clockOf(slot.begins),
      ends: clockOf(slot.ends),
    })} already`,
  title: "Timetable",
  lead: "When and where each course of a session is taught. Clashes and hours are found from it.",
  search: "Courses, lecturers or rooms",
  none: "Nothing stands in the timetable of this session.",
  columns: {
    course: "Course",
    day: "Day",
    begins: "Begins",
    ends: "Ends",
    room: "Room",
    lecturers: "Lecturers",
  },
  nobody: "Nobody yet",
  add: "Add a lecture",
  addTitle: (session: string): string => `Add a lecture to the timetable of ${session}`,
  added: (code: string): string => `${code} stands in the timetable`,
  change: "Change",
  changeTitle: (code: string, session: string): string => `Lecture of ${code}, ${session}`,
  changed: (code: string): string => `The lecture of ${code} is changed`,
  courseHint: "A code or a title.",
  timeHint: "Of 24 hours, such as 08:00.",
  roomHint: "Leave it empty where no room is known.",
  save: "Save",
  remove: "Remove",
  removeQuestion: (code: string, time: string): string =>
    `The lecture of ${code} on ${time} is taken out of the timetable.`,
  removed: (code: string): string => `The lecture of ${code} is removed`,
  // Clashes
  clashes: {
    title: "Clashes",
    lead: "Two courses at one time that are asked of the same lecturer, room, class or student. Electives of a class are no clash of the class.",
    search: "Search clashes",
    none: "Nothing clashes.",
    columns: {
      kinds: "Kind",
      who: "Who or what",
      one: "Course",
      other: "Clashes with",
      students: "Students",
    },
    kinds: {
      lecturer: "Lecturer",
      room: "Room",
      class: "Class",
      student: "Students",
    } satisfies Record<ClashKind, string>,
    open: (count: number, one: string, other: string): string =>
      `${students(count)} of ${one} and ${other}`,
    inBoth: {
      title: "Students in both courses",
      lead: "Who has registered two courses that are taught at one time, approved or waiting.",
      search: "Search students",
      none: "Nobody has registered both.",
      columns: {
        /** Until the courses' codes are there. */
        one: "The first course",
        other: "The other course",
      },
      of: (one: string, other: string): string => `Students in ${one} and ${other}`,
    },
  },
  // The sheet
  noun: "timetable",
  kind: "timetable",
  refused: {
    course: "no course has this code",
    session: "no session has this name",
    day: "write a day, such as Monday",
    time: "write a time, such as 08:00",
    order: "it ends before it begins",
    twice: "this course has another row for the same time",
  },
} as const;

/** The columns of the sheet, and how each is filled in. */
export const timetableColumns = {
  courseCode: { heading: "Course code", example: "EEC 432", hint: "As the list has it" },
  day: { heading: "Day", example: "Monday", hint: "In whole, or Mon" },
  begins: { heading: "Begins", example: "08:00", hint: "Of 24 hours, or 8 am" },
  ends: { heading: "Ends", example: "10:00", hint: "Of 24 hours, or 10 am" },
  room: { heading: "Room", example: "Lecture Theatre 2", hint: "Empty leaves what stands" },
  session: {
    heading: "Session",
    example: "2026/2027",
    hint: "The current session where it is left empty",
  },
} as const;
