import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { clearanceList } from "./list-clearances.ts";

const { columns } = words;

/** The clearance of newcomers as a file, in the words of its page. */
export const clearanceExport = exportOf("listClearances", clearanceList, {
  title: words.title,
  columns: [
    { id: "matricNumber", label: columns.matricNumber },
    { id: "fullName", label: columns.fullName },
    { id: "department", label: columns.department },
    { id: "session", label: columns.session },
    { id: "acceptedAt", label: columns.acceptedAt, kind: "date" },
    {
      id: "cleared",
      label: columns.cleared,
      cell: ({ cleared, components }) => words.of(cleared, components),
    },
    { id: "returned", label: columns.returned, kind: "number" },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    returned: {
      label: words.filters.returned,
      words: (values) => values.map((value) => (value === "true" ? words.yes : words.no)),
    },
  },
});
