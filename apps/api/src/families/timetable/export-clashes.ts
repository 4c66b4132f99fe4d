import { timetableEndpoints } from "@polyportal/api-client/contract/timetable";
import { clashStudentList } from "@polyportal/api-client/list/clash-students";
import { clashNames, placedCourse, timetableMessages } from "@polyportal/domain/messages/timetable";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOfList } from "../../export/described.ts";
import { foundExportOf } from "../../export/found-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { courseCodes, namesOf } from "../../export/unit-names.ts";
import { clashStudents } from "./list-clash-students.ts";
import { clashesAsked } from "./list-clashes.ts";

const { clashes: words, columns: slots } = timetableMessages;
const { columns, inBoth, kinds } = words;

/** What clashes in a session as a file, in the words of its page. */
export const clashExport = foundExportOf(
  "listTimetableClashes",
  {
    endpoint: timetableEndpoints.listTimetableClashes,
    find: clashesAsked,
    keyOf: ({ id }) => id,
  },
  {
    title: words.title,
    columns: [
      { id: "when", label: columns.one, cell: ({ one }) => placedCourse(one) },
      { id: "other", label: columns.other, cell: ({ other }) => placedCourse(other) },
      { id: "semester", label: slots.semester },
      {
        id: "kinds",
        label: columns.kinds,
        cell: (clash) => clash.kinds.map((kind) => kinds[kind]).join(", "),
      },
      { id: "who", label: columns.who, cell: (clash) => clashNames(clash).join(", ") },
      { id: "students", label: columns.students, kind: "number" },
    ],
    filters: {
      session: { label: slots.session, words: namesOf(academicSessions) },
      semester: { label: slots.semester },
      kind: { label: columns.kinds, words: namesAmong(kinds) },
      department: { label: slots.department, words: namesOf(departments) },
    },
  },
);

/** Who has registered both of two courses as a file. */
export const clashStudentExport = exportOfList(clashStudentList, clashStudents, {
  session: { label: slots.session, words: namesOf(academicSessions) },
  one: { label: inBoth.columns.one, words: courseCodes },
  other: { label: inBoth.columns.other, words: courseCodes },
  department: { label: inBoth.columns.department, words: namesOf(departments) },
});
