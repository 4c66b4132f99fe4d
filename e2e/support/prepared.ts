/** Beginnings for tests of what comes later, made by the same calls as the pages make, in a moment. */
import { readFile } from "node:fs/promises";
import { jambNumberOf, keyOf } from "@polyportal/api/src/families/application/testing/keys.ts";
import { entries } from "@polyportal/api/src/families/application/testing/entries.ts";
import {
  sampleAward,
  sampleOfEach,
  sampleProgress,
} from "@polyportal/domain/application/fields/sample";
import { callOf, idOf, stepsFor } from "@polyportal/domain/application/steps";
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Pictures } from "../fixtures/pictures.ts";
import { sectionOf, signIn, uploadPhoto } from "./application.ts";
import { newPayer, type Payer } from "./payer.ts";
import { expect } from "./test.ts";

type Order = { sessionId: number; amount: number };
type Invoice = {
  id: string;
  rrr: string;
  cardPayment: { action: string; fields: Record<string, string> };
};

/** An invoice of a new payer, not paid yet. */
export async function openInvoice(
  request: APIRequestContext,
  programme: Programme,
  own = newPayer(),
): Promise<Invoice & { payer: Payer }> {
  const { phone, ...payer } = own;
  const { slug, applicationTypeId } = programme;
  const asked = { programme: slug, applicationTypeId, award: sampleAward(programme) };
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
export async function paidInvoice(
  request: APIRequestContext,
  programme: Programme,
  own = newPayer(),
) {
  const invoice = await openInvoice(request, programme, own);
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

/** Where a section is saved, of which only its own fields are sent. */
const savesOf: Readonly<Record<Exclude<StepKind, "documents" | "form" | "personal">, string>> = {
  referees: "referees",
  programme: "programme-details",
  "nd-result": "nd-result",
  institution: "institution-attended",
  "o-level": "o-level",
};

/** Opens an application by calls, with its photo; answers how to save a section of it as a good applicant does. */
export async function savingByCalls(
  request: APIRequestContext,
  programme: Programme,
  rrr: string,
  pictures: Pictures,
): Promise<(step: Step) => Promise<void>> {
  const { family, name } = programme.api;
  const opened = await request.post(`/api/${family}/${name}-application-login`, {
    data: { rrr, ...keyOf(programme, rrr) },
    failOnStatusCode: true,
  });
  const { token, application } = (await opened.json()).data as {
    token: string;
    application: { applicantId: string };
  };
  const { applicantId } = application;
  const headers = { authorization: `Bearer ${token}` };
  await request.post("/api/UserDocument/upload-passport", {
    headers,
    multipart: {
      passport: {
        name: "photo.jpg",
        mimeType: "image/jpeg",
        buffer: await readFile(pictures.jpegScan),
      },
    },
    failOnStatusCode: true,
  });
  return async (step) => {
    if (step.kind === "documents") throw new Error("Documents come last.");
    const own = step.kind === "personal" ? "" : `/${applicantId}`;
    const saves =
      step.kind === "form"
        ? step.of
        : step.kind === "personal"
          ? callOf(programme)
          : savesOf[step.kind];
    const path = `/api/${family}/add-or-update-${name}-application-${saves}${own}`;
    const values = step.kind === "form" || step.kind === "referees" ? {} : entries[step.kind];
    const number = programme.key ? { jambNumber: jambNumberOf(rrr) } : {};
    const sample = sampleOfEach(programme)[idOf(step)] ?? {};
    const answers = "jambNumber" in sample ? { ...sample, ...number } : sample;
    await request.post(path, {
      headers,
      data: { ...values, ...(step.kind === "programme" && number), answers, rrr, applicantId },
      failOnStatusCode: true,
    });
  };
}

/**
 * An application with its photo and all sections before the one of that kind, which is on the screen.
 * They are saved before the page is opened, so it goes on where a person would. Answers its RRR.
 */
export async function openApplicationAt(
  page: Page,
  programme: Programme,
  kind: StepKind,
  pictures: Pictures,
): Promise<string> {
  const { rrr } = await paidInvoice(page.request, programme);
  const save = await savingByCalls(page.request, programme, rrr, pictures);
  const steps = stepsFor(programme, sampleProgress(programme).answers);
  const wanted = steps.find((one) => one.kind === kind);
  if (!wanted) throw new Error(`${programme.slug} has no ${kind}.`);
  for (const step of steps.slice(0, steps.indexOf(wanted))) await save(step);
  await signIn(page, rrr, programme.paths.login);
  await expect(sectionOf(page, wanted)).toBeVisible();
  return rrr;
}
