import type { Output } from "@polyportal/api-client/client/client";
import { userMessages } from "@polyportal/domain/messages/users";
import { accountState } from "@polyportal/domain/user-management/account-state";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { titleCase } from "@polyportal/domain/format/name";
import { formatDateTime } from "@polyportal/domain/format/date";
import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles, userTypes } from "@polyportal/domain/authentication/roles";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofDepartments, yesOrNo } from "../../parts/list/filters.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { AccountState } from "./account-state.tsx";

export type User = Output<"listUsers">["items"][number];

const { columns: heads, filters: labels, states, seen, factors } = userMessages;

const rolesOf = ({ role, furtherRoles }: User) => [role, ...furtherRoles].map(roleLabel).join(", ");

export const columns: readonly DataColumn<User>[] = [
  {
    id: "fullName",
    header: heads.fullName,
    value: (user) => user.fullName,
    cell: (user) => (
      <RecordLink id={user.id} page={withSearch(staffPaths.manageUser, { user: user.id })}>
        {user.fullName}
      </RecordLink>
    ),
    rowHeader: true,
    fixed: true,
    width: 11,
    grow: 2,
  },
  { id: "userName", header: heads.userName, value: (user) => user.userName, width: 9.5 },
  {
    id: "userType",
    header: heads.userType,
    value: (user) => titleCase(user.userType),
    sortable: false,
    // The role says it.
    hidden: true,
    width: 6,
    grow: 0,
  },
  { id: "role", header: heads.role, value: rolesOf, sortable: false, width: 8 },
  {
    id: "department",
    header: heads.department,
    value: (user) => user.department,
    sortable: false,
    width: 10,
    grow: 2,
  },
  { id: "email", header: heads.email, value: (user) => user.email, sortable: false, hidden: true },
  {
    id: "mobileNumber",
    header: heads.mobileNumber,
    value: (user) => user.mobileNumber,
    sortable: false,
    hidden: true,
  },
  {
    id: "lastSeenAt",
    header: heads.lastSeenAt,
    value: (user) => (user.lastSeenAt ? formatDateTime(user.lastSeenAt) : seen.never),
    width: 8,
  },
  {
    id: "secondFactor",
    header: heads.secondFactor,
    value: (user) => factors[user.secondFactor],
    sortable: false,
    hidden: true,
    width: 7,
  },
  {
    id: "active",
    header: heads.active,
    value: accountState,
    cell: AccountState,
    sortable: false,
    width: 9,
    grow: 0,
  },
];

/** What the list is filtered by, with the departments as they are. */
export const filtersOf = (units: Parameters<typeof ofDepartments>[1]): Filter[] => [
  {
    kind: "several",
    name: "userType",
    label: labels.userType,
    options: userTypes.map((value) => ({ value, label: titleCase(value) })),
  },
  {
    kind: "several",
    name: "role",
    label: labels.role,
    options: roles.map((value) => ({ value, label: roleLabel(value) })),
  },
  ofDepartments(labels.department, units),
  yesOrNo("active", labels.active, states.active, states.off),
  {
    kind: "select",
    name: "neverSeen",
    label: labels.neverSeen,
    options: [
      { value: "false", label: seen.before },
      { value: "true", label: seen.notYet },
    ],
  },
];

export const idOf = (user: User): string => user.id;
export const nameOf = (user: User): string => user.fullName;
