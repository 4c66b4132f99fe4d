import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { roles, userTypes } from "@polyportal/domain/authentication/roles";
import { titleCase } from "@polyportal/domain/format/name";
import { userMessages as words } from "@polyportal/domain/messages/users";
import { accountState } from "@polyportal/domain/user-management/account-state";
import { describeList, severalOf, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, filters, states, seen, factors } = words;

/** Everybody with an account. */
export const userList = describeList({
  name: "listUsers",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.person,
    { id: "userName", label: columns.userName },
    sharedColumns.studentNumber,
    { id: "userType", label: columns.userType, value: ({ userType }) => titleCase(userType) },
    {
      id: "role",
      label: columns.role,
      value: ({ role, furtherRoles }) => [role, ...furtherRoles].map(roleLabel).join(", "),
    },
    sharedColumns.department,
    { id: "email", label: columns.email },
    { id: "mobileNumber", label: columns.mobileNumber },
    {
      id: "lastSeenAt",
      label: columns.lastSeenAt,
      kind: "moment",
      words: ({ lastSeenAt }) => (lastSeenAt ? undefined : seen.never),
    },
    {
      id: "secondFactor",
      label: columns.secondFactor,
      value: ({ secondFactor }) => factors[secondFactor],
    },
    { id: "active", label: columns.active, value: accountState },
  ],
  sorts: { fullName: true, userName: true, lastSeenAt: true },
  filters: {
    userType: severalOf(filters.userType, userTypes, titleCase),
    role: severalOf(filters.role, roles, roleLabel),
    department: sharedFilters.department,
    active: yesOrNo(filters.active, states.active, states.off),
    neverSeen: {
      label: filters.neverSeen,
      options: [
        { value: "false", label: seen.before },
        { value: "true", label: seen.notYet },
      ],
    },
  },
});
