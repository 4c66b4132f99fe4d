import type { Programme } from "@polyportal/domain/programmes/programme";
import type { Transaction } from "../../database/connect.ts";
import { nextNumber, printedNumber } from "../../database/number-series.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { invoiceByRrr } from "../payment/invoices.ts";
import { rememberInvoice } from "../invoice/known-payer.ts";
import { limitTries, requireKnown } from "../invoice/require-known.ts";
import { openedLetter } from "./letters.ts";
import type { Endpoints } from "./own.ts";
import { findApplicationOf, insertApplication, insertOpening, lockInvoice } from "./queries.ts";
import { readRecord } from "./record.ts";
import { requireForms } from "./require-forms.ts";
import { requirePaid } from "./require-paid.ts";

/**
 * Opens the application of a paid RRR, which the first opening creates: at once on a device that knows
 * it, on any other with a code. Each opening is recorded and told to the applicant.
 */
export const openApplication: Handler<Endpoints["openApplication"]> = async (ctx, input) => {
  const { rrr, code } = input;
  const { db, now, programme, services } = ctx;
  const found = await invoiceByRrr(db, rrr);
  await limitTries(ctx, rrr, found);
  const invoice = found ?? fail("invoice_not_found");
  if (invoice.programmeSlug !== programme.slug) fail("wrong_programme");
  await requirePaid(ctx, invoice);
  await requireKnown(ctx, invoice, code);
  await requireForms(db, invoice, now);

  const { application, openingId } = await ctx.change(async ({ tx, audit }) => {
    const opened = await findOrCreate(tx, invoice.id, programme, now);
    const openingId = await insertOpening(tx, {
      applicationId: opened.id,
      openedAt: now,
      ip: ctx.ip,
    });
    audit({
      action: "openApplication",
      subject: "application",
      subjectId: opened.id,
      after: { applicationNumber: opened.applicationNumber, invoiceId: invoice.id },
    });
    await services.outbox.mail(tx, openedLetter(opened, programme, services.config, now));
    return { application: opened, openingId };
  });

  rememberInvoice(ctx, invoice);
  const { token, expires } = await services.tokens.issueApplicant({
    applicationId: application.id,
    openingId,
    rrr,
    programme: programme.slug,
  });
  return {
    token,
    expires: expires.toISOString(),
    completed: application.completedAt !== null,
    application: (await readRecord(db, application.id)) ?? fail("not_found"),
  };
};

/** The application of an invoice; the first opening makes it, with the payer's particulars. */
async function findOrCreate(tx: Transaction, invoiceId: string, programme: Programme, now: Date) {
  const { invoice, session } = (await lockInvoice(tx, invoiceId)) ?? fail("invoice_not_found");
  const found = await findApplicationOf(tx, invoiceId);
  if (found) return found;
  const series = `${programme.api.name.toUpperCase()}/${session.slice(0, 4)}`;
  return insertApplication(tx, {
    invoiceId,
    rrr: invoice.rrr ?? fail("invoice_not_found"),
    applicationNumber: `${series}/${printedNumber(await nextNumber(tx, series))}`,
    programmeSlug: invoice.programmeSlug ?? fail("invoice_not_found"),
    sessionId: invoice.sessionId,
    lastname: invoice.lastname,
    firstname: invoice.firstname,
    middlename: invoice.middlename,
    email: invoice.email,
    mobileNumber: invoice.payerPhone,
    createdAt: now,
  });
}
