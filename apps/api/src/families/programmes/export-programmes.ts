import { formatDate } from "@polyportal/domain/format/date";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { namesOf } from "../../export/unit-names.ts";
import { programmeList } from "./list-programmes.ts";

const { columns, filters, states } = words;

/** The programmes as a file, in the words of their page. */
export const programmesExport = exportOf("listProgrammes", programmeList, {
  title: words.title,
  columns: [
    { id: "title", label: columns.name },
    { id: "type", label: columns.type },
    { id: "studentType", label: columns.studentType },
    { id: "award", label: columns.award },
    { id: "duration", label: columns.duration },
    { id: "levels", label: columns.levels, cell: ({ levels }) => levels.join(", ") },
    { id: "departments", label: columns.departments, kind: "number" },
    { id: "open", label: columns.open, cell: ({ open }) => (open ? states.open : states.closed) },
    { id: "opensOn", label: words.opensOn, cell: ({ opensOn }) => formatDate(opensOn) },
    { id: "closesOn", label: words.closesOn, cell: ({ closesOn }) => formatDate(closesOn) },
  ],
  filters: {
    accepting: yesOrNo(filters.open, states.open, states.closed),
    department: { label: filters.department, words: namesOf(departments) },
  },
});
