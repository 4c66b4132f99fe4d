import { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { maskedEmail } from "@polyportal/domain/format/masked-email";
import { titleCase } from "@polyportal/domain/format/name";
import { resetLinkMessages } from "@polyportal/domain/messages/reset-links";
import { userMessages } from "@polyportal/domain/messages/users";
import { accountState } from "@polyportal/domain/user-management/account-state";
import { and, inArray } from "drizzle-orm";
import { kindOfUser, searchedUser } from "../../database/schema/users.ts";
import { exportOf } from "../../export/export-list.ts";
import { findsWords } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { accountRow, userList } from "./list-users.ts";

const { columns, filters } = userMessages;

/** Everybody with an account, as far as whoever sends links needs to know them. */
export const resetLinkList = sourceOf(userManagementEndpoints.listResetLinks, {
  query: userList.query,
  key: userList.key,
  searched: searchedUser,
  where: ({ search, userType }) =>
    and(findsWords(searchedUser, search), userType && inArray(kindOfUser, userType)),
  order: { fullName: userList.order.fullName, userName: userList.order.userName },
  first: "fullName",
  row: (account) => {
    const { email, ...row } = accountRow(account);
    return { ...row, address: email && maskedEmail(email) };
  },
});

/** The same as a file. */
export const resetLinkExport = exportOf("listResetLinks", resetLinkList, {
  title: resetLinkMessages.title,
  columns: [
    { id: "userName", label: columns.userName },
    { id: "fullName", label: columns.fullName },
    { id: "userType", label: columns.userType, cell: ({ userType }) => titleCase(userType) },
    { id: "department", label: columns.department },
    {
      id: "address",
      label: resetLinkMessages.address,
      cell: ({ address }) => address ?? resetLinkMessages.noAddress,
    },
    { id: "active", label: columns.active, cell: accountState },
  ],
  filters: {
    userType: { label: filters.userType, words: (types) => types.map(titleCase) },
  },
});
