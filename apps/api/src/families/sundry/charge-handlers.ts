import type { bursaryChargeEndpoints } from "@polyportal/api-client/contract/sundry-charges";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { toKobo } from "@polyportal/domain/format/naira";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { eq } from "drizzle-orm";
import { failWithConflict } from "../../audit/conflict.ts";
import type { Transaction } from "../../database/connect.ts";
import { violatedConstraint } from "../../database/failure-kind.ts";
import { bursaryFees } from "../../database/schema/fees.ts";
import { pageOf } from "../../lists/page-of.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { chargeSource, chargeRow } from "./list-charges.ts";

type Endpoints = typeof bursaryChargeEndpoints;
type Given = ParsedInputOf<Endpoints["createBursaryFee"]>;
type Charge = typeof bursaryFees.$inferSelect;

const rowOf = ({ code, name, payer, account, least, most }: Given) => ({
  code,
  name,
  payer,
  account,
  leastKobo: toKobo(least),
  mostKobo: toKobo(most),
});

const told = ({ code, name, payer, least, most, account }: Given) => ({
  code,
  name,
  payer,
  least,
  most,
  account,
});

/** Makes a charge. */
const createBursaryFee: Handler<Endpoints["createBursaryFee"]> = async ({ change }, given) => {
  const id = await unlessTaken(
    change(async ({ tx, audit }) => {
      const [made] = await tx
        .insert(bursaryFees)
        .values(rowOf(given))
        .returning({ id: bursaryFees.id });
      const subjectId = String(made?.id);
      audit({ action: "createCharge", subject: "charge", subjectId, after: told(given) });
      return made?.id ?? fail("server_error");
    }),
  );
  return { id };
};

/** Changes a charge, unless somebody else has since the form began. */
const updateBursaryFee: Handler<Endpoints["updateBursaryFee"]> = async (
  { change },
  { id, revision, ...given },
) => {
  const subjectId = String(id);
  await unlessTaken(
    change(async ({ tx, audit }) => {
      const before = await lock(tx, id);
      if (before.revision !== revision) {
        return failWithConflict(tx, {
          subject: "charge",
          subjectId,
          actions: ["updateCharge", "activateCharge", "deactivateCharge"],
        });
      }
      await tx
        .update(bursaryFees)
        .set({ ...rowOf(given), revision: revision + 1 })
        .where(eq(bursaryFees.id, id));
      audit({
        action: "updateCharge",
        subject: "charge",
        subjectId,
        before: told(chargeRow(before)),
        after: told(given),
      });
    }),
  );
  return {};
};

/** Lets a charge be put on invoices, or no more. */
const toggleBursaryFee: Handler<Endpoints["toggleBursaryFee"]> = async (
  { change },
  { id, active },
) => {
  await change(async ({ tx, audit }) => {
    const { name, active: before } = await lock(tx, id);
    await tx.update(bursaryFees).set({ active }).where(eq(bursaryFees.id, id));
    audit({
      action: active ? "activateCharge" : "deactivateCharge",
      subject: "charge",
      subjectId: String(id),
      before: { active: before },
      after: { active, name },
    });
  });
  return {};
};

async function lock(tx: Transaction, id: number): Promise<Charge> {
  const [charge] = await tx.select().from(bursaryFees).where(eq(bursaryFees.id, id)).for("update");
  return charge ?? fail("not_found");
}

const unlessTaken = <T>(changed: Promise<T>): Promise<T> =>
  changed.catch((error: unknown) => {
    if (violatedConstraint(error) === "bursary_fees_code_unique") {
      fail("code_taken", { fields: { code: errorCodes.code_taken.message } });
    }
    throw error;
  });

/** The charges of the bursary, made and changed. */
export const bursaryChargeHandlers = {
  listBursaryFees: pageOf(chargeSource),
  getBursaryFee: async ({ db }, { id }) => {
    const [charge] = await db.select().from(bursaryFees).where(eq(bursaryFees.id, id));
    return charge ? chargeRow(charge) : fail("not_found");
  },
  createBursaryFee,
  updateBursaryFee,
  toggleBursaryFee,
} satisfies Handlers<Endpoints>;
