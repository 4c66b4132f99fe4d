import type { RowOf } from "@polyportal/api-client/list/describe";
import { roleClaimList } from "@polyportal/api-client/list/role-claims";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { withSearch } from "@polyportal/domain/routes/search";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Link } from "@polyportal/ui/link";
import { listOf } from "../../parts/list/described.ts";
import { WholePage } from "../../parts/list/whole-page.tsx";

export type RoleRow = RowOf<"listRoleClaims">;

const roles = listOf(roleClaimList, {
  role: {
    cell: ({ role }) => (
      <Link href={withSearch(staffPaths.roles, { role })} className="ui-alone">
        {roleLabel(role)}
      </Link>
    ),
    width: 11,
  },
  people: { width: 5, grow: 0 },
  claims: { width: 5, grow: 0 },
  labels: { width: 20, grow: 4 },
});

const rowActions = ({ role }: RoleRow) => [
  { label: words.editClaims, href: withSearch(staffPaths.roles, { role }) },
  { label: words.showPeople, href: withSearch(staffPaths.users, { role }) },
];

/** Every role: how many people, rights and labels it has. */
export const RoleList = () => (
  <WholePage
    {...roles}
    lead={words.rolesLead}
    rowsIn={(answer) => answer}
    rowActions={rowActions}
  />
);
