/** Beginnings for tests of what comes later, made by the same calls as the pages make, in a moment. */
import type { Programme, Step, StepKind } from "@polyportal/domain/programmes/programme";
import type { APIRequestContext, Page } from "@playwright/test";
import type { Pictures } from "../fixtures/pictures.ts";
import { sectionOf, signIn, uploadPhoto, words } from "./application.ts";
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

/** What a good applicant of a short programme enters, and the end of the address that saves it. */
const sections: Partial<Record<StepKind, { address: string; values: object }>> = {
  personal: {
    address: "personal-details",
    values: {
      mobileNumber: "0801 234 5678",
      genderId: 1,
      dateOfBirth: "2008-02-29",
      bloodGroupId: 1,
      genoTypeId: 1,
      countryId: 566,
      stateId: 56601,
      lgaId: 5660101,
      town: words.town,
      permanentAddress: words.address,
      religionId: 1,
      maritalStatusId: 1,
      nextOfKin: {
        fullName: words.kin,
        relationshipId: 1,
        mobileNumber: "+234 803 234 5678",
        address: words.kinAddress,
        email: words.kinEmail,
      },
      facultyId: 2,
      departmentId: 5,
      jupebOptionId: 1,
      jupebOptionSubjectId: 1,
    },
  },
  institution: {
    address: "institution-attended",
    values: {
      nameOfInstitution: words.institution,
      dateFrom: "2019",
      dateTo: "2025",
      certificate: "SSCE",
    },
  },
  "o-level": {
    address: "o-level",
    values: {
      sittings: [
        {
          examinationTypeId: 1,
          examCenter: words.examCenter,
          examNumber: words.examNumber,
          examYear: "2025",
          cardPin: "123456789012",
          cardSerialNumber: "WRN123456789",
          subjects: Array.from({ length: 9 }, (_, at) =>
            at < 8
              ? { subjectId: String(at + 1), gradeId: String((at % 6) + 1) }
              : { subjectId: "", gradeId: "" },
          ),
        },
      ],
    },
  },
};

/**
 * An application whose sections before one of a kind are saved, with that section on the screen, as if
 * its applicant had come back to it. Answers its RRR.
 */
export async function openApplicationAt(
  page: Page,
  programme: Programme,
  kind: StepKind,
  pictures: Pictures,
): Promise<string> {
  const rrr = await openApplication(page, programme, pictures);
  const kept = (key: string) =>
    page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? "{}"), key);
  const { token } = await kept(`polyportal.applicant.${programme.slug}`);
  const { applicantId } = await kept("polyportal.open");
  const { family, name } = programme.api;
  const steps: readonly Step[] = programme.steps;
  for (const step of steps) {
    if (step.kind === kind) {
      // Without a section in its address the form opens where it is to be gone on with.
      await page.goto(programme.paths.application);
      await expect(sectionOf(page, step)).toBeVisible();
      break;
    }
    const section = sections[step.kind];
    if (!section) throw new Error(`No section "${step.kind}" is prepared.`);
    const own = step.kind === "personal" ? "" : `/${applicantId}`;
    await page.request.post(
      `/api/${family}/add-or-update-${name}-application-${section.address}${own}`,
      {
        data: { ...section.values, rrr },
        headers: { authorization: `Bearer ${token}` },
        failOnStatusCode: true,
      },
    );
  }
  return rrr;
}
