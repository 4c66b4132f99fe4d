import { capsStatuses, jambChoices, jambLists } from "@polyportal/domain/jamb-list/lists";
import { jambListMessages as words } from "@polyportal/domain/messages/jamb-list";
import { describeList, severalOf } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Candidates by JAMB's lists. */
export const jambCandidateList = describeList({
  name: "listJambCandidates",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.person,
    { id: "jambNumber", label: columns.jambNumber },
    sharedColumns.session,
    { id: "list", label: columns.list, value: ({ list }) => words.lists[list] },
    { id: "gender", label: columns.gender },
    { id: "state", label: columns.state },
    { id: "lga", label: columns.lga },
    { id: "utmeScore", label: columns.utmeScore, kind: "number" },
    {
      id: "subjects",
      label: columns.subjects,
      value: ({ subjects }) => subjects.map(words.subject).join(", "),
    },
    { id: "course", label: columns.course },
    { id: "choice", label: columns.choice, value: ({ choice }) => choice && words.choices[choice] },
    {
      id: "capsStatus",
      label: columns.capsStatus,
      value: ({ capsStatus }) => words.capsStatuses[capsStatus],
    },
    {
      id: "application",
      label: columns.application,
      value: ({ application }) => application && words.application(application),
    },
  ],
  sorts: { fullName: true, jambNumber: true, utmeScore: true },
  filters: {
    session: sharedFilters.session,
    list: severalOf(columns.list, jambLists, words.lists),
    choice: severalOf(columns.choice, jambChoices, words.choices),
    capsStatus: severalOf(columns.capsStatus, capsStatuses, words.capsStatuses),
  },
});
