import { referralMessages } from "@polyportal/domain/messages/referral";
import { plainCode } from "@polyportal/domain/referral/referral-form";
import { eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { referrals } from "../../database/schema/referral.ts";
import { fail } from "../../failure.ts";

/** Whose code an applicant has given; null without one. One that does not count is refused at its field. */
export async function referralOf(db: Reader, given: string): Promise<string | null> {
  if (given === "") return null;
  const [referral] = await db
    .select({ id: referrals.id, active: referrals.active })
    .from(referrals)
    .where(eq(referrals.code, plainCode(given)));
  if (referral?.active) return referral.id;
  const { unknown, ended } = referralMessages;
  return fail("invalid_input", { fields: { referralCode: referral ? ended : unknown } });
}
