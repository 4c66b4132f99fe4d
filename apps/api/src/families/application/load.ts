import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { requireOwn, type Endpoints } from "./own.ts";
import { readRecord } from "./record.ts";

/** The saved application, to resume it. */
export const loadApplication: Handler<Endpoints["loadApplication"]> = async (ctx, { rrr }) => {
  requireOwn(ctx, { rrr });
  return (await readRecord(ctx.db, ctx.caller.applicationId)) ?? fail("not_found");
};
