import { formatAverage } from "@polyportal/domain/format/marks";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { classListWithResults } from "./list-classes.ts";

const { classes, counts } = words;
const { columns } = classes;

/** The classes that a lecturer advises, heads or is dean of as a file, in the words of their page. */
export const classExport = exportOf("listClasses", classListWithResults, {
  title: classes.title,
  columns: [
    { id: "class", label: columns.class, cell: words.nameOf },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "students", label: counts.students, kind: "number" },
    { id: "registered", label: counts.registered, kind: "number" },
    { id: "approved", label: counts.approved, kind: "number" },
    { id: "waiting", label: counts.waiting, kind: "number" },
    { id: "returned", label: counts.returned, kind: "number" },
    { id: "unregistered", label: counts.unregistered, kind: "number" },
    { id: "complete", label: counts.complete, kind: "number" },
    {
      id: "meanCgpa",
      label: columns.meanCgpa,
      cell: ({ meanCgpa = null }) => (meanCgpa === null ? null : formatAverage(meanCgpa)),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
  },
});
