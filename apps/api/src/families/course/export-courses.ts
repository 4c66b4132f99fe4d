import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { courseList } from "./list-courses.ts";

const { columns, states } = words;

/** The courses as a file, in the words of their page. */
export const courseExport = exportOf("listCourses", courseList, {
  title: words.title,
  columns: [
    { id: "code", label: columns.code },
    { id: "title", label: columns.title },
    { id: "creditUnit", label: columns.creditUnit, kind: "number" },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "status", label: columns.status },
    { id: "split", label: columns.split, cell: ({ split }) => words.split(split) },
    {
      id: "borrowable",
      label: columns.borrowable,
      cell: ({ borrowable }) => (borrowable ? words.yes : words.no),
    },
    {
      id: "requires",
      label: columns.requires,
      cell: ({ requires }) => requires.map(({ code }) => code).join(", "),
    },
    {
      id: "active",
      label: columns.active,
      cell: ({ active }) => (active ? states.active : states.off),
    },
  ],
  filters: {
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    semester: { label: columns.semester },
    status: { label: columns.status },
    active: yesOrNo(columns.active, states.active, states.off),
  },
});
