import type { securityEndpoints } from "@polyportal/api-client/contract/security";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import { noteFailedSignIn } from "./admit-sign-in.ts";
import { findById, type Person } from "./people.ts";

type Own = Pick<
  Context<(typeof securityEndpoints)["getTwoFactor"]>,
  "caller" | "db" | "ip" | "limit" | "services"
>;

/** One's own password, factors and address are nobody else's to change, whatever the reason. */
export const refuseImpersonator = ({ caller }: Pick<Own, "caller">): void => {
  if (caller.impersonatorId) fail("forbidden");
};

/** The person who has just given the own password: the session alone may be borrowed. */
export async function ownPassword(
  ctx: Own,
  given: string,
  field: "currentPassword" | "password" = "currentPassword",
): Promise<Person> {
  refuseImpersonator(ctx);
  const { userId, userName } = ctx.caller;
  await ctx.limit("proveByAccount", userId);
  const person = await findById(ctx.db, userId);
  const right = await ctx.services.passwords.verify(person?.passwordHash, given);
  if (!person || !right) {
    noteFailedSignIn(ctx, "wrong_password", { userId, name: userName });
    fail("wrong_password", { fields: { [field]: errorCodes.wrong_password.message } });
  }
  await ctx.limit.refund("proveByAccount", userId);
  return person;
}
