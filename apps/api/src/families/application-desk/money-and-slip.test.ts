import { nd } from "@polyportal/domain/programmes/nd";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applications } from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { applicantAt, openNew } from "../application/testing/applicant.ts";

const server = await testServer({ config: { applicantCode: "never" } });
afterAll(server.stop);

const officer = { as: { user: "administrator" } };
const reason = "The applicant came to the desk with the certificate.";

const invoiceOf = async (id: string) => {
  const [invoice] = await server.db.select().from(invoices).where(eq(invoices.id, id));
  if (!invoice) throw new Error("There is no such invoice.");
  return invoice;
};

test("what was paid at the gateway, though nobody has told the school, is not deleted", async () => {
  const made = await server.ok("createInvoice", newOrder());
  await payByCard(server, made);
  const id = made.id ?? "";
  const { invoiceNo, state } = await invoiceOf(id);
  expect(state).toBe("open");
  const remove = { id, reason, typed: `DELETE ${invoiceNo}` };
  expect(await server.request("deleteApplication", remove, officer)).toMatchObject({
    code: "invoice_paid",
  });
  expect(await invoiceOf(id)).toMatchObject({ state: "paid", deletedAt: null });
});

test("money that came for a deleted invoice keeps it from being brought back as unpaid", async () => {
  const made = await server.ok("createInvoice", newOrder());
  const id = made.id ?? "";
  const { invoiceNo } = await invoiceOf(id);
  await server.ok("deleteApplication", { id, reason, typed: `DELETE ${invoiceNo}` }, officer);
  await payByCard(server, made);
  expect(await server.ok("requeryApplicantInvoice", { id }, officer)).toEqual({ answer: "paid" });
  expect(await server.request("undoDeleteApplication", { id }, officer)).toMatchObject({
    code: "undo_refused",
  });
  expect(await invoiceOf(id)).toMatchObject({ state: "paid" });
});

test("the slip of an application that is closed as a double is withdrawn", async () => {
  const [sent, other] = [await applicantAt(server, nd), await openNew(server, nd)];
  const email = "twice.with.slip@example.com";
  for (const { applicantId } of [sent, other])
    await server.db.update(applications).set({ email }).where(eq(applications.id, applicantId));
  const slip = await server.ok("getApplicationSlip", { ...nd.api, rrr: sent.rrr }, { as: sent.as });
  const verify = () => server.ok("verifyDocument", { code: slip.verification.code });
  expect(await verify()).toMatchObject({ state: "genuine" });
  const { invoiceId, number } = await server.ok("findApplication", { number: sent.rrr }, officer);
  const remove = { id: invoiceId, reason, typed: `DELETE ${number}` };
  await server.ok("deleteApplication", remove, officer);
  expect(await verify()).toMatchObject({ state: "withdrawn" });
});
