import { jambListMessages as words } from "@polyportal/domain/messages/jamb-list";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesOf } from "../../export/unit-names.ts";
import { candidateList } from "./list-candidates.ts";

const { columns, lists, choices, capsStatuses } = words;

/** What chosen values of a filter are called. */
const among = (label: string, called: Readonly<Record<string, string>>) => ({
  label,
  words: (values: readonly string[]) => values.map((value) => called[value] ?? value),
});

/** The candidates as a file, in the words of their page. */
export const candidateExport = exportOf("listJambCandidates", candidateList, {
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "jambNumber", label: columns.jambNumber },
    { id: "session", label: columns.session },
    { id: "list", label: columns.list, cell: ({ list }) => lists[list] },
    { id: "gender", label: columns.gender },
    { id: "state", label: columns.state },
    { id: "lga", label: columns.lga },
    { id: "utmeScore", label: columns.utmeScore, kind: "number" },
    {
      id: "subjects",
      label: columns.subjects,
      cell: ({ subjects }) => subjects.map(words.subject).join("; "),
    },
    { id: "course", label: columns.course },
    {
      id: "choice",
      label: columns.choice,
      cell: ({ choice }) => (choice ? choices[choice] : ""),
    },
    {
      id: "capsStatus",
      label: columns.capsStatus,
      cell: ({ capsStatus }) => capsStatuses[capsStatus],
    },
    {
      id: "application",
      label: columns.application,
      cell: ({ application }) => (application ? words.application(application) : ""),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    list: among(columns.list, lists),
    choice: among(columns.choice, choices),
    capsStatus: among(columns.capsStatus, capsStatuses),
  },
});
