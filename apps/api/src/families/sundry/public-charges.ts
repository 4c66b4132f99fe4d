import type { publicSundryEndpoints } from "@polyportal/api-client/contract/sundry-public";
import { totalKoboOf } from "@polyportal/domain/fees/items";
import { initials, fullName } from "@polyportal/domain/format/name";
import { toKobo, toNaira } from "@polyportal/domain/format/naira";
import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { invoiceMessages } from "@polyportal/domain/messages/invoice";
import { wrongAmount } from "@polyportal/domain/sundry/charges";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { and, asc, eq } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { bursaryFees } from "../../database/schema/fees.ts";
import { fail } from "../../failure.ts";
import { guessable, within } from "../../server/guessing.ts";
import type { Context, Handler } from "../../server/handler.ts";
import type { ParsedInputOf } from "@polyportal/api-client/contract/define";
import { answerFound } from "../invoice/answer-found.ts";
import { rememberInvoice } from "../invoice/known-payer.ts";
import { verifiedViewOf } from "../invoice/verified-view.ts";
import { maskedViewOf } from "../invoice/view.ts";
import { bookInvoice, type Order } from "../payment/live-invoice.ts";
import { applicantByNumber, studentByNumber, type RecordedPayer } from "./payer-by-number.ts";

type Endpoints = typeof publicSundryEndpoints;
type Input = ParsedInputOf<Endpoints["createPublicInvoice"]>;

const forAnybody = (db: Reader) =>
  db
    .select()
    .from(bursaryFees)
    .where(and(eq(bursaryFees.payer, "anyone"), eq(bursaryFees.active, true)))
    .orderBy(asc(bursaryFees.name));

/** What anybody may pay. */
export const listPublicCharges: Handler<Endpoints["listPublicCharges"]> = async (ctx) => {
  const charges = await forAnybody(ctx.db);
  return charges.map(chargeOf);
};

const chargeOf = ({ code, name, leastKobo, mostKobo }: typeof bursaryFees.$inferSelect) => ({
  code,
  name,
  least: toNaira(leastKobo),
  most: toNaira(mostKobo),
});

/** One invoice of several charges. Whoever gives a number is told initials and department, and no more. */
export const createPublicInvoice: Handler<Endpoints["createPublicInvoice"]> = async (
  ctx,
  input,
) => {
  await ctx.limit("createInvoiceByAddress", ctx.ip);
  const bill = await billOf(ctx.db, input.charges);
  const recorded = await recordedPayer(ctx, input);
  const payer = recorded ?? { ...input, middlename: "" };
  const { lastname, firstname, middlename, email } = payer;
  const names = { lastname, firstname, middlename, email };
  const bought = {
    ...names,
    ...bill,
    purpose: "sundry",
    paymentType: "Full",
    sessionId: await currentSession(ctx.db),
    amountKobo: totalKoboOf(bill.lines),
    payerPhone: canonicalPhone(payer.mobileNumber),
  } as const;
  const studentId = recorded?.studentId ?? null;
  const order: Order =
    studentId === null ? { ...bought, payerKey: payerKeyOf(names) } : { ...bought, studentId };
  // By a number anybody has the payer of the records written to.
  const mayMail = () => within(ctx.limit, "mailByAccount", `charges:${email.toLowerCase()}`);
  const { invoice, made } = await bookInvoice(ctx, order, recorded && { mayMail });
  ctx.message(invoiceMessages.created.body);
  if (!recorded) {
    if (!made) return { invoice: await answerFound(ctx, invoice), department: null };
    rememberInvoice(ctx, invoice);
    return { invoice: await verifiedViewOf(ctx, invoice), department: null };
  }
  const view = {
    ...maskedViewOf(ctx, invoice),
    fullName: initials(fullName(names)),
    // What was typed: the telephone number of the records is nobody's to read.
    regNumber: input.number,
    verification: null,
  };
  return { invoice: view, department: recorded.department };
};

/** The lines of an invoice, each charge once and with an amount that it may have. */
async function billOf(db: Reader, asked: Input["charges"]) {
  const known = await forAnybody(db);
  const lines = asked.map(({ code, amount }, index) => {
    const charge = known.find((one) => one.code === code) ?? fail("not_found");
    const wrong = wrongAmount(chargeOf(charge), amount);
    if (wrong) fail("invalid_input", { fields: { [`charges.${index}.amount`]: wrong } });
    return { code, description: charge.name, amountKobo: toKobo(amount) };
  });
  const item = lines
    .map(({ code, amountKobo }) => `${code}=${amountKobo}`)
    .toSorted()
    .join(" ");
  return {
    item: `bursary:${item}`,
    lines: lines.map(({ description, amountKobo }) => ({ description, amountKobo })),
  };
}

async function recordedPayer(
  ctx: Pick<Context, "db" | "ip" | "limit" | "services">,
  { payerKind, number }: Input,
): Promise<RecordedPayer | undefined> {
  if (payerKind === "other") return undefined;
  const plain = number.replaceAll(/\s/g, "").toUpperCase();
  const find = payerKind === "student" ? studentByNumber : applicantByNumber;
  return guessable(ctx, plain, async () => {
    const found = await find(ctx.db, plain);
    if (found) return found;
    const { message } = errorCodes.payer_not_found;
    return fail("payer_not_found", { fields: { number: message } });
  });
}

async function currentSession(db: Reader): Promise<number> {
  const [session] = await db
    .select({ id: academicSessions.id })
    .from(academicSessions)
    .where(eq(academicSessions.current, true));
  return session?.id ?? fail("not_found");
}
