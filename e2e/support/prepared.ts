/** Beginnings for tests of what comes later, made by the same calls as the pages make, in a moment. */
import type { Programme } from "@polyportal/domain/programmes/programme";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Pictures } from "../fixtures/pictures.ts";
import { signIn, uploadPhoto } from "./application.ts";
import { newPayer, type Payer } from "./payer.ts";

type Order = { sessionId: number; amount: number };
type Invoice = {
  id: string;
  rrr: string;
  cardPayment: { action: string; fields: Record<string, string> };
};

/** An invoice of a new payer, not paid yet. */
export async function openInvoice(
  request: APIRequestContext,
  { slug, applicationTypeId }: Programme,
): Promise<Invoice & { payer: Payer }> {
  const { phone, ...payer } = newPayer();
  const asked = { programme: slug, applicationTypeId };
  const lookup = await request.get("/api/ApplicationInvoice/lookup-invoice", {
    params: { ...asked, regNumber: phone },
    failOnStatusCode: true,
  });
  const { sessionId, amount }: Order = (await lookup.json()).data.prefill;
  const created = await request.post("/api/ApplicationInvoice/create-invoice", {
    data: { ...asked, ...payer, mobileNumber: phone, sessionId, amount },
    failOnStatusCode: true,
  });
  const invoice: Invoice = (await created.json()).data;
  return { ...invoice, payer: { ...payer, phone } };
}

/** An invoice that is paid by card. */
export async function paidInvoice(request: APIRequestContext, programme: Programme) {
  const invoice = await openInvoice(request, programme);
  const { action, fields } = invoice.cardPayment;
  await request.post(action.replace(/[^/]*$/, "pay"), {
    form: { ...fields, outcome: "pay", number: "5060 0000 0000 0001" },
    failOnStatusCode: true,
    maxRedirects: 0,
  });
  return invoice;
}

/** An application with its photo, at its first section. Answers its RRR. */
export async function openApplication(
  page: Page,
  programme: Programme,
  pictures: Pictures,
): Promise<string> {
  const { rrr } = await paidInvoice(page.request, programme);
  await signIn(page, rrr, programme.paths.login);
  await uploadPhoto(page, pictures.jpegScan);
  return rrr;
}
