import { demoRrr } from "../../database/seed/demo/applicants.ts";
import { nd } from "@polyportal/domain/programmes/nd";
import { pg } from "@polyportal/domain/programmes/pg";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { screenings, screeningSeats } from "../../database/schema/screening.ts";
import { mailsTo, newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const status = (rrr: string) => server.request("getApplicationStatus", { rrr });
const ownStatus = (rrr: string, on: Browser, code?: string) =>
  server.request("getOwnApplicationStatus", { rrr, code }, { on });

test("a stranger reads no name, mailbox or phone of any application", async () => {
  const rows = await server.db
    .select({ invoice: invoices, application: applications })
    .from(invoices)
    .leftJoin(applications, eq(applications.invoiceId, invoices.id))
    .where(sql`${invoices.programmeSlug} is not null and ${invoices.rrr} is not null`);
  expect(rows.filter(({ application }) => application).length).toBeGreaterThan(30);
  const answers = await Promise.all(rows.map(({ invoice }) => status(invoice.rrr ?? "")));
  for (const [at, { invoice, application }] of rows.entries()) {
    const { data } = answers[at] ?? {};
    expect(Object.keys(data ?? {})).toEqual(["paid", "sections", "submitted", "next", "path"]);
    const told = JSON.stringify(data).toLowerCase();
    const { applicationNumber, admissionNumber, mobileNumber, email } = application ?? {};
    const { lastname, firstname, middlename, payerPhone } = invoice;
    const names = [lastname, firstname, middlename, application?.lastname, application?.firstname];
    const contacts = [invoice.email, email, payerPhone, mobileNumber];
    const leaks = [...names, ...contacts, applicationNumber, admissionNumber].filter(
      (secret) => secret && told.includes(secret.toLowerCase()),
    );
    expect(leaks, invoice.rrr ?? "").toEqual([]);
  }
});

test("it tells each stage and what comes next", async () => {
  const at = async (stage: Parameters<typeof demoRrr>[1]) =>
    (await status(demoRrr("nd", stage))).data;
  expect(await at("invoiced")).toMatchObject({ paid: false, sections: null, next: "pay" });
  expect(await at("paid")).toMatchObject({ paid: true, next: "open", path: nd.paths.login });
  expect(await at("half-way")).toMatchObject({ paid: true, submitted: false, next: "fill" });
  const sent = await at("submitted");
  expect(sent).toMatchObject({ submitted: true, next: "wait" });
  expect(sent?.sections?.saved).toBe(sent?.sections?.of);
});

test("unknown and a student's fee are one answer; tries end, and a found one costs nothing", async () => {
  const [fee] = await server.db.select().from(invoices).where(eq(invoices.purpose, "school-fees"));
  const nothing = { status: 404, code: "details_not_found" };
  const unknown = await status("999999999999");
  expect(unknown).toMatchObject(nothing);
  const others = await status(fee?.rrr ?? "");
  expect(others).toMatchObject({ ...nothing, message: unknown.message });
  expect(await ownStatus("999999999999", new Map())).toMatchObject(nothing);
  expect(await ownStatus(demoRrr("nd", "paid"), new Map())).toMatchObject(nothing);
  for (let turn = 0; turn < 12; turn += 1) {
    expect((await status(demoRrr("hnd", "submitted"))).status).toBe(200);
  }
  for (let turn = 0; turn < 9; turn += 1) await status("999999999999");
  expect(await status("999999999999")).toMatchObject({ status: 429 });
  expect((await status(demoRrr("hnd", "submitted"))).status).toBe(200);
});

test("what became of it is for the device that paid, or the code of the e-mail, once", async () => {
  const order = newOrder("nd");
  const phone: Browser = new Map();
  const invoice = await server.ok("createInvoice", order, { on: phone });
  await payByCard(server, invoice);
  const { rrr } = invoice;
  await server.ok("openApplication", { ...nd.api, rrr }, { on: phone });
  expect(await ownStatus(rrr, phone)).toMatchObject({
    status: 200,
    data: { standing: { paid: true, next: "fill" }, seat: null, decision: "in-progress" },
  });

  const strange: Browser = new Map();
  const refused = await ownStatus(rrr, strange);
  expect(refused).toMatchObject({ status: 409, code: "applicant_code_needed" });
  expect(JSON.stringify(refused)).not.toMatch(/Ngozi|Adébáyọ̀/);
  const letter = (await mailsTo(server, order.email)).find(({ kind }) => kind === "applicantCode");
  const code = /\b(\d{4}) (\d{4})\n/
    .exec(letter?.body ?? "")
    ?.slice(1)
    .join("");
  expect(await ownStatus(rrr, strange, "00000000")).toMatchObject({ code: "applicant_code_wrong" });
  expect(await ownStatus(rrr, strange, code)).toMatchObject({ status: 200 });
  expect(await ownStatus(rrr, strange)).toMatchObject({ status: 200 });
  expect(await ownStatus(demoRrr("nd", "submitted"), strange)).toMatchObject({
    code: "applicant_code_needed",
  });
});

test("seat, references and decision agree with the slip", async () => {
  const knowing = await testServer({ over: server, config: { applicantCode: "never" } });
  const seat = await seatedRrr();
  for (const [programme, rrr] of [
    [nd, seat],
    [pg, demoRrr("pg", "submitted")],
  ] as const) {
    const { token } = await knowing.ok("openApplication", { ...programme.api, rrr });
    const slip = await knowing.ok(
      "getApplicationSlip",
      { ...programme.api, rrr },
      { as: { token } },
    );
    const own = await knowing.ok("getOwnApplicationStatus", { rrr });
    expect(own.seat).toEqual(slip.screening);
    expect(own.slipAt).toBeNull();
    expect(own.result).toEqual(slip.putmeResult);
    expect(own.standing.submitted).toBe(slip.formCompleted);
    expect(own.standing.sections?.saved).toBe(slip.saved.length);
    const given = slip.references.filter(({ givenAt }) => givenAt !== null).length;
    const named = slip.references.length;
    expect(own.references ?? { named, given }).toMatchObject({ named, given });
    const { applicationNumber } = slip;
    const { status: decided } = await knowing.ok("getAdmissionStatus", { applicationNumber });
    expect(own.decision).toBe(decided);
  }
  // A seat whose slip has a fee is hidden by both until it is paid; the way to pay is shown.
  await server.db.update(screenings).set({ feeKobo: 200_000 });
  await server.db.execute(
    sql`update invoices set item = item || '/paid' where item like 'screening:%'`,
  );
  const due = await knowing.ok("getOwnApplicationStatus", { rrr: seat });
  expect(due).toMatchObject({ seat: null, slipAt: "/invoice_generate_putme_slip" });
  await knowing.stop();
});

/** An ND applicant with a seat whose slip is free. */
async function seatedRrr(): Promise<string> {
  await server.db.update(screenings).set({ feeKobo: 0 });
  const [seated] = await server.db
    .select({ rrr: applications.rrr })
    .from(screeningSeats)
    .innerJoin(applications, eq(applications.id, screeningSeats.applicationId))
    .where(eq(applications.programmeSlug, "nd"));
  return seated?.rrr ?? "";
}
