import type { applicationInvoiceEndpoints } from "@polyportal/api-client/contract/application-invoice";
import { mostDaysExtended } from "@polyportal/domain/application-invoice/limits";
import { endOf } from "@polyportal/domain/format/date";
import { applicantInvoiceMessages as words } from "@polyportal/domain/messages/applicant-invoices";
import { and, eq, inArray } from "drizzle-orm";
import { invoices } from "../../database/schema/invoice.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { firstAsking } from "../payment/asking.ts";
import { confirmPayment } from "../payment/confirm-payment.ts";
import { isOver } from "../payment/described.ts";
import { invoiceMail, referenceMail } from "../payment/mails.ts";
import { applicantInvoice } from "./one-invoice.ts";

type Endpoints = typeof applicationInvoiceEndpoints;

/** Asks the gateway about an invoice and records what it says. */
export const requeryApplicantInvoice: Handler<Endpoints["requeryApplicantInvoice"]> = async (
  ctx,
  { id },
) => {
  const invoice = await applicantInvoice(ctx.db, id);
  await ctx.limit("confirmByInvoice", id);
  const { answer } = await confirmPayment(ctx, invoice);
  return { answer };
};

/** Ends an open invoice, at the gateway first: what may have been paid stays open. */
export const expireApplicantInvoice: Handler<Endpoints["expireApplicantInvoice"]> = async (
  ctx,
  { id, reason },
) => {
  const invoice = await applicantInvoice(ctx.db, id);
  if (invoice.paymentId !== null) fail("invoice_paid");
  if (invoice.state !== "open" || invoice.rrr === null) fail("invoice_not_open");
  await ctx.limit("confirmByInvoice", id);
  const { answer } = await confirmPayment(ctx, invoice);
  if (answer === "paid" || answer === "surplus" || answer === "other-amount") fail("invoice_paid");
  if (answer === "unknown" || answer === "processing") fail("gateway_unavailable");
  await ctx.services.gateway.cancel(invoice.rrr);
  await ctx.change(async ({ tx, audit }) => {
    const [row] = await tx
      .update(invoices)
      .set({ state: "expired", askAgainAt: null })
      .where(and(eq(invoices.id, id), eq(invoices.state, "open")))
      .returning({ id: invoices.id });
    if (!row) fail("invoice_not_open");
    audit({
      action: "expireInvoice",
      subject: "invoice",
      subjectId: id,
      before: { state: "open" },
      after: { state: "expired", answer },
      reason,
    });
  });
  return {};
};

/** Lets an invoice that is not paid be paid for longer; one whose time is over is open no more. */
export const extendApplicantInvoice: Handler<Endpoints["extendApplicantInvoice"]> = async (
  ctx,
  { id, untilOn, reason },
) => {
  const until = new Date(endOf(untilOn).getTime() - 1000);
  const furthest = ctx.now.getTime() + (mostDaysExtended + 1) * 86_400_000;
  if (until <= ctx.now || until.getTime() > furthest) {
    fail("invalid_input", { fields: { untilOn: words.needed.tooFar } });
  }
  const invoice = await applicantInvoice(ctx.db, id);
  if (invoice.paymentId !== null) fail("invoice_paid");
  if (isOver(invoice, ctx.now)) fail("invoice_not_open");
  await ctx.change(async ({ tx, audit }) => {
    const [row] = await tx
      .update(invoices)
      .set({ expiresAt: until, askAgainAt: firstAsking(ctx.now) })
      .where(and(eq(invoices.id, id), inArray(invoices.state, ["requested", "open"])))
      .returning({ id: invoices.id });
    if (!row) fail("invoice_not_open");
    audit({
      action: "extendInvoice",
      subject: "invoice",
      subjectId: id,
      before: { expiresAt: invoice.expiresAt.toISOString() },
      after: { expiresAt: until.toISOString() },
      reason,
    });
  });
  return {};
};

/** Sends the letter of an invoice to its payer again; of a paid one, with the way to the form. */
export const resendApplicantInvoice: Handler<Endpoints["resendApplicantInvoice"]> = async (
  ctx,
  { id },
) => {
  const invoice = await applicantInvoice(ctx.db, id);
  const paid = invoice.state === "paid";
  if (invoice.rrr === null || (!paid && isOver(invoice, ctx.now))) fail("invoice_not_open");
  await ctx.limit("confirmByInvoice", id);
  await ctx.change(async ({ tx, audit }) => {
    const { config, outbox } = ctx.services;
    await outbox.mail(tx, paid ? referenceMail(config, invoice) : invoiceMail(config, invoice));
    audit({ action: "resendInvoice", subject: "invoice", subjectId: id });
  });
  return {};
};
