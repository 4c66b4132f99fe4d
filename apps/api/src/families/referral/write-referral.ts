import type { referralEndpoints } from "@polyportal/api-client/contract/referral";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { eq, sql } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { referrals } from "../../database/schema/referral.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";

type Endpoints = typeof referralEndpoints;
type Referral = typeof referrals.$inferSelect;

/** Gives somebody a code. */
export const createReferral: Handler<Endpoints["createReferral"]> = async (
  { caller, change, now },
  given,
) => {
  const id = uuid();
  await unlessTaken(
    change(async ({ tx, audit }) => {
      await tx.insert(referrals).values({ ...given, id, createdBy: caller.userId, createdAt: now });
      audit({ action: "createReferral", subject: "referral", subjectId: id, after: told(given) });
    }),
  );
  return { id };
};

/** Changes a code, unless somebody else has since the form began. */
export const updateReferral: Handler<Endpoints["updateReferral"]> = async (
  { change },
  { id, revision, ...given },
) => {
  await unlessTaken(
    change(async ({ tx, audit }) => {
      const before = await lock(tx, id);
      if (before.revision !== revision) {
        return failWithConflict(tx, {
          subject: "referral",
          subjectId: id,
          actions: ["updateReferral", "activateReferral", "deactivateReferral"],
        });
      }
      await tx
        .update(referrals)
        .set({ ...given, revision: sql`${referrals.revision} + 1` })
        .where(eq(referrals.id, id));
      audit({
        action: "updateReferral",
        subject: "referral",
        subjectId: id,
        before: told(before),
        after: told(given),
      });
    }),
  );
  return {};
};

/** Lets a code be given, or no more. */
export const toggleReferral: Handler<Endpoints["toggleReferral"]> = async (
  { change },
  { id, active },
) => {
  await change(async ({ tx, audit }) => {
    const before = await lock(tx, id);
    await tx.update(referrals).set({ active }).where(eq(referrals.id, id));
    audit({
      action: active ? "activateReferral" : "deactivateReferral",
      subject: "referral",
      subjectId: id,
      before: { active: before.active },
      after: { active, referralCode: before.code },
    });
  });
  return {};
};

async function lock(tx: Transaction, id: string): Promise<Referral> {
  const [referral] = await tx.select().from(referrals).where(eq(referrals.id, id)).for("update");
  return referral ?? fail("not_found");
}

const told = ({ code, name, phone }: Pick<Referral, "code" | "name" | "phone">) => ({
  referralCode: code,
  name,
  phone,
});

const unlessTaken = <T>(changed: Promise<T>): Promise<T> =>
  changed.catch((error: unknown) => {
    if (violatedConstraint(error) === "referrals_code_unique") {
      fail("code_taken", { fields: { code: errorCodes.code_taken.message } });
    }
    throw error;
  });
