import type { referralEndpoints } from "@polyportal/api-client/contract/referral";
import { eq } from "drizzle-orm";
import { referrals } from "../../database/schema/referral.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../../server/handler.ts";
import { referralSource, referralQuery, referralRow } from "./list-referrals.ts";
import { createReferral, toggleReferral, updateReferral } from "./write-referral.ts";

/** The codes of people who bring applicants. */
export const referralHandlers = {
  listReferrals: pageOf(referralSource),
  getReferral: async ({ db }, { id }) => {
    const [found] = await referralQuery(db).where(eq(referrals.id, id));
    return found ? referralRow(found) : fail("not_found");
  },
  createReferral,
  updateReferral,
  toggleReferral,
} satisfies Handlers<typeof referralEndpoints>;
