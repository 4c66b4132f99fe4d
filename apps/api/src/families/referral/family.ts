import { eq } from "drizzle-orm";
import { referrals } from "../../database/schema/referral.ts";
import { fail } from "../../failure.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { referralExport } from "./export-referrals.ts";
import { referralList, referralQuery, referralRow } from "./list-referrals.ts";
import { createReferral, toggleReferral, updateReferral } from "./write-referral.ts";

export const family = {
  handlers: {
    listReferrals: pageOf(referralList),
    getReferral: async ({ db }, { id }) => {
      const [found] = await referralQuery(db).where(eq(referrals.id, id));
      return found ? referralRow(found) : fail("not_found");
    },
    createReferral,
    updateReferral,
    toggleReferral,
  },
  lists: [referralExport],
} satisfies Family;
