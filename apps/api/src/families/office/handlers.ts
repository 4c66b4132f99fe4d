import type { officeEndpoints } from "@polyportal/api-client/contract/office";
import { oneOf } from "../../lists/one-of.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Handlers } from "../../server/handler.ts";
import {
  assignClassAdviser,
  copyClassAdvisers,
  endClassAdviser,
  listClassAdvisers,
} from "./advisers.ts";
import { assignOffice, endOffice, takeBackOffice } from "./assign-office.ts";
import { officeList } from "./list-offices.ts";

export const officeHandlers = {
  listOffices: pageOf(officeList),
  getOffice: (ctx, { id }) => oneOf(officeList, ctx, id, {}),
  assignOffice,
  endOffice,
  takeBackOffice,
  listClassAdvisers,
  assignClassAdviser,
  endClassAdviser,
  copyClassAdvisers,
} satisfies Handlers<typeof officeEndpoints>;
