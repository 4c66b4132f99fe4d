import { cce } from "@polyportal/domain/programmes/cce";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { applicationSetups } from "../../database/schema/application-setup.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { jambCandidates } from "../../database/schema/jamb-candidates.ts";
import { newOrder, newPhone } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const look = (regNumber: string, award?: string) =>
  server.request("lookupInvoice", {
    applicationTypeId: cce.applicationTypeId,
    programme: "cce",
    regNumber,
    award,
  });

test("the fee goes by the award, and the least of them stands in the list", async () => {
  const offers = await server.ok("listApplicationTypes", {});
  expect(offers.filter(({ programme }) => programme === "cce")).toMatchObject([
    { amount: 5_000, from: true },
  ]);
  expect(offers.find(({ programme }) => programme === "hnd")).toMatchObject({ from: false });
  const phone = newPhone();
  expect(await look(phone, "hnd")).toMatchObject({ data: { prefill: { amount: 12_500 } } });
  expect(await look(phone, "certificate")).toMatchObject({ data: { prefill: { amount: 5_000 } } });
});

test("an award has to be chosen, one that there is", async () => {
  for (const award of [undefined, "", "phd"]) {
    expect(await look(newPhone(), award)).toMatchObject({
      status: 422,
      fields: { award: "please select an award" },
    });
    expect(await server.request("createInvoice", newOrder("cce", { award }))).toMatchObject({
      status: 422,
      fields: { award: "please select an award" },
    });
  }
  // Elsewhere it says nothing.
  expect(await server.request("createInvoice", newOrder("nd", { award: "phd" }))).toMatchObject({
    status: 200,
  });
});

test("the fee of another award is refused, and each award has an invoice of its own", async () => {
  const order = newOrder("cce", { award: "hnd", amount: 12_500 });
  expect(await server.request("createInvoice", { ...order, amount: 5_000 })).toMatchObject({
    code: "amount_mismatch",
  });
  const hnd = await server.ok("createInvoice", order);
  expect(hnd).toMatchObject({ total: 12_500, description: "CCE APPLICATION (HND) fee 2026/2027" });
  const nd = await server.ok("createInvoice", { ...order, award: "nd", amount: 10_000 });
  expect(nd.rrr).not.toBe(hnd.rrr);
  expect(await look(order.mobileNumber, "certificate")).toMatchObject({
    data: { invoiceNumber: null },
  });
  expect(await look(order.mobileNumber, "nd")).toMatchObject({
    data: { invoiceNumber: nd.invoiceNo },
  });
});

test("asked with the invoice, a number that is not the payer's is refused before anybody pays", async () => {
  const jambNumber = "20269900123AB";
  await server.db.insert(jambCandidates).values({
    id: uuid(),
    sessionId: 3,
    list: "utme",
    jambNumber,
    lastname: "ADEBAYO",
    firstname: "Ngozi",
    gender: "Female",
    utmeScore: 240,
    subjects: [6, 2, 12, 42].map((subjectId) => ({ subjectId, score: 60 })),
    course: "COMPUTER SCIENCE",
  });
  const own = newOrder("nd", { jambNumber: jambNumber.toLowerCase() });
  await server.db.insert(applicationSetups).values({ slug: "nd", sessionId: 3, listedOnly: true });
  // Every form of the programme asks it then, whichever it is.
  const { prefill } = await server.ok("lookupInvoice", {
    applicationTypeId: 1,
    programme: "nd",
    regNumber: own.mobileNumber,
  });
  expect(prefill.listedAlone).toBe(true);
  for (const jambNumber of [undefined, ""] as const) {
    expect(await server.request("createInvoice", { ...own, jambNumber })).toMatchObject({
      status: 422,
      fields: { jambNumber: "please enter your JAMB number" },
    });
  }
  for (const other of [{ firstname: "Kemi" }, { jambNumber: "20269900124AB" }]) {
    expect(await server.request("createInvoice", { ...own, ...other })).toMatchObject({
      status: 422,
      fields: { jambNumber: "this JAMB number is not on the school's list" },
    });
  }
  const { id } = await server.ok("createInvoice", own);
  await server.db.delete(applicationSetups);
  const mine = eq(invoices.id, id ?? "");
  const [invoice] = await server.db.select().from(invoices).where(mine);
  expect(invoice?.jambNumber).toBe(jambNumber);
  // A programme that asks none keeps none, whatever is sent.
  const hnd = await server.ok("createInvoice", newOrder("hnd", { jambNumber }));
  const [without] = await server.db
    .select()
    .from(invoices)
    .where(eq(invoices.id, hnd.id ?? ""));
  expect(without?.jambNumber).toBeNull();
});
