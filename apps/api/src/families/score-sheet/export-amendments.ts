import { formatDateTime } from "@polyportal/domain/format/date";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { courseCodes, namesOf } from "../../export/unit-names.ts";
import { amendmentList } from "./list-amendments.ts";

const { heads, states } = words;

/** Amendments of published scores as a file, in the words of their page. */
export const amendmentExport = exportOf("listAmendments", amendmentList, {
  title: words.title,
  columns: [
    { id: "fullName", label: heads.student },
    { id: "matricNumber", label: heads.matricNumber },
    { id: "code", label: heads.course },
    { id: "session", label: heads.session },
    {
      id: "before",
      label: heads.was,
      cell: ({ before }) => words.resultIs(before.total, before.grade),
    },
    {
      id: "after",
      label: heads.becomes,
      cell: ({ after }) => words.resultIs(after.total, after.grade),
    },
    { id: "reason", label: words.reason },
    { id: "state", label: heads.state, cell: ({ state }) => states[state] },
    {
      id: "requested",
      label: heads.requested,
      cell: ({ requested }) => formatDateTime(requested.at),
    },
    { id: "by", label: heads.by, cell: ({ requested }) => requested.by },
    { id: "minuteNumber", label: words.minute },
  ],
  filters: {
    course: { label: heads.course, words: courseCodes },
    session: { label: heads.session, words: namesOf(academicSessions) },
    state: { label: heads.state, words: namesAmong(states) },
  },
});
