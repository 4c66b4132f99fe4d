import { applicationMessages } from "@polyportal/domain/messages/application";
import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Context } from "../../server/handler.ts";
import type { ApplicationPurpose } from "../payment/invoices.ts";

type Purpose = Pick<ApplicationPurpose, "programmeSlug" | "sessionId" | "payerPhone" | "payerKey">;

/**
 * Refuses a second application of one JAMB number in a programme and session before anybody pays for it. Nothing is
 * told of whose the first one is; what stands counts as a guess, so that nobody tries numbers without end.
 */
export async function requireFreeNumber(
  { db, ip, limit, services: { guessCrowd } }: Pick<Context, "db" | "ip" | "limit" | "services">,
  purpose: Purpose,
  jambNumber: string | null,
): Promise<void> {
  if (jambNumber === null) return;
  await guessCrowd.admit(ip);
  if (!(await isTaken(db, purpose, jambNumber))) return;
  const guess = `invoice:${jambNumber}`;
  await limit("guessByNumber", guess);
  await guessCrowd.failed(ip, guess);
  fail("invalid_input", { fields: { jambNumber: applicationMessages.jambNumberStands } });
}

/**
 * Whether another payer's application has the number, or a paid invoice whose application has none of its own yet.
 * An invoice that is not paid costs nothing, and so stands in nobody's way; the payer's own is shown again.
 */
async function isTaken(
  db: Reader,
  { programmeSlug, sessionId, payerPhone, payerKey }: Purpose,
  jambNumber: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .leftJoin(applications, eq(applications.invoiceId, invoices.id))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(
      and(
        eq(invoices.programmeSlug, programmeSlug),
        eq(invoices.sessionId, sessionId),
        eq(invoices.state, "paid"),
        or(ne(invoices.payerPhone, payerPhone), ne(invoices.payerKey, payerKey)),
        or(isNull(applications.id), isKept),
        or(
          eq(applications.jambNumber, jambNumber),
          eq(applicationChoices.jambNumber, jambNumber),
          and(
            eq(invoices.jambNumber, jambNumber),
            isNull(applications.jambNumber),
            isNull(applicationChoices.jambNumber),
          ),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
