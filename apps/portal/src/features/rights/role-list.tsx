import type { Output } from "@polyportal/api-client/client/client";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import type { DataColumn } from "@polyportal/ui/data-column";
import { Link } from "@polyportal/ui/link";
import { labelOf } from "@polyportal/ui/menu-label";
import { WholeTable } from "../../parts/list/whole-table.tsx";

export type RoleRow = Output<"listRoleClaims">[number];

const { roleColumns: heads } = rightsMessages;

/** What the list of roles shows of each. */
export const roleColumns: readonly DataColumn<RoleRow>[] = [
  {
    id: "role",
    header: heads.role,
    value: ({ role }) => roleLabel(role),
    cell: ({ role }) => (
      <Link href={withSearch(staffPaths.roles, { role })} className="ui-alone">
        {roleLabel(role)}
      </Link>
    ),
    width: 11,
  },
  {
    id: "people",
    header: heads.people,
    value: ({ people }) => people,
    cell: ({ people }) => people.toLocaleString("en-NG"),
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "claims",
    header: heads.claims,
    value: ({ claims }) => claims.length,
    numeric: true,
    width: 5,
    grow: 0,
  },
  {
    id: "labels",
    header: heads.labels,
    value: ({ labels }) => labels.map((label) => labelOf({ label, path: "" })).join(", "),
    width: 20,
    grow: 4,
    sortable: false,
  },
];

const idOf = ({ role }: RoleRow) => role;

/** Every role: how many people, rights and labels it has. */
export function RoleList({ roles }: { roles: readonly RoleRow[] }) {
  return (
    <WholeTable
      list="listRoleClaims"
      title={rightsMessages.rolesTitle}
      columns={roleColumns}
      rows={roles}
      rowId={idOf}
      rowLabel={idOf}
      searchLabel={heads.role}
      rowActions={rowActions}
    />
  );
}

const rowActions = ({ role }: RoleRow) => [
  { label: rightsMessages.editClaims, href: withSearch(staffPaths.roles, { role }) },
  { label: rightsMessages.showPeople, href: withSearch(staffPaths.users, { role }) },
];
