import { formatDate } from "@polyportal/domain/format/date";
import { rightsReviewMessages as words } from "@polyportal/domain/messages/rights-review";
import { userMessages } from "@polyportal/domain/messages/users";
import { claimName } from "@polyportal/domain/rights/claims";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { RowOf } from "../../parts/list/row-of.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

/** Whose rights are reviewed. */
export type Reviewed = RowOf<"listRightsReviews">;

const { columns: heads, states, never } = words;

/** The account, on whose page its rights are told one by one. */
export const pageOf = (id: string) => withSearch(staffPaths.manageUser, { user: id });

const stateOf = ({ due }: Reviewed) => (due ? states.due : states.confirmed);

export const columns: readonly DataColumn<Reviewed>[] = [
  {
    id: "fullName",
    header: userMessages.columns.fullName,
    value: ({ fullName }) => fullName,
    cell: ({ id, fullName }) => (
      <RecordLink id={id} page={pageOf(id)}>
        {fullName}
      </RecordLink>
    ),
    rowHeader: true,
    fixed: true,
    width: 11,
    grow: 2,
  },
  {
    id: "userName",
    header: userMessages.columns.userName,
    value: ({ userName }) => userName,
    sortable: false,
    hidden: true,
  },
  {
    id: "roles",
    header: heads.rights,
    value: (person) => words.rights(person.roles, person.exceptions),
    sortable: false,
    width: 13,
    grow: 3,
  },
  {
    id: "decides",
    header: heads.decides,
    value: ({ decides }) => decides.map(claimName).join(", "),
    sortable: false,
    hidden: true,
    width: 14,
    grow: 3,
  },
  {
    id: "since",
    header: heads.since,
    value: ({ since }) => formatDate(since),
    sortable: false,
    width: 8,
  },
  {
    id: "confirmedAt",
    header: heads.confirmedAt,
    value: ({ confirmedAt }) => (confirmedAt ? formatDate(confirmedAt) : never),
    width: 8,
  },
  {
    id: "confirmedBy",
    header: heads.confirmedBy,
    value: ({ confirmedBy }) => confirmedBy,
    sortable: false,
    width: 10,
  },
  {
    id: "due",
    header: heads.state,
    value: stateOf,
    cell: (person) => <Badge status={person.due ? "warning" : "success"}>{stateOf(person)}</Badge>,
    sortable: false,
    width: 7,
    grow: 0,
  },
];
