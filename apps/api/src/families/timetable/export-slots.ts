import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { dayName } from "@polyportal/domain/timetable/times";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { slotList } from "./list-slots.ts";

const { columns } = words;

/** The timetable as a file, in the words of its page. */
export const timetableExport = exportOf("listTimetableSlots", slotList, {
  title: words.listed,
  columns: [
    { id: "code", label: columns.course },
    { id: "title", label: columns.title },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
    { id: "day", label: columns.day, cell: ({ day }) => dayName(day) },
    { id: "begins", label: columns.begins },
    { id: "ends", label: columns.ends },
    { id: "room", label: columns.room },
    { id: "lecturers", label: columns.lecturers },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    day: { label: columns.day, words: (days) => days.map((day) => dayName(Number(day))) },
  },
});
