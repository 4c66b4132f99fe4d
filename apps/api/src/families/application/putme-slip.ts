import type { screeningEndpoints } from "@polyportal/api-client/contract/application-screening";
import { screeningFacts } from "@polyportal/domain/document/papers/screening";
import { fullName } from "@polyportal/domain/format/name";
import { payerKeyOf } from "@polyportal/domain/invoice/payer";
import { screeningSlipFee } from "@polyportal/domain/messages/screening-slip.words";
import { canonicalPhone } from "@polyportal/domain/validation/primitives";
import { photoWithin } from "../../files/photo-within.ts";
import { fail } from "../../failure.ts";
import { guessable } from "../../server/guessing.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { maskedViewOf } from "../invoice/view.ts";
import { settledNow } from "../payment/confirm-payment.ts";
import { programmeOf } from "../payment/described.ts";
import type { Invoice } from "../payment/invoices.ts";
import type { PaymentContext } from "../payment/payment-context.ts";
import { invoiceFor } from "../payment/live-invoice.ts";
import {
  candidateOf,
  screeningItem,
  seatOf,
  slipInvoiceOf,
  type Candidate,
} from "./screening-queries.ts";

/** The slip of a candidate with a seat or, while its fee is unpaid, the invoice. */
export const getPutmeSlip: Handler<(typeof screeningEndpoints)["getPutmeSlip"]> = async (
  ctx,
  { jambNumber, mobileNumber },
) =>
  guessable(ctx, jambNumber, async () => {
    const candidate =
      (await candidateOf(ctx.db, jambNumber, mobileNumber)) ?? fail("details_not_found");
    const seat = await seatOf(ctx.db, candidate.application.id);
    if (!seat) return fail("screening_not_out");
    const free = seat.feeKobo === 0;
    const due = free ? undefined : await unpaidInvoice(ctx, candidate, seat.feeKobo);
    if (due) {
      const invoice = { ...maskedViewOf(ctx, due), regNumber: mobileNumber, verification: null };
      return { slip: null, invoice };
    }
    const { application, course, session } = candidate;
    const { feeKobo: _, bring, startsAt, ...place } = seat;
    const slip = {
      ...place,
      fullName: fullName(application),
      jambNumber,
      applicationNumber: application.applicationNumber,
      programme: programmeOf(application).title,
      course,
      session,
      startsAt: startsAt.toISOString(),
    };
    const verification = await issueDocument(ctx, {
      kind: "screening-slip",
      subjectId: application.id,
      holderId: null,
      facts: screeningFacts(slip),
    });
    const passport = await photoWithin(ctx, application.passportFileId);
    return {
      slip: { ...slip, bring: bring.split("\n").filter(Boolean), passport, verification },
      invoice: null,
    };
  });

/** The unpaid invoice of the slip's fee: the existing one, or a new one. */
async function unpaidInvoice(
  ctx: PaymentContext & Pick<Context, "limit">,
  { application }: Candidate,
  amountKobo: number,
): Promise<Invoice | undefined> {
  const item = screeningItem(application.id);
  const payerPhone = canonicalPhone(application.mobileNumber);
  const known = await slipInvoiceOf(ctx.db, payerPhone, item);
  if (known && (await settledNow(ctx, known)).state === "paid") return undefined;
  const { lastname, firstname, middlename, email, sessionId } = application;
  const payer = { lastname, firstname, middlename, email };
  const order = {
    ...payer,
    payerPhone,
    payerKey: payerKeyOf(payer),
    purpose: "sundry",
    item,
    sessionId,
    amountKobo,
    lines: [{ description: screeningSlipFee, amountKobo }],
  } as const;
  return invoiceFor(ctx, order);
}
