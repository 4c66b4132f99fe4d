import { resetLinkEndpoints } from "@polyportal/api-client/contract/user-management-reset-links";
import { maskedEmail } from "@polyportal/domain/format/masked-email";
import { and, inArray } from "drizzle-orm";
import { kindOfUser, searchedUser } from "../../database/schema/users.ts";
import { matchesSearch } from "../../lists/search.ts";
import { sourceOf } from "../../lists/source.ts";
import { accountRow, userSource } from "./list-users.ts";

/** Everybody with an account, as far as whoever sends links needs to know them. */
export const resetLinkSource = sourceOf(resetLinkEndpoints.listResetLinks, {
  query: userSource.query,
  key: userSource.key,
  searched: searchedUser,
  where: ({ search, userType }) =>
    and(matchesSearch(searchedUser, search), userType && inArray(kindOfUser, userType)),
  order: { fullName: userSource.order.fullName, userName: userSource.order.userName },
  first: "fullName",
  row: (account) => {
    const { email, ...row } = accountRow(account);
    return { ...row, address: email && maskedEmail(email) };
  },
});
