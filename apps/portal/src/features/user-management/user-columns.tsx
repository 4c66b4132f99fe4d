import { userList } from "@polyportal/api-client/list/users";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import type { Filter } from "@polyportal/ui/filter";
import { choiceOf, columnsOf } from "../../parts/list/described.ts";
import { ofDepartments } from "../../parts/list/filters.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";
import { AccountState } from "./account-state.tsx";

export type User = RowOf<"listUsers">;

export const columns = columnsOf(userList, {
  fullName: {
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
  userName: { width: 9.5 },
  // The role says it.
  userType: { hidden: true, width: 6, grow: 0 },
  role: { width: 8 },
  department: { width: 10, grow: 2 },
  email: { hidden: true },
  mobileNumber: { hidden: true },
  lastSeenAt: { width: 8 },
  secondFactor: { hidden: true, width: 7 },
  active: { cell: AccountState, width: 9, grow: 0 },
});

/** What the list is filtered by, with the departments as they are. */
export const filtersOf = (units: Parameters<typeof ofDepartments>[1]): Filter[] => [
  choiceOf(userList, "userType"),
  choiceOf(userList, "role"),
  ofDepartments(userMessages.filters.department, units),
  choiceOf(userList, "active"),
  choiceOf(userList, "neverSeen"),
];

export const idOf = (user: User): string => user.id;
export const nameOf = (user: User): string => user.fullName;
