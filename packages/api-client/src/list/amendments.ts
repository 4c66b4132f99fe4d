import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { amendmentStates } from "@polyportal/domain/score-sheet/amendment-states";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { heads, states, resultIs } = words;

/** Amendments of published scores. */
export const amendmentList = describeList({
  name: "listAmendments",
  title: words.title,
  search: words.search,
  none: words.nothingWaits,
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.course,
    sharedColumns.session,
    {
      id: "before",
      label: heads.was,
      value: ({ before }) => resultIs(before.total, before.grade),
    },
    {
      id: "after",
      label: heads.becomes,
      value: ({ after }) => resultIs(after.total, after.grade),
    },
    { id: "reason", label: words.reason },
    { id: "state", label: heads.state, value: ({ state }) => states[state] },
    {
      id: "requested",
      label: heads.requested,
      kind: "moment",
      value: ({ requested }) => requested.at,
    },
    { id: "by", label: heads.by, value: ({ requested }) => requested.by },
    { id: "minuteNumber", label: words.minute },
  ],
  sorts: { code: true, requested: true },
  filters: {
    course: sharedFilters.course,
    session: sharedFilters.session,
    state: {
      several: true,
      label: heads.state,
      options: amendmentStates.map((value) => ({ value, label: states[value] })),
    },
  },
});
