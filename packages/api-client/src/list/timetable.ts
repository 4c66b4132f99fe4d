import { weekdays } from "@polyportal/domain/format/date";
import {
  clashNames,
  placedCourse,
  slotTime,
  timetableMessages,
} from "@polyportal/domain/messages/timetable";
import { clashKinds } from "@polyportal/domain/timetable/clash-kinds";
import { dayName } from "@polyportal/domain/timetable/times";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, clashes } = timetableMessages;

/** When and where courses are taught in a session. */
export const slotList = describeList({
  name: "listTimetableSlots",
  title: timetableMessages.title,
  search: timetableMessages.search,
  none: timetableMessages.none,
  rowLabel: (slot) => `${slot.code}, ${slotTime(slot)}`,
  columns: [
    sharedColumns.course,
    sharedColumns.courseTitle,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.semester,
    { ...sharedColumns.session, only: "file" },
    { id: "day", label: columns.day, value: ({ day }) => dayName(day) },
    { id: "begins", label: columns.begins },
    { id: "ends", label: columns.ends },
    { id: "room", label: columns.room },
    {
      id: "lecturers",
      label: columns.lecturers,
      value: ({ lecturers }) => lecturers || timetableMessages.nobody,
    },
  ],
  sorts: { code: true, day: true, room: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
    day: {
      label: columns.day,
      options: weekdays.map((day, at) => ({ value: String(at + 1), label: day })),
      several: true,
    },
  },
});

/** Courses at one time that are asked of the same lecturer, room, class or student. */
export const clashList = describeList({
  name: "listTimetableClashes",
  title: clashes.title,
  search: clashes.search,
  none: clashes.none,
  rowLabel: ({ one, other }) => `${one.code}, ${other.code}`,
  columns: [
    { id: "when", label: clashes.columns.one, value: ({ one }) => placedCourse(one) },
    { id: "other", label: clashes.columns.other, value: ({ other }) => placedCourse(other) },
    sharedColumns.semester,
    {
      id: "kinds",
      label: clashes.columns.kinds,
      value: ({ kinds }) => kinds.map((kind) => clashes.kinds[kind]).join(", "),
    },
    {
      id: "who",
      label: clashes.columns.who,
      value: (clash) => clashNames(clash).join(", "),
    },
    { id: "students", label: clashes.columns.students, kind: "number" },
  ],
  sorts: { when: true, students: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    kind: {
      label: clashes.columns.kinds,
      options: clashKinds.map((value) => ({ value, label: clashes.kinds[value] })),
      several: true,
    },
    department: sharedFilters.department,
  },
});
