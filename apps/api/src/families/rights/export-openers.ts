import { pageOpenerList } from "@polyportal/api-client/list/page-openers";
import { exportOfList } from "../../export/described.ts";
import type { ExportList } from "../../export/export-list.ts";
import { openers, reasonsAt } from "./page-openers.ts";

/** The page's address decides which claims the file shows. */
const openersOf = (address: string): ExportList =>
  exportOfList(pageOpenerList, {
    ...openers,
    row: (...found) => {
      const person = openers.row(...found);
      return { ...person, reasons: reasonsAt(address, person.reasons) };
    },
  });

/** The export of who can open a page. */
export const openersExport: ExportList = {
  ...openersOf(""),
  ask: (asked, caller) =>
    openersOf([asked.filters["address"] ?? ""].flat().join()).ask(asked, caller),
};
