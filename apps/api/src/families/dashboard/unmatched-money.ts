import { toNaira } from "@polyportal/domain/format/naira";
import type { AuditAction } from "@polyportal/domain/audit/actions";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { auditRows } from "../../database/schema/audit-rows.ts";
import { invoices } from "../../database/schema/invoice.ts";

/** The others are counted, and come when these are settled. */
const listed = 5;

/** Acts that note money which settles no invoice, and why. */
const reasons = {
  refusePaymentOfOtherAmount: "other-amount",
  recordSurplusPayment: "surplus",
} as const satisfies Partial<Record<AuditAction, string>>;

type Noted = keyof typeof reasons;

/** Payments that settle no invoice, where nobody has paid it since: how many, and the newest. */
export async function unmatchedMoney(db: Reader) {
  const found = await db
    .select({
      rrr: invoices.rrr,
      action: sql<Noted>`${auditRows.action}`,
      askedKobo: invoices.amountKobo,
      // Before the newest are taken.
      count: sql<number>`count(*) over ()`.mapWith(Number),
      paidKobo: sql<number>`(${auditRows.after} ->> 'amountKobo')::bigint`.mapWith(Number),
    })
    .from(auditRows)
    .innerJoin(invoices, eq(invoices.id, sql`${auditRows.subjectId}::uuid`))
    .where(and(inArray(auditRows.action, Object.keys(reasons)), ne(invoices.state, "paid")))
    .orderBy(desc(auditRows.at))
    .limit(listed);
  return {
    count: found[0]?.count ?? 0,
    newest: found.map(({ rrr, action, askedKobo, paidKobo }) => ({
      rrr: rrr ?? "",
      why: reasons[action],
      asked: toNaira(askedKobo),
      paid: toNaira(paidKobo),
    })),
  };
}
