import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { lecturerLoadMessages as words } from "@polyportal/domain/messages/lecturer-load";
import { namesOfPeople } from "../../database/names-of-people.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { loadList } from "./list-loads.ts";

const { columns } = words;

/** How much each lecturer teaches as a file, in the words of its page; hours are figures. */
export const loadExport = exportOf("listLecturerLoads", loadList, {
  title: words.title,
  columns: [
    { id: "fullName", label: columns.lecturer },
    { id: "staffNumber", label: columns.staffNumber },
    { id: "department", label: columns.department },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "courses", label: columns.courses, kind: "number" },
    { id: "units", label: columns.units, kind: "number" },
    {
      id: "load",
      label: columns.load,
      cell: ({ units }) => (isOverloaded(units) ? words.above : null),
    },
    {
      id: "minutes",
      label: columns.hours,
      kind: "number",
      cell: ({ minutes }) => (minutes === 0 ? null : Math.round((minutes / 60) * 100) / 100),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    lecturer: {
      label: columns.lecturer,
      words: async (ids, db) => ids.map(await namesOfPeople(db, ids)),
    },
    department: { label: columns.department, words: namesOf(departments) },
    above: yesOrNo(columns.load, words.above, words.notAbove),
  },
});
