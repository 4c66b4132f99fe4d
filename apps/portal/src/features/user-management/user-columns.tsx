import { userList } from "@polyportal/api-client/list/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { accountNames } from "@polyportal/domain/student/number";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { AccountState } from "./account-state.tsx";

/** Everybody with an account. */
export const accounts = listOf(userList, {
  fullName: {
    cell: (user) => (
      <RecordLink id={user.id} page={withSearch(staffPaths.manageUser, { user: user.id })}>
        {user.fullName}
      </RecordLink>
    ),
  },
  // Who searches by a student's number sees it, whatever the account is called.
  userName: { cell: (user) => accountNames(user).join(", "), width: 9.5 },
  matricNumber: { hidden: true },
  // The role says it.
  userType: { hidden: true, width: 6, grow: 0 },
  role: { width: 8 },
  email: { hidden: true },
  mobileNumber: { hidden: true },
  lastSeenAt: { width: 8 },
  secondFactor: { hidden: true, width: 7 },
  active: { cell: AccountState, width: 10.5, grow: 0 },
});
