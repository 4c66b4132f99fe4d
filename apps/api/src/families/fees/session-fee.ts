import type { SessionFee, StudentInvoiceSummary } from "@polyportal/api-client/contract/fees";
import { isConcerned } from "@polyportal/domain/fees/concerned";
import { partsOf, type FeePart } from "@polyportal/domain/fees/instalments";
import { feeItemsFor, totalKoboOf } from "@polyportal/domain/fees/items";
import { fallsDueIn, hasInstalments } from "@polyportal/domain/fees/purposes";
import { balanceKoboOf } from "@polyportal/domain/fees/balance";
import { toNaira } from "@polyportal/domain/format/naira";
import { partRefusals } from "@polyportal/domain/messages/fees";
import { descriptionOfPayment } from "@polyportal/domain/payment/description";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { isOver, shownState } from "../payment/described.ts";
import type { CurrentStudent } from "../student/current.ts";
import {
  feeTableOf,
  liveInvoicesOf,
  sessionsOf,
  type LiveInvoice,
  type StudentSession,
} from "./queries.ts";

/** A fee of one session as the rules see it, in kobo. */
export type FeeOfSession = StudentSession & {
  readonly purpose: FeePurpose;
  readonly lines: readonly { readonly name: string; readonly amountKobo: number }[];
  readonly totalKobo: number;
  readonly paidKobo: number;
  readonly parts: readonly FeePart[];
  /** Open and paid ones. */
  readonly invoices: readonly LiveInvoice[];
};

/** What a student's fees are worked out from. */
export type FeeFacts = {
  readonly sessions: readonly StudentSession[];
  readonly table: Awaited<ReturnType<typeof feeTableOf>>;
  readonly live: readonly LiveInvoice[];
};

/** A fee of the student in every session in which it falls due, the newest first. */
export async function feesOf(
  db: Reader,
  { student }: Pick<CurrentStudent, "student">,
  purpose: FeePurpose,
): Promise<FeeOfSession[]> {
  const [sessions, table, live] = await Promise.all([
    sessionsOf(db, student.id),
    feeTableOf(db, purpose, [student.id]),
    liveInvoicesOf(db, student.id),
  ]);
  return feesFrom(student, purpose, { sessions, table, live });
}

/** The same of what is read already. */
export function feesFrom(
  { entrySessionId }: Pick<CurrentStudent["student"], "entrySessionId">,
  purpose: FeePurpose,
  { sessions, table, live }: FeeFacts,
): FeeOfSession[] {
  return sessions
    .filter(
      ({ sessionId, studentTypeId }) =>
        isConcerned(studentTypeId, purpose) && fallsDueIn(purpose, { entrySessionId, sessionId }),
    )
    .map((session): FeeOfSession => {
      const items = table.filter(({ sessionId }) => sessionId === session.sessionId);
      const lines = feeItemsFor(items, session);
      const invoices = live.filter(
        (invoice) => invoice.purpose === purpose && invoice.sessionId === session.sessionId,
      );
      const paid = invoices.filter(({ state }) => state === "paid");
      const totalKobo = totalKoboOf(lines);
      return {
        ...session,
        purpose,
        lines,
        totalKobo,
        paidKobo: totalKoboOf(paid),
        parts: partsOf(totalKobo, paid, hasInstalments(purpose)),
        invoices,
      };
    });
}

/** The invoice of a fee that can still be paid. */
export const openInvoiceOf = (
  { invoices }: Pick<FeeOfSession, "invoices">,
  now: Date,
): LiveInvoice | undefined => invoices.find((one) => one.state === "open" && !isOver(one, now));

/** A fee of one session as the student sees it. */
export const sessionFeeView = (fee: FeeOfSession, now: Date): SessionFee => ({
  purpose: fee.purpose,
  sessionId: fee.sessionId,
  session: fee.session,
  current: fee.current,
  level: levelById(fee.levelId).name,
  lines: fee.lines.map(({ name, amountKobo }) => ({
    description: name,
    amount: toNaira(amountKobo),
  })),
  total: toNaira(fee.totalKobo),
  paid: toNaira(fee.paidKobo),
  balance: toNaira(balanceKoboOf(fee)),
  parts: fee.parts
    .filter(({ refusal }) => refusal !== "no-instalments")
    .map(({ paymentType, amountKobo, refusal }) => ({
      paymentType,
      amount: toNaira(amountKobo),
      refusal: refusal && partRefusals[refusal],
    })),
  invoices: fee.invoices.flatMap((invoice) => summaryOf(invoice, now)),
});

/** An invoice in a list of the student's own. */
export function summaryOf(invoice: LiveInvoice, now: Date): StudentInvoiceSummary[] {
  const { rrr, purpose, paymentType, session } = invoice;
  if (rrr === null || purpose === "application") return [];
  return [
    {
      id: invoice.id,
      rrr,
      invoiceNo: invoice.invoiceNo,
      purpose,
      description: descriptionOfPayment(purpose, paymentType, session),
      sessionId: invoice.sessionId,
      session,
      paymentType,
      amount: toNaira(invoice.amountKobo),
      state: shownState(invoice, now),
      invoiceDate: invoice.createdAt.toISOString(),
      expiresAt: invoice.expiresAt.toISOString(),
      paidAt: invoice.paidAt?.toISOString() ?? null,
    },
  ];
}
