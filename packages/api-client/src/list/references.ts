import { referenceReadingWords as words } from "@polyportal/domain/messages/reference-reading";
import { refereesWords } from "@polyportal/domain/messages/referees";
import { refereeStates } from "@polyportal/domain/referee/rules";
import { describeList, severalOf, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;
const { states } = refereesWords;

/** Who was asked about whom. */
export const referenceList = describeList({
  name: "listReferences",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ applicant, referee }) => `${applicant}, ${referee}`,
  columns: [
    { id: "applicant", label: columns.applicant },
    { id: "applicationNumber", label: columns.applicationNumber },
    { id: "award", label: columns.award },
    sharedColumns.department,
    sharedColumns.session,
    { id: "referee", label: columns.referee },
    { id: "institution", label: columns.institution },
    { id: "relationship", label: columns.relationship },
    { id: "state", label: columns.state, value: ({ state }) => states[state] },
    { id: "at", label: columns.at, kind: "date" },
    {
      id: "signals",
      label: columns.signals,
      value: ({ signals }) => signals.map((signal) => words.signals[signal]).join(", "),
    },
    { id: "namedAt", label: columns.namedAt, kind: "date" },
  ],
  sorts: { namedAt: true },
  filters: {
    session: sharedFilters.session,
    state: severalOf(columns.state, refereeStates, states),
    signal: yesOrNo(words.signal, words.yes, words.no),
  },
});
