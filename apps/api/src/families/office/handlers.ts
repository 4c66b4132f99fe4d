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
import { officeSource } from "./list-offices.ts";

export const officeHandlers = {
  listOffices: pageOf(officeSource),
  getOffice: (ctx, { id }) => oneOf(officeSource, ctx, id, {}),
  assignOffice,
  endOffice,
  takeBackOffice,
  listClassAdvisers,
  assignClassAdviser,
  endClassAdviser,
  copyClassAdvisers,
} satisfies Handlers<typeof officeEndpoints>;
