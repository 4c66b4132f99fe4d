import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { formatDateTime } from "@polyportal/domain/format/date";
import { titleCase } from "@polyportal/domain/format/name";
import { userMessages } from "@polyportal/domain/messages/users";
import { accountState } from "@polyportal/domain/user-management/account-state";
import { departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { yesOrNo } from "../../export/yes-or-no.ts";
import { namesOf } from "../../export/unit-names.ts";
import { userList } from "./list-users.ts";

const { columns, filters, states, seen, factors } = userMessages;

/** Departments that a list is filtered by, by their names. */
export const departmentsChosen = { label: filters.department, words: namesOf(departments) };

/** Whether accounts are on or off. */
const activeChosen = yesOrNo(filters.active, states.active, states.off);

/** The list of users as a file, in the words of its page. */
export const userExport = exportOf("listUsers", userList, {
  title: userMessages.title,
  columns: [
    { id: "userName", label: columns.userName },
    { id: "fullName", label: columns.fullName },
    { id: "userType", label: columns.userType, cell: ({ userType }) => titleCase(userType) },
    {
      id: "role",
      label: columns.role,
      cell: ({ role, furtherRoles }) => [role, ...furtherRoles].map(roleLabel).join(", "),
    },
    { id: "department", label: columns.department },
    { id: "email", label: columns.email },
    { id: "mobileNumber", label: columns.mobileNumber },
    {
      id: "lastSeenAt",
      label: columns.lastSeenAt,
      cell: ({ lastSeenAt }) => formatDateTime(lastSeenAt) || seen.never,
    },
    {
      id: "secondFactor",
      label: columns.secondFactor,
      cell: ({ secondFactor }) => factors[secondFactor],
    },
    {
      id: "active",
      label: columns.active,
      cell: accountState,
    },
  ],
  filters: {
    userType: { label: filters.userType, words: (types) => types.map(titleCase) },
    role: { label: filters.role, words: (roles) => roles.map(roleLabel) },
    department: departmentsChosen,
    active: activeChosen,
    neverSeen: yesOrNo(filters.neverSeen, seen.notYet, seen.before),
  },
});
