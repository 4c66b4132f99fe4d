import type { screeningSetupEndpoints } from "@polyportal/api-client/contract/screening";
import { toKobo } from "@polyportal/domain/format/naira";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { screenings } from "../../database/schema/screening.ts";
import type { Handler } from "../../server/handler.ts";
import type { WhichSetup } from "../application-setup/get-setup.ts";
import { lockSetup, notedAs } from "../application-setup/save-setup.ts";
import { screeningOf } from "./get-screening.ts";

/** The screening of a setup that is locked; what nobody has set up yet begins free of charge. */
export async function lockScreening(tx: Transaction, which: WhichSetup) {
  await lockSetup(tx, which);
  const known = await screeningOf(tx, which);
  if (known) return known;
  const id = uuid();
  const { slug: programmeSlug, sessionId } = which;
  await tx.insert(screenings).values({ id, programmeSlug, sessionId, feeKobo: 0 });
  return { id, programmeSlug, sessionId, feeKobo: 0, bring: "", revision: 0 };
}

/** Says what the slip costs, and what is brought. Invoices that are open keep their amount. */
export const updateScreening: Handler<(typeof screeningSetupEndpoints)["updateScreening"]> = async (
  { change },
  { slug, sessionId, revision, fee, bring },
) => {
  const which = { slug, sessionId };
  await change(async ({ tx, audit }) => {
    const before = await lockScreening(tx, which);
    if (before.revision !== revision) {
      return failWithConflict(tx, { ...notedAs(which), actions: ["saveScreening"] });
    }
    const feeKobo = toKobo(fee);
    await tx
      .update(screenings)
      .set({ feeKobo, bring, revision: revision + 1 })
      .where(eq(screenings.id, before.id));
    audit({
      action: "saveScreening",
      ...notedAs(which),
      before: { feeKobo: before.feeKobo, bring: before.bring },
      after: { feeKobo, bring },
    });
  });
  return {};
};
