import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles } from "@polyportal/domain/authentication/roles";
import { formatDate } from "@polyportal/domain/format/date";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { userMessages } from "@polyportal/domain/messages/users";
import { claimName } from "@polyportal/domain/rights/claims";
import { exportOf } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { reviewList } from "./rights-review.ts";

const { columns: people, filters } = userMessages;
const { columns, states, never } = words;

/** Whose rights are reviewed, as a file. */
export const reviewExport = exportOf("listRightsReviews", reviewList, {
  title: words.title,
  columns: [
    { id: "fullName", label: people.fullName },
    { id: "userName", label: people.userName },
    {
      id: "roles",
      label: columns.rights,
      cell: (person) => words.rights(person.roles, person.exceptions),
    },
    {
      id: "decides",
      label: columns.decides,
      cell: ({ decides }) => decides.map(claimName).join(", "),
    },
    { id: "since", label: columns.since, cell: ({ since }) => formatDate(since) },
    {
      id: "confirmedAt",
      label: columns.confirmedAt,
      cell: ({ confirmedAt }) => (confirmedAt ? formatDate(confirmedAt) : never),
    },
    { id: "confirmedBy", label: columns.confirmedBy },
    { id: "due", label: columns.state, cell: ({ due }) => (due ? states.due : states.confirmed) },
  ],
  filters: {
    role: {
      label: filters.role,
      words: (asked) => roles.filter((role) => asked.includes(role)).map(roleLabel),
    },
    due: yesOrNo(words.filters.due, states.due, states.confirmed),
  },
});
