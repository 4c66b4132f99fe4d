import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import {
  assignClassAdviser,
  copiedAdvisers,
  copyClassAdvisers,
  endClassAdviser,
  listClassAdvisers,
} from "./advisers.ts";
import { assignOffice, endOffice, takeBackOffice } from "./assign-office.ts";
import { adviserExport } from "./export-advisers.ts";
import { officeExport } from "./export-offices.ts";
import { officeSource } from "./list-offices.ts";

export const family = {
  handlers: {
    listOffices: pageOf(officeSource),
    getOffice: (ctx, { id }) => oneOf(officeSource, ctx, id, {}),
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
