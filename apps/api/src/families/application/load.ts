import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { readRecord } from "./record.ts";

/** The saved application, to continue it. With a number that does not match it is `not_found`. */
export const loadApplication: Handler<Endpoints["loadApplication"]> = async (ctx, input) => {
  const { rrr, ...numbers } = input;
  requireOwn(ctx, rrr === undefined ? {} : { rrr });
  const record = (await readRecord(ctx.db, ctx.caller.applicationId)) ?? fail("not_found");
  const { jambNumber, regNumber } = numbers;
  const own = record.openedBy;
  for (const given of [jambNumber, regNumber]) {
    if (given !== undefined && given.trim().toUpperCase() !== own) fail("not_found");
  }
  return record;
};
