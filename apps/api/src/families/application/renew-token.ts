import type { Handler } from "../../server/handler.ts";
import { requireOwn, type Endpoints } from "./own.ts";

/** A new token for an applicant who is still writing. */
export const renewApplicantToken: Handler<Endpoints["renewApplicantToken"]> = async (ctx) => {
  requireOwn(ctx);
  const { token, expires } = await ctx.services.tokens.issueApplicant(ctx.caller);
  return { token, expires: expires.toISOString() };
};
