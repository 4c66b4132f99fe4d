import { roleLabel } from "@polyportal/domain/authentication/role-label";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { userMessages } from "@polyportal/domain/messages/users";
import { pageLabel, staffPages, whyOpened } from "@polyportal/domain/rights/page-openers";
import { exportOf, type ExportList } from "../../export/export-list.ts";
import { openers, reasonsAt } from "./page-openers.ts";

const { columns } = userMessages;

/** Which page's openers they are says which of their claims are told. */
const openersOf = (address: string): ExportList =>
  exportOf("listPageOpeners", openers, {
    title: rightsMessages.accessTitle,
    columns: [
      { id: "fullName", label: columns.fullName },
      { id: "userName", label: columns.userName },
      { id: "role", label: columns.role, cell: ({ role }) => roleLabel(role) },
      {
        id: "reasons",
        label: rightsMessages.why,
        cell: ({ reasons }) => whyOpened(reasonsAt(address, reasons)),
      },
    ],
    filters: {
      address: {
        label: rightsMessages.page,
        words: (asked) =>
          staffPages.filter(({ path }) => asked.includes(path)).map((page) => pageLabel(page)),
      },
    },
  });

/** Who can open a page, as a file. */
export const openersExport: ExportList = {
  ...openersOf(""),
  ask: (asked, caller) =>
    openersOf([asked.filters["address"] ?? ""].flat().join()).ask(asked, caller),
};
