import { staffRequestMessages as words } from "@polyportal/domain/messages/staff-request";
import { staffRequestStates } from "@polyportal/domain/staff-request/staff-requests";
import { describeList, severalOf } from "./describe.ts";
import { sharedColumns } from "./shared.ts";

const { columns, relationships, states } = words;

/** What applicants say of a member of staff. */
export const staffRequestList = describeList({
  name: "listStaffRequests",
  title: words.title,
  none: words.none,
  columns: [
    { id: "fullName", label: columns.fullName },
    {
      id: "relationship",
      label: columns.relationship,
      value: ({ relationship }) => relationships[relationship],
    },
    sharedColumns.session,
    {
      id: "askedAt",
      label: columns.askedAt,
      kind: "date",
    },
    {
      id: "lapsesAt",
      label: columns.lapsesAt,
      kind: "date",
    },
    { id: "state", label: columns.state, value: ({ state }) => states[state] },
  ],
  sorts: { askedAt: true },
  filters: {
    state: severalOf(words.state, staffRequestStates, states),
  },
});
