import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles } from "@polyportal/domain/authentication/roles";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { userMessages } from "@polyportal/domain/messages/users";
import { claimName } from "@polyportal/domain/rights/claims";
import { describeList, severalOf, yesOrNo } from "./describe.ts";
import { sharedColumns } from "./shared.ts";

const { columns: people, filters } = userMessages;
const { columns, states, never } = words;

/** Whose rights are reviewed. */
export const rightsReviewList = describeList({
  name: "listRightsReviews",
  title: words.title,
  search: userMessages.search,
  none: words.none,
  columns: [
    sharedColumns.person,
    { id: "userName", label: people.userName },
    {
      id: "roles",
      label: columns.rights,
      value: ({ roles, exceptions }) => words.rights(roles, exceptions),
    },
    {
      id: "decides",
      label: columns.decides,
      value: ({ decides }) => decides.map(claimName).join(", "),
    },
    { id: "since", label: columns.since, kind: "date" },
    {
      id: "confirmedAt",
      label: columns.confirmedAt,
      kind: "date",
      words: ({ confirmedAt }) => (confirmedAt ? undefined : never),
    },
    { id: "confirmedBy", label: columns.confirmedBy },
    { id: "due", label: columns.state, value: ({ due }) => (due ? states.due : states.confirmed) },
  ],
  sorts: { fullName: true, confirmedAt: true },
  filters: {
    due: yesOrNo(words.filters.due, states.due, states.confirmed),
    role: severalOf(filters.role, roles, roleLabel),
  },
});
