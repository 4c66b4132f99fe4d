import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import {
  copiedAdvisers,
  assignClassAdviser,
  copyClassAdvisers,
  endClassAdviser,
  listClassAdvisers,
} from "./advisers.ts";
import { assignOffice, endOffice, takeBackOffice } from "./assign-office.ts";
import { adviserExport } from "./export-advisers.ts";
import { officeExport } from "./export-offices.ts";
import { officeList } from "./list-offices.ts";

export const family = {
  handlers: {
    listOffices: pageOf(officeList),
    getOffice: (ctx, { id }) => oneOf(officeList, ctx, id, {}),
    assignOffice,
    endOffice,
    takeBackOffice,
    listClassAdvisers,
    assignClassAdviser,
    endClassAdviser,
    copyClassAdvisers,
  },
  lists: [officeExport, adviserExport],
  bulkEdits: [copiedAdvisers.edit],
} satisfies Family;
