import { askForKey } from "@polyportal/domain/application/opening";
import { sharing } from "@polyportal/domain/programmes/sharing";
import type { OpeningKey, Programme } from "@polyportal/domain/programmes/programme";
import { definedBy, definitionOf } from "@polyportal/domain/programmes/programmes";
import { revisionOf } from "@polyportal/domain/programmes/revisions";
import type { Transaction } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Context, Handler } from "../../server/handler.ts";
import { invoiceByRrr, type Invoice } from "../payment/invoices.ts";
import { rememberInvoice } from "../invoice/known-payer.ts";
import { limitTries, requireKnown } from "../invoice/require-known.ts";
import { requireEarlier } from "./earlier.ts";
import { couldGoOn, goOn, mayGoOn } from "./go-on.ts";
import { openedLetter } from "./letters.ts";
import type { Endpoints } from "./own.ts";
import {
  findApplicationOf,
  insertApplication,
  insertOpening,
  lockInvoice,
  newApplicationNumber,
  updateApplication,
} from "./queries.ts";
import { readRecord } from "./record.ts";
import { requireForms } from "./require-forms.ts";
import { requirePaid } from "./require-paid.ts";
import { importEarlier } from "./import-earlier.ts";

/**
 * Opens the application of a paid RRR; the first opening creates it. A known device opens it at once, others
 * need a code. Each opening is recorded and reported to the applicant.
 */
export const openApplication: Handler<Endpoints["openApplication"]> = async (ctx, input) => {
  const { rrr, code } = input;
  const { db, now, services } = ctx;
  const found = await invoiceByRrr(db, rrr);
  await limitTries(ctx, rrr, found);
  const invoice = found ?? fail("invoice_not_found");
  const goesOn = couldGoOn(ctx.programme, invoice);
  const programme = goesOn ? ctx.programme : programmeOf(ctx.programme, invoice);
  await requirePaid(ctx, invoice);
  const unusedCode = await requireKnown(ctx, invoice, code);
  // Only after the code: strangers must not learn whether a request was confirmed.
  if (goesOn && !(await mayGoOn(db, invoice, now))) fail("wrong_programme");
  await requireForms(db, { ...invoice, programmeSlug: slugOf(programme) }, now);
  const key = keyOf(programme, input);
  const earlier =
    programme.key === "regNumber" && key !== undefined
      ? await requireEarlier(ctx, programme, invoice, key, unusedCode)
      : undefined;

  const { application, openingId } = await ctx.change(async (change) => {
    const { tx, audit } = change;
    if (goesOn) await goOn(change, programme, invoice, now);
    const opened = await findOrCreate(tx, invoice.id, programme, now);
    const own = definedBy(opened);
    await useKey(tx, ctx, own, opened, key, earlier);
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
    await services.outbox.mail(tx, openedLetter(opened, own, services.config, now));
    return { application: opened, openingId };
  });

  rememberInvoice(ctx, invoice);
  const { token, expires } = await services.tokens.issueApplicant({
    applicationId: application.id,
    openingId,
    rrr,
    programme: programme.slug,
    revision: application.definitionRevision,
  });
  return {
    token,
    expires: expires.toISOString(),
    completed: application.completedAt !== null,
    application: (await readRecord(db, application.id)) ?? fail("not_found"),
  };
};

/** The invoice's programme: the one of the path, or another with the same paths, which only the RRR tells apart. */
function programmeOf(called: Programme, { programmeSlug }: Invoice): Programme {
  if (programmeSlug === called.slug) return called;
  const here = sharing(called).some(({ slug }) => slug === programmeSlug);
  return here && programmeSlug ? definitionOf(programmeSlug) : fail("wrong_programme");
}

const slugOf = ({ slug }: Programme) => slug as NonNullable<Invoice["programmeSlug"]>;

/** The number that the programme asks besides the RRR. Fails with the field's message if it is missing. */
function keyOf(
  { key }: Programme,
  given: Readonly<Partial<Record<OpeningKey, string | undefined>>>,
) {
  if (key === undefined) return undefined;
  return given[key] ?? fail("invalid_input", { fields: { [key]: askForKey[key] } });
}

type Opened = Awaited<ReturnType<typeof findOrCreate>>;

/**
 * Checks the saved number. Before one is saved, any JAMB number is accepted, because whoever mistyped it at
 * the first opening could not return. RRR and device are the real proof.
 */
async function useKey(
  tx: Transaction,
  { now, services }: Pick<Context, "now" | "services">,
  programme: Programme,
  application: Opened,
  key: string | undefined,
  earlier: string | undefined,
): Promise<void> {
  if (key === undefined) return;
  const { id, jambNumber, openedBy } = application;
  if (programme.key === "regNumber")
    await importEarlier(tx, services.files, programme, application, key, earlier, now);
  else if (jambNumber !== null && jambNumber !== key) fail("opening_refused");
  if (openedBy !== key) await updateApplication(tx, id, { openedBy: key });
}

/** The application of an invoice. The first opening creates it with the payer's details. */
async function findOrCreate(tx: Transaction, invoiceId: string, programme: Programme, now: Date) {
  const { invoice, session } = (await lockInvoice(tx, invoiceId)) ?? fail("invoice_not_found");
  const found = await findApplicationOf(tx, invoiceId);
  if (found?.deletedAt) fail("application_ended");
  if (found) return found;
  return insertApplication(tx, {
    invoiceId,
    rrr: invoice.rrr ?? fail("invoice_not_found"),
    applicationNumber: await newApplicationNumber(tx, programme, session),
    programmeSlug: invoice.programmeSlug ?? fail("invoice_not_found"),
    definitionRevision: revisionOf(programme),
    sessionId: invoice.sessionId,
    lastname: invoice.lastname,
    firstname: invoice.firstname,
    middlename: invoice.middlename,
    email: invoice.email,
    mobileNumber: invoice.payerPhone,
    openedBy: invoice.jambNumber,
    createdAt: now,
  });
}
