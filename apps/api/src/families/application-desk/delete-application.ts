import type { applicationDeskEndpoints } from "@polyportal/api-client/contract/application-desk";
import { wordsOfDeletion } from "@polyportal/domain/application-desk/typed-words";
import { definedBy } from "@polyportal/domain/programmes/programmes";
import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { admitGraveAct } from "../../rights/grave-act.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { closedLetter } from "../application/letters.ts";
import { endOpenings, updateApplication } from "../application/queries.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { confirmPayment } from "../payment/confirm-payment.ts";
import { isOver } from "../payment/described.ts";
import { invoiceById, type Invoice } from "../payment/invoices.ts";
import { doublesOf } from "./doubles.ts";

type Endpoint = (typeof applicationDeskEndpoints)["deleteApplication"];
type Input = { readonly id: string; readonly reason: string; readonly typed: string };
type Acting = Parameters<Handler<Endpoint>>[0];

/** Deletes what nobody has paid; what is paid and stands twice is closed, and its money stays on record. */
export const deleteApplication: Handler<Endpoint> = async (ctx, input) => {
  const invoice = await invoiceById(ctx.db, input.id);
  if (!invoice || invoice.programmeSlug === null) return fail("not_found");
  await (invoice.state === "paid" ? closeDouble(ctx, input) : deleteDraft(ctx, invoice, input));
  return {};
};

/**
 * The gateway is asked first, and keeps the reference for as long as this can be taken back: what is paid by it
 * is recorded, and opens its form.
 */
async function deleteDraft(ctx: Acting, invoice: Invoice, { id, reason, typed }: Input) {
  if (invoice.paymentId !== null) fail("invoice_paid");
  const { state, rrr, invoiceNo } = invoice;
  if (state !== "open" || rrr === null || isOver(invoice, ctx.now)) fail("invoice_not_open");
  await admitGraveAct(ctx, typed, wordsOfDeletion(invoiceNo));
  await ctx.limit("confirmByInvoice", id);
  const { answer } = await confirmPayment(ctx, invoice);
  if (answer === "paid" || answer === "surplus" || answer === "other-amount") fail("invoice_paid");
  if (answer === "unknown" || answer === "processing") fail("gateway_unavailable");
  await ctx.change(async ({ tx, audit }) => {
    const [row] = await tx
      .update(invoices)
      .set({ state: "expired", deletedAt: ctx.now, deletedBy: ctx.caller.userId })
      .where(and(eq(invoices.id, id), eq(invoices.state, "open")))
      .returning({ id: invoices.id });
    if (!row) fail("invoice_not_open");
    audit({
      action: "deleteDraft",
      subject: "invoice",
      subjectId: id,
      before: { state: "open" },
      after: { state: "expired", invoiceNo, deletedAt: ctx.now.toISOString() },
      reason,
    });
  });
}

async function closeDouble(ctx: Acting, { id, reason, typed }: Input) {
  const { now, caller } = ctx;
  const { config, outbox } = ctx.services;
  await ctx.change(async ({ tx, audit }) => {
    const application = await lockOfInvoice(tx, id);
    if (!application) return fail("application_single");
    if (application.deletedAt) fail("application_ended");
    if (application.admittedAt) fail("application_offered");
    const doubles = await doublesOf(tx, application);
    if (doubles.length === 0) fail("application_single");
    const number = application.applicationNumber;
    await admitGraveAct({ ...ctx, db: tx }, typed, wordsOfDeletion(number));
    await updateApplication(tx, application.id, { deletedAt: now, deletedBy: caller.userId });
    await endOpenings(tx, application.id, now);
    await withdrawDocuments(tx, "application-slip", [application.id], now);
    audit({
      action: "deleteApplication",
      subject: "application",
      subjectId: application.id,
      before: { deletedAt: null },
      after: { number, deletedAt: now.toISOString(), doubles: doubles.join(", ") },
      reason,
    });
    const programme = definedBy(application);
    await outbox.mail(tx, closedLetter(application, programme, config));
  });
}

/** The application of an invoice, for nobody else to change until the transaction ends. */
export async function lockOfInvoice(tx: Transaction, invoiceId: string) {
  const [application] = await tx
    .select()
    .from(applications)
    .where(eq(applications.invoiceId, invoiceId))
    .for("update");
  return application;
}
