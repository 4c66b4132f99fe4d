import { formatDateTime } from "@polyportal/domain/format/date";
import { importPageMessages, importStateWords } from "@polyportal/domain/messages/import-page";
import { exportOf } from "../export/export-list.ts";
import { importList } from "./list-imports.ts";

const { earlierAndBulk, earlierColumns: columns, pasted, states, kind: of } = importPageMessages;

/** Earlier imports as an export, with the columns of their list. */
export const importExport = exportOf("listImports", importList, {
  title: earlierAndBulk,
  columns: [
    { id: "fileName", label: columns.file, cell: ({ fileName }) => fileName || pasted },
    { id: "at", label: columns.at, cell: ({ at }) => formatDateTime(at) },
    { id: "by", label: columns.by },
    { id: "state", label: columns.state, cell: ({ kind, state }) => importStateWords(kind, state) },
    { id: "rows", label: columns.rows, kind: "number" },
    { id: "refused", label: columns.refused, kind: "number" },
    {
      id: "undoUntil",
      label: columns.undoUntil,
      cell: ({ undoUntil }) => formatDateTime(undoUntil),
    },
  ],
  filters: {
    state: {
      label: columns.state,
      words: (asked) => asked.map((state) => states[state as keyof typeof states]),
    },
    about: { label: of },
    // The kind "course-lecturers" is shown as "course lecturers".
    kind: { label: of, words: (asked) => asked.map((one) => one.replaceAll("-", " ")) },
  },
});
