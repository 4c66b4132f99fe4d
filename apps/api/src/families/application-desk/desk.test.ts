import { nd } from "@polyportal/domain/programmes/nd";
import { putme } from "@polyportal/domain/programmes/putme";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { applications, applicationSteps } from "../../database/schema/application.ts";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { newOrder } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import {
  applicantAt,
  load,
  openNew,
  save,
  send,
  type Applicant,
} from "../application/testing/applicant.ts";
import { lettersTo, recordOf } from "../authentication/testing/people.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const officer = as("administrator");
const reason = "The applicant came to the desk with the certificate.";

const applicationOf = async (id: string) =>
  (await server.db.select().from(applications).where(eq(applications.id, id)))[0];

const invoiceIdOf = async ({ applicantId }: Applicant) =>
  (await applicationOf(applicantId))?.invoiceId ?? "";

const find = (number: string) => server.ok("findApplication", { number }, officer);

const change = (id: string, set: Partial<typeof applications.$inferInsert>) =>
  server.db.update(applications).set(set).where(eq(applications.id, id));

describe("sections of an application", () => {
  test("are opened again with what they hold, and it is sent again", async () => {
    const applicant = await applicantAt(server, putme);
    const { applicantId: id, rrr, as: token, programme } = applicant;
    const email = "opened.again@example.com";
    await change(id, { email });
    const slip = await server.ok("getApplicationSlip", { ...programme.api, rrr }, { as: token });
    const before = await load(server, applicant);

    const reset = (sections: string[]) =>
      server.request("resetApplication", { id, sections, reason }, officer);
    expect(await reset(["personal", "form:moon"])).toMatchObject({
      status: 422,
      fields: { sections: "please select a section" },
    });
    expect(await reset(["programme"])).toMatchObject({ data: { waits: false } });

    const after = await load(server, applicant);
    expect(after).toMatchObject({ formCompleted: false, answers: before.answers });
    expect(after.saved).toEqual(before.saved.filter((one) => one !== "programme"));
    expect(after.savedAt["programme"]).toBeUndefined();
    expect(after.department).toEqual(before.department);
    expect((await find(rrr)).sections.map(({ reopened }) => reopened)).toContain(true);
    expect(await server.ok("verifyDocument", { code: slip.verification.code })).toMatchObject({
      state: "withdrawn",
    });
    const [letter] = await lettersTo(server, email);
    expect(letter?.body).toContain(reason);
    expect((await recordOf(server, id)).at(-1)).toMatchObject({
      action: "resetApplication",
      reason,
    });

    // Whoever has the form open since before is told, and nothing is sent until it is saved.
    expect(await send(server, applicant)).toMatchObject({ code: "section_incomplete" });
    const began = before.savedAt["programme"] ?? "";
    expect(await save(server, applicant, "programme", { began })).toMatchObject({
      code: "section_changed",
    });
    expect((await save(server, applicant, "programme", { began: null })).status).toBe(200);
    expect((await send(server, applicant)).status).toBe(200);
    expect((await applicationOf(id))?.completedAt).not.toBeNull();
  });

  test("are open for 14 days where the programme has closed long ago", async () => {
    const applicant = await applicantAt(server, nd);
    const { applicantId: id, rrr } = applicant;
    const shut = { open: false, closedAt: new Date(Date.now() - 60 * 86_400_000) };
    const open = (opening: object) =>
      server.db.update(applicationTypes).set(opening).where(eq(applicationTypes.slug, "nd"));
    await open(shut);
    try {
      await server.ok("resetApplication", { id, sections: ["personal"], reason }, officer);
      expect((await server.request("openApplication", { ...nd.api, rrr })).status).toBe(200);
      expect((await save(server, applicant, "personal", { began: null })).status).toBe(200);
      await change(id, { reopenedAt: new Date(Date.now() - 15 * 86_400_000) });
      expect(await send(server, applicant)).toMatchObject({ code: "forms_closed" });
      expect(await server.request("openApplication", { ...nd.api, rrr })).toMatchObject({
        code: "forms_closed",
      });
    } finally {
      await open({ open: true, closedAt: null });
    }
  });

  test("of one with an offer are opened once another has approved it", async () => {
    const applicant = await applicantAt(server, nd);
    const { applicantId: id } = applicant;
    await change(id, { admissionNumber: "ND/TEST/0001", admittedAt: new Date() });
    const ask = () =>
      server.request("resetApplication", { id, sections: ["o-level"], reason }, officer);
    expect(await ask()).toMatchObject({ data: { waits: true } });
    expect(await ask()).toMatchObject({ code: "approval_waiting" });
    expect((await load(server, applicant)).formCompleted).toBe(true);
    const registrar = as("registrar");
    const { items } = await server.ok("listApprovals", { side: "decide" }, registrar);
    const request = items.find(({ act }) => act === "resetOffered")?.id ?? "";
    await server.ok("decideApproval", { id: request, approve: true, remark: "Yes." }, registrar);
    expect((await load(server, applicant)).formCompleted).toBe(false);
    expect((await applicationOf(id))?.admittedAt).not.toBeNull();
  });

  test("are nobody's who may only look", async () => {
    const { applicantId: id } = await openNew(server, nd);
    const asked = { id, sections: ["personal"], reason };
    expect(await server.request("resetApplication", asked, as("registrar"))).toMatchObject({
      status: 403,
    });
    expect(await server.request("findApplication", { number: "ND/1999/1" }, officer)).toMatchObject(
      { status: 404 },
    );
  });
});

describe("an application that stands twice", () => {
  const twins = async () => {
    const [first, second] = [await applicantAt(server, nd), await openNew(server, nd)];
    const email = `twice.${second.rrr}@example.com`;
    for (const { applicantId } of [first, second]) await change(applicantId, { email });
    return { first, second, email };
  };

  test("is closed with its money on record, and brought back within a day", async () => {
    const { first, second, email } = await twins();
    const id = await invoiceIdOf(second);
    const found = await find(second.rrr);
    const number = found.number ?? "";
    expect(found.doubles).toEqual([(await applicationOf(first.applicantId))?.applicationNumber]);
    const remove = (typed: string) =>
      server.request("deleteApplication", { id, reason, typed }, officer);
    expect(await remove("DELETE")).toMatchObject({
      fields: { typed: `please type DELETE ${number} exactly` },
    });
    expect((await remove(`DELETE ${number}`)).status).toBe(200);
    expect(await find(number)).toMatchObject({ stage: "closed", returnable: true });
    expect((await find(first.rrr)).doubles).not.toContain(number);
    expect(await lettersTo(server, email)).toHaveLength(1);
    const open = () => server.request("openApplication", { ...nd.api, rrr: second.rrr });
    expect(await open()).toMatchObject({ code: "application_ended" });
    expect((await save(server, second, "personal")).status).toBe(401);
    const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, id));
    expect(invoice).toMatchObject({ state: "paid" });

    const undo = () => server.request("undoDeleteApplication", { id }, officer);
    expect((await undo()).status).toBe(200);
    expect((await open()).status).toBe(200);
    expect(await undo()).toMatchObject({ code: "undo_refused" });
    await change(second.applicantId, { deletedAt: new Date(Date.now() - 25 * 3_600_000) });
    expect(await undo()).toMatchObject({ code: "undo_refused" });
  });

  test("stays with an offer, and where there is no other", async () => {
    const { first } = await twins();
    const id = await invoiceIdOf(first);
    const number = (await applicationOf(first.applicantId))?.applicationNumber ?? "";
    const remove = (of: string, typed: string) =>
      server.request("deleteApplication", { id: of, reason, typed }, officer);
    await change(first.applicantId, { admissionNumber: "ND/TEST/0002", admittedAt: new Date() });
    expect(await remove(id, `DELETE ${number}`)).toMatchObject({
      code: "application_offered",
      message: "this application has an offer",
    });
    const alone = await openNew(server, nd);
    await change(alone.applicantId, { email: "alone@example.com" });
    const own = (await find(alone.rrr)).number ?? "";
    expect(await remove(await invoiceIdOf(alone), `DELETE ${own}`)).toMatchObject({
      code: "application_single",
    });
  });
});

test("an unpaid draft is deleted, makes room for another, and is brought back", async () => {
  const order = newOrder();
  const made = await server.ok("createInvoice", order);
  const id = made.id ?? "";
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, id));
  const typed = `DELETE ${invoice?.invoiceNo}`;
  await server.ok("deleteApplication", { id, reason, typed }, officer);
  expect(await find(invoice?.invoiceNo ?? "")).toMatchObject({
    stage: "deleted",
    returnable: true,
  });
  const listed = await server.ok(
    "listApplicantInvoices",
    { search: invoice?.invoiceNo ?? "" },
    officer,
  );
  expect(listed.items).toEqual([]);
  await server.ok("undoDeleteApplication", { id }, officer);
  expect(await find(invoice?.rrr ?? "")).toMatchObject({ stage: "unpaid", deletedAt: null });
  await server.ok("deleteApplication", { id, reason, typed }, officer);
  expect((await server.ok("createInvoice", order)).id).not.toBe(id);
  expect(await server.request("undoDeleteApplication", { id }, officer)).toMatchObject({
    code: "live_invoice_exists",
  });
});

test("a moved payment keeps what was answered, and each section is saved again", async () => {
  const { applicantId } = await applicantAt(server, nd, "documents");
  await server.db
    .update(applicationSteps)
    .set({ reopenedAt: new Date() })
    .where(eq(applicationSteps.applicationId, applicantId));
  const { rrr } = (await applicationOf(applicantId)) ?? { rrr: "" };
  const { application } = await server.ok("openApplication", { ...nd.api, rrr });
  expect(application.saved).toEqual([]);
  expect(application).toMatchObject({ town: expect.any(String), department: expect.any(Object) });
});
