import { userTypes } from "@polyportal/domain/authentication/roles";
import { titleCase } from "@polyportal/domain/format/name";
import { resetLinkMessages as words } from "@polyportal/domain/messages/reset-links";
import { userMessages } from "@polyportal/domain/messages/users";
import { accountState } from "@polyportal/domain/user-management/account-state";
import { describeList, severalOf } from "./describe.ts";
import { sharedColumns } from "./shared.ts";

const { columns, filters } = userMessages;

/** Accounts to which links are sent. */
export const resetLinkList = describeList({
  name: "listResetLinks",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.person,
    { id: "userName", label: columns.userName },
    sharedColumns.studentNumber,
    { id: "userType", label: columns.userType, value: ({ userType }) => titleCase(userType) },
    sharedColumns.department,
    { id: "address", label: words.address, value: ({ address }) => address ?? words.noAddress },
    { id: "active", label: columns.active, value: accountState },
  ],
  sorts: { fullName: true, userName: true },
  filters: {
    userType: severalOf(filters.userType, userTypes, titleCase),
  },
});
