import { hnd } from "@polyportal/domain/programmes/hnd";
import { nd } from "@polyportal/domain/programmes/nd";
import { todayInLagos } from "@polyportal/domain/format/date";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { newOrder } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { openNew } from "../application/testing/applicant.ts";
import { makeInvoice } from "../application/testing/invoice.ts";
import { jambNumberOf } from "../application/testing/keys.ts";
import { lettersTo, recordOf } from "../authentication/testing/people.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const reason = "The payer came to the desk in person.";
const uuidOfNobody = "0199aa00-0000-7000-8000-000000000000";

const invoiceOf = async (id: string) =>
  (await server.db.select().from(invoices).where(eq(invoices.id, id)))[0];

const day = (away: number) => todayInLagos(new Date(Date.now() + away * 86_400_000));

describe("applicants' invoices", () => {
  test("are found by name, number, reference and state", async () => {
    const made = await makeInvoice(server.db, nd, {
      lastname: "Zubairu",
      firstname: "Ladi",
      middlename: "",
    });
    const ask = async (asked: object) =>
      (await server.ok("listApplicantInvoices", asked, officer)).items.map(({ id }) => id);
    expect(await ask({ search: "ladi zub" })).toEqual([made.id]);
    expect(await ask({ search: made.rrr })).toEqual([made.id]);
    expect(await ask({ search: "ladi zub", state: "open" })).toEqual([]);
    expect(await ask({ search: "ladi zub", state: "paid", programme: ["nd"] })).toEqual([made.id]);
    expect(await ask({ search: "ladi zub", programme: ["hnd"] })).toEqual([]);
    const [row] = (await server.ok("listApplicantInvoices", { search: made.rrr }, officer)).items;
    expect(row).toMatchObject({ fullName: "Zubairu Ladi", state: "paid", amount: 6_500 });
  });

  test("tell whose number of JAMB's is on no list, and whose is another's there", async () => {
    const surname = "Ẹniọlá";
    const apply = async (lastname: string) => {
      const { rrr, id } = await makeInvoice(server.db, nd, { lastname, middlename: "" });
      const jambNumber = jambNumberOf(rrr);
      const { application } = await server.ok("openApplication", { ...nd.api, rrr });
      await server.db
        .update(applications)
        .set({ jambNumber })
        .where(eq(applications.id, application.applicantId));
      return { id, jambNumber };
    };
    const [own, nobodys, others] = [
      await apply(surname),
      await apply(surname),
      await apply(surname),
    ];
    const candidate = (jambNumber: string, lastname: string) => ({
      id: uuid(),
      sessionId: 3,
      list: "utme" as const,
      jambNumber,
      lastname,
      firstname: "ABDUL RAHMAN",
      gender: "Male" as const,
      utmeScore: 240,
      course: "Computer Science",
    });
    await server.db
      .insert(jambCandidates)
      .values([candidate(own.jambNumber, "ENIOLA"), candidate(others.jambNumber, "BELLO")]);
    for (const [jamb, { id, jambNumber: number }] of [
      ["listed", own],
      ["unlisted", nobodys],
      ["other-names", others],
    ] as const) {
      const asked = { search: "eniola", jamb };
      const { items } = await server.ok("listApplicantInvoices", asked, officer);
      expect(items).toMatchObject([{ id, jamb: { number, mark: jamb } }]);
    }
    const { total } = await server.ok("listApplicantInvoices", { search: "eniola" }, officer);
    expect(total).toBe(3);
  });

  test("are asked about, extended and ended, but for those that are paid", async () => {
    const made = await server.ok("createInvoice", newOrder());
    const id = made.id ?? "";
    expect(await server.ok("requeryApplicantInvoice", { id }, officer)).toEqual({
      answer: "pending",
    });
    await server.ok("extendApplicantInvoice", { id, untilOn: day(20), reason }, officer);
    expect(todayInLagos((await invoiceOf(id))?.expiresAt ?? new Date(0))).toBe(day(20));
    for (const untilOn of [day(-1), day(99)]) {
      expect(
        await server.request("extendApplicantInvoice", { id, untilOn, reason }, officer),
      ).toMatchObject({ status: 422, fields: { untilOn: "please select a day within 90 days" } });
    }
    await server.ok("expireApplicantInvoice", { id, reason }, officer);
    expect(await invoiceOf(id)).toMatchObject({ state: "expired" });
    expect(await server.request("expireApplicantInvoice", { id, reason }, officer)).toMatchObject({
      code: "invoice_not_open",
    });
    const paid = await makeInvoice(server.db, nd);
    const late = { id: paid.id, untilOn: day(3), reason };
    for (const answer of [
      await server.request("extendApplicantInvoice", late, officer),
      await server.request("expireApplicantInvoice", { id: paid.id, reason }, officer),
    ]) {
      expect(answer).toMatchObject({ success: false });
    }
    expect(
      await server.request("requeryApplicantInvoice", { id: uuidOfNobody }, officer),
    ).toMatchObject({ status: 404 });
  });

  test("are sent again to their payer", async () => {
    const email = "sent.again@example.com";
    const { id } = await makeInvoice(server.db, nd, { email });
    await server.ok("resendApplicantInvoice", { id }, officer);
    expect(await lettersTo(server, email)).toHaveLength(1);
    const over = await makeInvoice(server.db, nd, { state: "expired" });
    expect(await server.request("resendApplicantInvoice", { id: over.id }, officer)).toMatchObject({
      code: "invoice_not_open",
    });
  });
});

describe("a payer", () => {
  /** A correction of an invoice as it stands. */
  const correct = async (id: string, change: object) => {
    const invoice = await invoiceOf(id);
    if (!invoice) throw new Error("There is no such invoice.");
    const { lastname, firstname, middlename, email, payerPhone: mobileNumber } = invoice;
    const was = { lastname, firstname, middlename, email, mobileNumber };
    return server.request("correctPayer", { id, ...given, was, ...change }, officer);
  };
  const given = {
    lastname: "Okonkwo",
    firstname: "Chidinma",
    middlename: "",
    email: "right@example.com",
    mobileNumber: "08031112223",
    identity: "",
    reason,
  };

  test("is corrected whole before the payment, and the old address is told", async () => {
    const { id } = await makeInvoice(server.db, nd, { state: "open", email: "wrong@example.com" });
    expect((await correct(id, {})).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ lastname: "Okonkwo", email: "right@example.com" });
    expect(await lettersTo(server, "wrong@example.com")).toHaveLength(1);
    expect((await recordOf(server, id)).at(-1)).toMatchObject({ action: "correctPayer", reason });
    const other = await makeInvoice(server.db, nd, { state: "open" });
    expect(await correct(other.id, {})).toMatchObject({ code: "live_invoice_exists" });
  });

  test("keeps the name once it is paid, and says how it is known who asks", async () => {
    const names = { lastname: "Bello", firstname: "Amina", middlename: "" };
    const { id } = await makeInvoice(server.db, hnd, names);
    const ask = (change: object) => correct(id, { ...names, ...change });
    expect(await ask({ lastname: "Balogun" })).toMatchObject({
      status: 422,
      fields: { lastname: "it is paid: the name stays as it is" },
    });
    expect(await ask({})).toMatchObject({
      status: 422,
      fields: { identity: "please say how you know who asks" },
    });
    expect((await ask({ identity: "National identity card" })).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ email: given.email, lastname: "Bello" });
    // Another phone alone is told to the mailbox, which learns its end.
    const phone = { identity: "National identity card", mobileNumber: "08035554443" };
    expect((await ask(phone)).status).toBe(200);
    const told = (await lettersTo(server, given.email)).at(-1);
    expect(told).toMatchObject({
      kind: "phoneChanged",
      body: expect.stringContaining("ends in 443"),
    });
  });
});

describe("a payer whose form is open twice", () => {
  const names = { lastname: "Danladi", firstname: "Rahila", middlename: "" };
  const identity = "National identity card";

  test("is not corrected over what another has saved meanwhile", async () => {
    const was = { ...names, email: "danladi@example.com", mobileNumber: "+2348031230001" };
    const { id } = await makeInvoice(server.db, nd, {
      ...names,
      email: was.email,
      payerPhone: was.mobileNumber,
    });
    const ask = (change: object) =>
      server.request("correctPayer", { id, ...was, identity, reason, was, ...change }, officer);
    // The same number, written otherwise, is what was seen.
    const typed = { ...was, mobileNumber: "0803 123 0001" };
    expect((await ask({ email: "rahila@example.com", was: typed })).status).toBe(200);
    expect(await ask({ mobileNumber: "08031230002" })).toMatchObject({
      status: 409,
      code: "conflict",
      message: expect.stringContaining("saved this on"),
    });
    expect(await invoiceOf(id)).toMatchObject({
      email: "rahila@example.com",
      payerPhone: "+2348031230001",
    });
  });

  test("keeps the phone number that the applicant has given since", async () => {
    const applicant = await openNew(server, nd);
    const of = eq(applications.id, applicant.applicantId);
    const own = "08031230077";
    const [made] = await server.db
      .update(applications)
      .set({ mobileNumber: own })
      .where(of)
      .returning();
    const id = made?.invoiceId ?? "";
    const invoice = await invoiceOf(id);
    if (!invoice) throw new Error("It was paid by an invoice.");
    const { lastname, firstname, middlename, payerPhone } = invoice;
    const seen = { lastname, firstname, middlename, email: invoice.email };
    const was = { ...seen, mobileNumber: payerPhone };
    const given = { id, ...was, identity, reason, was };
    const email = "another.mailbox@example.com";
    await server.ok("correctPayer", { ...given, email }, officer);
    const now = async () => (await server.db.select().from(applications).where(of))[0];
    expect(await now()).toMatchObject({ email, mobileNumber: own });
    const mobileNumber = "08031230078";
    const saved = { ...was, email };
    await server.ok("correctPayer", { ...given, email, mobileNumber, was: saved }, officer);
    expect(await now()).toMatchObject({ email, mobileNumber: "+2348031230078" });
  });
});

describe("a payment for the wrong programme", () => {
  const decide = async (approve: boolean) => {
    const bursar = { as: { user: "bursar" } };
    const { items } = await server.ok("listApprovals", { side: "decide" }, bursar);
    const id = items.find(({ act }) => act === "movePayment")?.id ?? "";
    return server.request("decideApproval", { id, approve, remark: "As asked." }, bursar);
  };

  test("is moved with its form once another has approved it", async () => {
    const applicant = await openNew(server, nd);
    const [made] = await server.db
      .select()
      .from(applications)
      .where(eq(applications.id, applicant.applicantId));
    const id = made?.invoiceId ?? "";
    const ask = (slug: "nd" | "hnd" | "diploma") =>
      server.request("movePayment", { id, slug, reason }, officer);
    expect(await ask("nd")).toMatchObject({ status: 404 });
    expect(await ask("diploma")).toMatchObject({ code: "other_award" });
    expect(await ask("hnd")).toMatchObject({ data: { waits: true } });
    expect(await invoiceOf(id)).toMatchObject({ programmeSlug: "nd" });
    expect((await decide(true)).status).toBe(200);
    expect(await invoiceOf(id)).toMatchObject({ programmeSlug: "hnd", amountKobo: 650_000 });
    const rrr = applicant.rrr;
    const opened = await server.ok("openApplication", { ...hnd.api, rrr });
    expect(opened.application).toMatchObject({
      programme: "hnd",
      applicationNumber: expect.stringMatching(/^HND\//),
    });
    expect(await server.request("openApplication", { ...nd.api, rrr })).toMatchObject({
      code: "wrong_programme",
    });
  });

  test("stays where it is not paid, or its form is sent", async () => {
    const open = await makeInvoice(server.db, nd, { state: "open" });
    const move = (id: string) =>
      server.request("movePayment", { id, slug: "hnd", reason }, officer);
    expect(await move(open.id)).toMatchObject({ code: "invoice_not_paid" });
    const applicant = await openNew(server, nd);
    const sent = eq(applications.id, applicant.applicantId);
    await server.db.update(applications).set({ completedAt: new Date() }).where(sent);
    const [made] = await server.db.select().from(applications).where(sent);
    expect(await move(made?.invoiceId ?? "")).toMatchObject({ code: "application_completed" });
  });
});
