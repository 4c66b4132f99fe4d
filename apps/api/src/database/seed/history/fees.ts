import { firstInstalmentKobo } from "@polyportal/domain/fees/instalments";
import { feeItemsFor, totalKoboOf } from "@polyportal/domain/fees/items";
import { fallsDueIn } from "@polyportal/domain/fees/purposes";
import { instalmentLine } from "@polyportal/domain/messages/fees";
import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import type { PaymentType } from "@polyportal/domain/payment/types";
import type { feeItems } from "../../schema/fees.ts";
import type { SeededRandom } from "../demo/random.ts";
import type { HistoryCalendar } from "./calendar.ts";
import { groupBy } from "../../../lists/group-by.ts";
import type { Ledger } from "./ledger.ts";
import { payerOf, type Conduct, type HistoryPerson } from "./person.ts";

type FeeItem = typeof feeItems.$inferSelect;
type Fees = ReadonlyMap<string, readonly FeeItem[]>;

const keyOf = (sessionId: number, purpose: FeePurpose) => `${sessionId} ${purpose}`;

/** The fee table, in an order in which a fee is found at once. */
export const feesBySession = (items: readonly FeeItem[]): Fees =>
  groupBy(items, ({ sessionId, purpose }) => keyOf(sessionId, purpose));

type Parts = {
  readonly fees: Fees;
  readonly ledger: Ledger;
  readonly calendar: HistoryCalendar;
  readonly random: SeededRandom;
  readonly currentSessionId: number;
};

/** Pays what a student paid: acceptance when coming, school fees by instalments, most of the levies. */
export function payFees(parts: Parts, person: HistoryPerson, conduct: Conduct): void {
  const { fees, ledger, calendar, random, currentSessionId } = parts;
  const { student } = person;
  const payer = payerOf(person);
  for (const { sessionId, levelId } of person.sessions) {
    const place = { ...student, levelId };
    const itemsOf = (purpose: FeePurpose) =>
      feeItemsFor(fees.get(keyOf(sessionId, purpose)) ?? [], place).toSorted(
        (a, b) => a.position - b.position,
      );
    const payAll = (purpose: FeePurpose, paidAt: Date) => {
      const items = itemsOf(purpose);
      const lines = items.map(({ name, amountKobo }) => ({ description: name, amountKobo }));
      const amountKobo = totalKoboOf(items);
      if (amountKobo === 0) return;
      ledger.pay({ ...payer, sessionId, purpose, paymentType: "Full", lines, amountKobo, paidAt });
    };
    const payPart = (paymentType: Exclude<PaymentType, "Full">, paidAt: Date) => {
      const totalKobo = totalKoboOf(itemsOf("school-fees"));
      if (totalKobo === 0) return;
      const first = firstInstalmentKobo(totalKobo);
      const amountKobo = paymentType === "FirstInstallment" ? first : totalKobo - first;
      const lines = [{ description: instalmentLine(paymentType, totalKobo), amountKobo }];
      const purpose = "school-fees";
      ledger.pay({ ...payer, sessionId, purpose, paymentType, lines, amountKobo, paidAt });
    };

    const paying = conduct.payingOf(sessionId);
    const paidAt = calendar.feesPaid(sessionId);
    const came = fallsDueIn("acceptance", { ...student, sessionId });
    if (came && paying !== "nothing") payAll("acceptance", paidAt);
    if (paying === "full") payAll("school-fees", paidAt);
    if (paying === "both-instalments" || paying === "first-instalment") {
      payPart("FirstInstallment", paidAt);
    }
    if (paying === "both-instalments") {
      payPart("SecondInstallment", later(calendar.secondInstalmentPaid(sessionId), paidAt));
    }
    const levied = random.next() < (sessionId === currentSessionId ? 0.5 : 0.95);
    if (paying !== "nothing" && paying !== "acceptance" && levied)
      payAll("development-levy", paidAt);
  }
}

/** Of the current session both lie a few days back, in any order. */
const later = (one: Date, other: Date): Date => (one > other ? one : other);
