import type { Contract } from "@polyportal/api-client/contract/contract";
import type { InputOf, OutputOf } from "@polyportal/api-client/contract/define";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { asc, eq } from "drizzle-orm";
import { auditRows } from "../database/schema/audit-rows.ts";
import { outboxMessages } from "../database/schema/outbox.ts";
import type { Outcome } from "../payment/sandbox/card-page-view.ts";
import { testCards } from "../payment/sandbox/cards.ts";
import type { RunningServer } from "../start-server.ts";

type Order = InputOf<Contract["createInvoice"]>;
type Invoice = OutputOf<Contract["createInvoice"]>;

/** What the demo school asks for each application in the current session. */
const offers: Record<ProgrammeSlug, { applicationTypeId: number; amount: number; award?: string }> =
  {
    "sub-degree": { applicationTypeId: 5, amount: 12_500 },
    nd: { applicationTypeId: 1, amount: 6_500 },
    hnd: { applicationTypeId: 2, amount: 10_000 },
    "nd-part-time": { applicationTypeId: 4, amount: 10_000 },
    "pre-degree": { applicationTypeId: 10, amount: 5_000 },
    diploma: { applicationTypeId: 1, amount: 7_500, award: "diploma" },
    cce: { applicationTypeId: 16, amount: 10_000, award: "nd" },
    "uni-transfer": { applicationTypeId: 2, amount: 15_000 },
    "four-year-sandwich": { applicationTypeId: 17, amount: 10_000 },
    "five-year-sandwich": { applicationTypeId: 9, amount: 10_000 },
    putme: { applicationTypeId: 8, amount: 2000 },
    "supplementary-putme": { applicationTypeId: 8, amount: 2500 },
    supplementary: { applicationTypeId: 15, amount: 3500 },
    "staff-request": { applicationTypeId: 15, amount: 3500 },
    "direct-entry": { applicationTypeId: 33, amount: 7500 },
    pg: { applicationTypeId: 7, amount: 20_000, award: "pgd" },
  };

let payers = 0;

/** A phone number that nobody has used. */
export function newPhone(): string {
  payers += 1;
  return `0803${String(payers).padStart(7, "0")}`;
}

/** The details of a payer whom the school does not know yet. */
export function newOrder(programme: ProgrammeSlug = "nd", changes: Partial<Order> = {}): Order {
  const mobileNumber = newPhone();
  return {
    programme,
    ...offers[programme],
    sessionId: 3,
    lastname: "Adébáyọ̀",
    firstname: "Ngozi",
    middlename: "",
    email: `payer.${mobileNumber}@example.com`,
    mobileNumber,
    ...changes,
  };
}

/** Presses a button of the sandbox's card page, as the payer's browser does. */
export async function payByCard(
  server: Pick<RunningServer, "url">,
  invoice: Pick<Invoice, "cardPayment">,
  outcome: Outcome = "pay-lost",
): Promise<Response> {
  const { action, fields } = invoice.cardPayment ?? { action: "", fields: {} };
  return fetch(new URL("pay", new URL(action, server.url)), {
    method: "POST",
    body: new URLSearchParams({ ...fields, outcome, number: testCards.pays }),
    redirect: "manual",
  });
}

/** What was mailed to an address, oldest first. */
export const mailsTo = ({ db }: Pick<RunningServer, "db">, recipient: string) =>
  db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(asc(outboxMessages.id));

/** What was done to one record, oldest first. */
export async function actionsOn(
  { db }: Pick<RunningServer, "db">,
  subjectId: string,
): Promise<string[]> {
  const rows = await db
    .select({ action: auditRows.action })
    .from(auditRows)
    .where(eq(auditRows.subjectId, subjectId))
    .orderBy(asc(auditRows.id));
  return rows.map((row) => row.action);
}
