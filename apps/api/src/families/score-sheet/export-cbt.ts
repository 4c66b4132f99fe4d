import { formatDateTime } from "@polyportal/domain/format/date";
import { cbtPages as words } from "@polyportal/domain/messages/cbt-pages";
import { importPageMessages } from "@polyportal/domain/messages/import-page";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { scoreColumns } from "@polyportal/domain/messages/score-upload";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { courseCodes, namesOf } from "../../export/unit-names.ts";
import { cbtResults } from "./list-cbt.ts";

const { columns } = words;

/** Which files of computer tests went into a lecturer's courses, as a file in the words of their page. */
export const cbtExport = exportOf("listCbtResults", cbtResults, {
  title: words.earlier,
  columns: [
    {
      id: "fileName",
      label: columns.file,
      cell: ({ fileName }) => fileName || importPageMessages.pasted,
    },
    {
      id: "into",
      label: columns.into,
      cell: ({ code, session, component }) => words.into(code, session, scoreColumns[component]),
    },
    { id: "at", label: columns.at, cell: ({ at }) => formatDateTime(at) },
    { id: "by", label: columns.by },
    {
      id: "state",
      label: columns.state,
      cell: ({ state }) => importPageMessages.states[state],
    },
    { id: "new", label: columns.new, kind: "number" },
    { id: "changed", label: columns.changed, kind: "number" },
    { id: "refused", label: columns.refused, kind: "number" },
    {
      id: "undoUntil",
      label: columns.undoUntil,
      cell: ({ undoUntil }) => (undoUntil === null ? null : formatDateTime(undoUntil)),
    },
  ],
  filters: {
    course: { label: words.course, words: courseCodes },
    session: { label: sheetPages.columns.session, words: namesOf(academicSessions) },
  },
});
