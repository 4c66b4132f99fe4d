import { putmeResultMessages as words } from "@polyportal/domain/messages/putme-results";
import { titleBySlug } from "@polyportal/domain/programmes/catalogue";
import { putmeSlugs } from "@polyportal/domain/putme-result/programmes";
import { putmeStates } from "@polyportal/domain/putme-result/states";
import { describeList, severalOf, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, states } = words;

/** What applicants have scored in the school's own examination. */
export const putmeResultList = describeList({
  name: "listPutmeResults",
  title: words.title,
  search: words.search,
  none: words.none,
  // Two applicants may have one name.
  rowLabel: ({ applicationNumber, fullName }) => `${applicationNumber}, ${fullName}`,
  columns: [
    sharedColumns.person,
    { id: "applicationNumber", label: columns.applicationNumber },
    sharedColumns.department,
    { id: "rank", label: columns.rank, kind: "number" },
    { id: "utme", label: columns.utme, kind: "number" },
    {
      id: "score",
      label: columns.score,
      kind: "number",
      words: ({ score }) => (score === null ? words.absent : undefined),
    },
    { id: "aggregate", label: columns.aggregate, kind: "number" },
    { id: "state", label: columns.state, value: ({ state }) => states[state] },
    { id: "unmet", label: columns.unmet, value: ({ unmet }) => unmet.join("; ") },
    { id: "jambNumber", label: columns.jambNumber },
    { id: "programme", label: columns.programme },
    sharedColumns.session,
    { id: "venue", label: columns.venue },
    { id: "uploadedBy", label: columns.uploadedBy },
  ],
  sorts: { aggregate: true, score: true },
  filters: {
    session: sharedFilters.session,
    programme: severalOf(columns.programme, putmeSlugs, titleBySlug),
    department: sharedFilters.department,
    state: severalOf(columns.state, putmeStates, states),
    sat: yesOrNo(words.sat, words.present, words.absent),
  },
});
