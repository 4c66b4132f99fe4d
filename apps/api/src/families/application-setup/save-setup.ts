import type { applicationSetupEndpoints } from "@polyportal/api-client/contract/application-setup";
import { beginningOf, endOf, todayInLagos } from "@polyportal/domain/format/date";
import { eq } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { sessionById } from "../../database/sessions.ts";
import { applicationSetups } from "../../database/schema/application-setup.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { clearanceItems } from "../../database/schema/clearance.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { setupOf, type WhichSetup } from "./get-setup.ts";
import { reckonAggregates } from "./reckon-aggregates.ts";

type Endpoints = typeof applicationSetupEndpoints;

/** As the record names a setup. */
export const notedAs = ({ slug, sessionId }: WhichSetup) =>
  ({ subject: "applicationSetup", subjectId: `${slug} ${sessionId}` }) as const;

/** The programme, for nobody else to change until the transaction ends, and the session. */
export async function lockSetup(tx: Transaction, { slug, sessionId }: WhichSetup) {
  const [type] = await tx
    .select()
    .from(applicationTypes)
    .where(eq(applicationTypes.slug, slug))
    .for("update");
  const session = await sessionById(tx, sessionId);
  return type && session ? { type, session } : fail("not_found");
}

/** Changes how a programme's applications are set up in a session. */
export const updateApplicationSetup: Handler<Endpoints["updateApplicationSetup"]> = async (
  { change },
  { slug, sessionId, revision, opensOn, closesOn, clearanceItemIds, ...said },
) => {
  const which = { slug, sessionId };
  await change(async ({ tx, audit }) => {
    const { type, session } = await lockSetup(tx, which);
    const before = await setupOf(tx, which);
    if (before.revision + type.revision !== revision) {
      return failWithConflict(tx, {
        ...notedAs(which),
        actions: ["saveApplicationSetup", "openApplications", "closeApplications"],
      });
    }
    const dates = {
      opensAt: opensOn ? beginningOf(opensOn) : null,
      closesAt: closesOn ? new Date(endOf(closesOn).getTime() - 1000) : null,
    };
    // The days are the programme's: of another session they are read alone.
    const moved =
      session.current &&
      (["opensAt", "closesAt"] as const).some(
        (one) => dates[one]?.getTime() !== type[one]?.getTime(),
      );
    const items = await knownItems(tx, clearanceItemIds);
    const row = { ...said, clearanceItemIds: items, revision: before.revision + (moved ? 0 : 1) };
    await tx
      .insert(applicationSetups)
      .values({ slug, sessionId, ...row })
      .onConflictDoUpdate({
        target: [applicationSetups.slug, applicationSetups.sessionId],
        set: row,
      });
    if (moved) {
      await tx
        .update(applicationTypes)
        .set({ ...dates, revision: type.revision + 1 })
        .where(eq(applicationTypes.slug, slug));
    }
    await reckonAggregates(tx, which);
    const { revision: _, ...stood } = before;
    audit({
      action: "saveApplicationSetup",
      ...notedAs(which),
      before: { ...stood, ...daysOf(type) },
      after: { ...said, clearanceItemIds: items, ...daysOf(moved ? dates : type) },
    });
  });
  return {};
};

const daysOf = ({ opensAt, closesAt }: { opensAt: Date | null; closesAt: Date | null }) => ({
  opensOn: opensAt && todayInLagos(opensAt),
  closesOn: closesAt && todayInLagos(closesAt),
});

/** The chosen items of the checklist; null where they are all of it, and those that come to it. */
async function knownItems(tx: Transaction, ids: readonly number[]): Promise<number[] | null> {
  const items = await tx.select().from(clearanceItems).where(eq(clearanceItems.active, true));
  const chosen = items.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  return chosen.length === items.length ? null : chosen;
}
