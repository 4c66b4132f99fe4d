import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const order = newOrder("hnd");
const invoice = await server.ok("createInvoice", order);
const { rrr } = invoice;
const applicationNumber = "HND/2026/000042";
const status = (number: string) =>
  server.request("getAdmissionStatus", { applicationNumber: number });
const number = (ref = rrr) => server.request("getAdmissionNumber", { rrr: ref });

test("a reference that is not paid, or opened nothing yet, has no number", async () => {
  expect(await number("999999999999")).toMatchObject({ status: 404, code: "invoice_not_found" });
  expect(await number()).toMatchObject({ status: 402, code: "invoice_not_paid" });
  await payByCard(server, invoice);
  expect(await number()).toMatchObject({
    status: 404,
    code: "invoice_not_found",
    message: "No application has been opened with this payment reference yet.",
  });
  expect(await number("12")).toMatchObject({ status: 422 });
});

test("an application is followed from its first section to its admission, its bearer masked", async () => {
  const id = uuid();
  const change = (values: Partial<typeof applications.$inferInsert>) =>
    server.db.update(applications).set(values).where(eq(applications.id, id));
  await server.db.insert(applications).values({
    id,
    invoiceId: invoice.id ?? "",
    rrr,
    applicationNumber,
    programmeSlug: "hnd",
    sessionId: 3,
    lastname: order.lastname,
    firstname: order.firstname,
    middlename: "",
    email: order.email,
    mobileNumber: order.mobileNumber,
    createdAt: new Date(),
  });
  const shared = { fullName: "Ad*** Ng***", programme: "HND", session: "2026/2027" };
  expect(await status(` ${applicationNumber.toLowerCase()} `)).toMatchObject({
    status: 200,
    data: { ...shared, applicationNumber, status: "in-progress", department: null },
  });
  await server.db
    .insert(applicationChoices)
    .values({ applicationId: id, facultyId: 1, departmentId: 1 });
  await change({ completedAt: new Date(), admissionNumber: "A/1" });
  expect(await status(applicationNumber)).toMatchObject({
    data: { status: "submitted", department: "Civil Engineering Technology" },
  });
  // A number that is only prepared is not yet told.
  expect(await number()).toMatchObject({
    data: { ...shared, applicationNumber, admissionNumber: null },
  });
  await change({ admittedAt: new Date() });
  expect(await status(applicationNumber)).toMatchObject({ data: { status: "admitted" } });
  expect(await number()).toMatchObject({ data: { admissionNumber: "A/1" } });
});

test("an application number that there is not is not found, and none is asked for", async () => {
  expect(await status("ND/1999/000001")).toMatchObject({ status: 404, code: "not_found" });
  expect(await status("' or 1=1 --")).toMatchObject({ status: 404, code: "not_found" });
  expect(await status("  ")).toMatchObject({
    status: 422,
    fields: { applicationNumber: "please enter your application number" },
  });
});
