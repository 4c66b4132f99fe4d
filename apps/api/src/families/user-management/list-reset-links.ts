import { userManagementEndpoints } from "@polyportal/api-client/contract/user-management";
import { resetLinkList as described } from "@polyportal/api-client/list/reset-links";
import { maskedEmail } from "@polyportal/domain/format/masked-email";
import { and, inArray } from "drizzle-orm";
import { kindOfUser, searchedUser } from "../../database/schema/users.ts";
import { exportOfList } from "../../export/described.ts";
import { findsWords } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { accountRow, userList } from "./list-users.ts";

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
export const resetLinkExport = exportOfList(described, resetLinkList);
