import { referralList } from "@polyportal/api-client/list/referrals";
import { referrals } from "../../database/schema/referral.ts";
import { exportOfList } from "../../export/described.ts";
import { fail } from "../../failure.ts";
import { pageOf } from "../../lists/page-of.ts";
import type { Family } from "../family.ts";
import { referralQuery, referralRow, referralSource } from "./list-referrals.ts";
import { createReferral, toggleReferral, updateReferral } from "./write-referral.ts";
import { eq } from "drizzle-orm";

export const family = {
  handlers: {
    listReferrals: pageOf(referralSource),
    getReferral: async ({ db }, { id }) => {
      const [found] = await referralQuery(db).where(eq(referrals.id, id));
      return found ? referralRow(found) : fail("not_found");
    },
    createReferral,
    updateReferral,
    toggleReferral,
  },
  lists: [exportOfList(referralList, referralSource)],
} satisfies Family;
