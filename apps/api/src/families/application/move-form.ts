import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { eq } from "drizzle-orm";
import type { Change } from "../../database/change.ts";
import { sessionById } from "../../database/sessions.ts";
import { applications, applicationSources } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import { programmeOf } from "../payment/described.ts";
import { changeProgramme } from "./change-programme.ts";

type Paid = Awaited<ReturnType<typeof lockPaid>>;

/** Locks the paid invoice of an applicant whose form was not sent. */
export async function lockPaid({ tx }: Change, id: string) {
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.id, id)).for("update");
  if (!invoice || invoice.programmeSlug === null) return fail("not_found");
  if (invoice.state !== "paid") fail("invoice_not_paid");
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.invoiceId, id))
    .for("update");
  if (application?.deletedAt) fail("application_ended");
  if (application?.completedAt) fail("application_completed");
  return { invoice, application };
}

/** Moves a payment and its form to another programme. The amount stays. */
export async function moveForm(
  { tx, audit }: Change,
  { invoice }: Pick<Paid, "invoice">,
  slug: ProgrammeSlug,
  { now, reason }: { readonly now: Date; readonly reason?: string },
): Promise<void> {
  const { id } = invoice;
  const [from, to] = [programmeOf(invoice), definitionOf(slug)];
  const session = await sessionById(tx, invoice.sessionId);
  const form = await changeProgramme(tx, {
    invoiceId: id,
    to,
    session: session?.name ?? "",
    now,
    refused: "live_invoice_exists",
  });
  // An earlier application belongs to one programme and must be named again.
  if (form) await tx.delete(applicationSources).where(eq(applicationSources.applicationId, form));
  audit({
    action: "movePayment",
    subject: "invoice",
    subjectId: id,
    before: { programme: from.title },
    after: { programme: to.title },
    ...(reason !== undefined && { reason }),
  });
}
