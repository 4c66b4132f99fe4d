import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages as words } from "@polyportal/domain/messages/rights";
import { userMessages } from "@polyportal/domain/messages/users";
import { pageLabel, staffPages, whyOpened } from "@polyportal/domain/rights/page-openers";
import { describeList } from "./describe.ts";
import { sharedColumns } from "./shared.ts";

const { columns } = userMessages;

/** Who can open a page. */
export const pageOpenerList = describeList({
  name: "listPageOpeners",
  title: words.accessTitle,
  search: userMessages.search,
  none: words.nobodyOpens,
  columns: [
    sharedColumns.person,
    { id: "userName", label: columns.userName },
    { id: "role", label: columns.role, value: ({ role }) => roleLabel(role) },
    { id: "reasons", label: words.why, value: ({ reasons }) => whyOpened(reasons) },
  ],
  sorts: { fullName: true },
  filters: {
    address: {
      label: words.page,
      options: staffPages.map((page) => ({ value: page.path, label: pageLabel(page) })),
    },
  },
});
