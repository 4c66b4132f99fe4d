import { nd } from "@polyportal/domain/programmes/nd";
import { ndPartTime } from "@polyportal/domain/programmes/nd-part-time";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applicationPersons } from "../../database/schema/application.ts";
import type { Programme } from "@polyportal/domain/programmes/programme";
import { actionsOn, mailsTo } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";
import { fillIn, load, save, uploadPhoto, type Applicant } from "./testing/applicant.ts";
import { personal } from "./testing/entries.ts";
import { makeInvoice } from "./testing/invoice.ts";

// No code is needed to open a form here, but the mailbox must still be proved.
const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const { dateOfBirth } = personal;
const ngozi = { lastname: "Adébáyọ̀", firstname: "Ngozi", middlename: "Grace" };

type Opened = Applicant & { readonly email: string; readonly on: Browser };

/** A form opened on its own phone. */
async function opened(programme: Programme, email: string, changes = {}): Promise<Opened> {
  const { rrr } = await makeInvoice(server.db, programme, { ...ngozi, email, ...changes });
  const on: Browser = new Map();
  const answer = await server.ok("openApplication", { ...programme.api, rrr }, { on });
  const { token, application } = answer;
  return { programme, rrr, applicantId: application.applicantId, as: { token }, email, on };
}

async function filled(...form: Parameters<typeof opened>): Promise<Opened> {
  const applicant = await opened(...form);
  await uploadPhoto(server, applicant);
  await fillIn(server, applicant);
  return applicant;
}

const find = ({ programme, as, on }: Opened, more = {}) =>
  server.request("findOwnForms", { ...programme.api, dateOfBirth, ...more }, { as, on });

const copy = ({ programme, applicantId, as, on }: Opened, from: string, more = {}) =>
  server.request(
    "copyAnswers",
    { ...programme.api, applicantId, dateOfBirth, from, except: [], ...more },
    { as, on },
  );

async function codeOf({ email }: Opened): Promise<string> {
  const [last] = (await mailsTo(server, email))
    .filter(({ kind }) => kind === "applicantCode")
    .toReversed();
  return (
    /\b(\d{4}) (\d{4})\n/
      .exec(last?.body ?? "")
      ?.slice(1)
      .join("") ?? ""
  );
}

/** Asks, and sends the code. */
async function shown(applicant: Opened) {
  await find(applicant);
  return find(applicant, { code: await codeOf(applicant) });
}

test("a person sees their other forms once the mailbox is shown, and nobody else's", async () => {
  const mailbox = "family@example.com";
  const first = await filled(nd, mailbox);
  const sibling = await filled(nd, mailbox, { firstname: "Kehinde" });
  await filled(nd, "another@example.com");
  const younger = await filled(nd, mailbox);
  await server.db
    .update(applicationPersons)
    .set({ dateOfBirth: "2005-01-01" })
    .where(eq(applicationPersons.applicationId, younger.applicantId));

  const next = await opened(ndPartTime, "Family@Example.com");
  const asked = await find(next);
  expect(asked).toMatchObject({ status: 409, code: "applicant_code_needed" });
  expect(asked.message).toContain("show that the mailbox is yours");
  expect(JSON.stringify(asked)).not.toContain(first.applicantId);
  expect(await copy(next, first.applicantId)).toMatchObject({ code: "applicant_code_needed" });
  const code = await codeOf(next);
  const wrong = code === "12345678" ? "87654321" : "12345678";
  expect(await find(next, { code: wrong })).toMatchObject({ code: "applicant_code_wrong" });
  expect(await find(next, { code })).toMatchObject({
    status: 200,
    data: {
      forms: [
        {
          id: first.applicantId,
          programme: "nd",
          session: "2026/2027",
          sent: true,
          rrr: `${first.rrr.slice(0, 4)}****${first.rrr.slice(-4)}`,
        },
      ],
    },
  });
  expect(await find(next, { dateOfBirth: "2005-01-02" })).toMatchObject({ data: { forms: [] } });
  // A token on another device does not prove the mailbox.
  const elsewhere = { ...next, on: new Map<string, string>() };
  expect(await find(elsewhere)).toMatchObject({ code: "applicant_code_needed" });

  // A sibling's form, or one with another birthday, cannot be copied.
  for (const { applicantId } of [sibling, younger]) {
    expect(await copy(next, applicantId)).toMatchObject({ status: 404 });
  }
  const twin = await opened(ndPartTime, mailbox, { firstname: "Kehinde" });
  expect(await shown(twin)).toMatchObject({ data: { forms: [{ id: sibling.applicantId }] } });
  expect(await copy(twin, first.applicantId)).toMatchObject({ status: 404 });
});

test("once a form has saved a birthday, no other finds or fills anything", async () => {
  const mailbox = "born.once@example.com";
  const own = await filled(nd, mailbox);
  const younger = await filled(nd, mailbox);
  const other = "2005-01-01";
  await server.db
    .update(applicationPersons)
    .set({ dateOfBirth: other })
    .where(eq(applicationPersons.applicationId, younger.applicantId));
  const next = await opened(ndPartTime, mailbox);
  await shown(next);
  expect(await find(next, { dateOfBirth: other })).toMatchObject({
    data: { forms: [{ id: younger.applicantId }] },
  });
  await uploadPhoto(server, next);
  expect(await save(server, next, "personal")).toMatchObject({ status: 200 });
  expect(await find(next, { dateOfBirth: other })).toMatchObject({
    data: { forms: [{ id: own.applicantId }] },
  });
  expect(await copy(next, younger.applicantId, { dateOfBirth: other })).toMatchObject({
    status: 404,
  });
});

test("by consent its answers fill what is empty, and each section is saved anew", async () => {
  const first = await filled(nd, "one@example.com");
  const next = await opened(ndPartTime, first.email);
  await shown(next);
  expect(await copy(next, first.applicantId)).toMatchObject({
    status: 200,
    data: {
      sections: ["personal", "o-level"],
      photo: true,
      documents: ["birthCertificate", "oLevelResult"],
    },
  });
  const [before, record] = [await load(server, first), await load(server, next)];
  expect(record).toMatchObject({
    saved: [],
    savedAt: {},
    dateOfBirth,
    town: before.town,
    bloodGroup: before.bloodGroup,
    nextOfKin: before.nextOfKin,
    oLevel: before.oLevel.map((sitting) => ({ ...sitting, cardPin: "" })),
    department: null,
    jamb: null,
  });
  // Separate files, because either form may change or end.
  expect(record.passport).not.toBe(before.passport);
  expect(Object.keys(record.documents).toSorted()).toEqual(["birthCertificate", "oLevelResult"]);
  expect(Object.values(before.documents)).not.toContain(record.documents.birthCertificate);

  // Existing values stay.
  const nothing = { sections: [], photo: false, documents: [] };
  expect(await copy(next, first.applicantId)).toMatchObject({ data: nothing });
  const done = (await actionsOn(server, next.applicantId)).filter((one) => one === "copyAnswers");
  expect(done).toHaveLength(2);

  await fillIn(server, next);
  expect(await find(next)).toMatchObject({ code: "application_completed" });
  expect(await copy(next, first.applicantId)).toMatchObject({ code: "application_completed" });
  expect(await load(server, next)).toMatchObject({ formCompleted: true });

  const third = await opened(ndPartTime, first.email);
  await shown(third);
  const sections = await copy(third, next.applicantId, { except: ["personal", "o-level"] });
  expect(sections).toMatchObject({ data: { sections: ["institution"] } });
});
