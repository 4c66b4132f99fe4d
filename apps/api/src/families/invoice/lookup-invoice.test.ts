import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { applicationTypes } from "../../database/schema/application-type.ts";
import { mailsTo, newOrder, newPhone, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const lookup = (regNumber: string) =>
  server.ok("lookupInvoice", { programme: "nd", applicationTypeId: 1, regNumber });

const setOpen = (open: boolean) =>
  server.db.update(applicationTypes).set({ open }).where(eq(applicationTypes.slug, "nd"));

test("the applications are offered with the fee of the current session", async () => {
  const offers = await server.ok("listApplicationTypes", {});
  expect(offers.map(({ programme, id, amount }) => [programme, id, amount])).toEqual([
    ["nd", 1, 6500],
    ["hnd", 2, 10_000],
    ["nd-part-time", 4, 10_000],
    ["cce", 16, 5000],
    ["diploma", 1, 7500],
    ["direct-entry", 33, 7500],
    ["five-year-sandwich", 9, 10_000],
    ["four-year-sandwich", 17, 10_000],
    ["uni-transfer", 2, 15_000],
    ["sub-degree", 5, 12_500],
    ["pg", 7, 20_000],
    ["pre-degree", 10, 5000],
    ["putme", 8, 2000],
    ["staff-request", 15, 3500],
    ["supplementary", 15, 3500],
    ["supplementary-putme", 8, 2500],
  ]);
  expect(offers[0]).toMatchObject({
    name: "ND APPLICATION ",
    open: true,
    session: "2026/2027",
    sessionId: 3,
  });
});

test("an application is open until its closing day, and tells which day that is", async () => {
  const close = (closesAt: Date | null) =>
    server.db.update(applicationTypes).set({ closesAt }).where(eq(applicationTypes.slug, "nd"));
  const offer = async () =>
    (await server.ok("listApplicationTypes", {})).find(({ programme }) => programme === "nd");
  const [before] = await server.db
    .select()
    .from(applicationTypes)
    .where(eq(applicationTypes.slug, "nd"));
  await close(null);
  expect(await offer()).toMatchObject({ open: true, closesAt: null });
  await close(new Date("2099-01-31T22:59:59Z"));
  expect(await offer()).toMatchObject({ open: true, closesAt: "2099-01-31T22:59:59.000Z" });
  await close(new Date("2020-01-31T22:59:59Z"));
  expect(await offer()).toMatchObject({ open: false, closesAt: "2020-01-31T22:59:59.000Z" });
  expect(
    await server.request("lookupInvoice", {
      programme: "nd",
      applicationTypeId: 1,
      regNumber: newPhone(),
    }),
  ).toMatchObject({ code: "application_closed" });
  await close(before?.closesAt ?? null);
});

test("of an unknown phone number nothing is known but what the form asks for", async () => {
  const regNumber = newPhone();
  expect(await lookup(regNumber)).toEqual({
    invoiceNumber: null,
    invoice: null,
    choices: [],
    prefill: {
      record: null,
      lastname: null,
      firstname: null,
      middlename: null,
      email: null,
      mobileNumber: regNumber,
      sessionId: 3,
      session: "2026/2027",
      amount: 6500,
      listedAlone: false,
    },
  });
});

test("an unpaid invoice is found with its reference and its way to pay, but without its owner", async () => {
  const order = newOrder();
  const own = await server.ok("createInvoice", order);
  const found = await lookup(order.mobileNumber);
  expect(found.invoiceNumber).toBe(own.invoiceNo);
  expect(found.invoice).toMatchObject({
    id: null,
    fullName: "Ad*** Ng***",
    rrr: own.rrr,
    state: "open",
    cardPayment: { fields: { responseurl: `${server.url}/verify_remita_status` } },
  });
  expect(JSON.stringify(found)).not.toContain(own.id);
  expect(JSON.stringify(found)).not.toMatch(/Ngozi|example\.com/);
});

test("a paid one hides the middle of its reference, which its payer is mailed again, four times an hour at most", async () => {
  const order = newOrder();
  const own = await server.ok("createInvoice", order);
  await payByCard(server, own);
  await server.ok("getInvoice", { id: own.id ?? "", refresh: "true" });
  const hidden = `${own.rrr.slice(0, 4)}****${own.rrr.slice(-4)}`;
  for (let time = 0; time < 6; time += 1) {
    const found = await lookup(order.mobileNumber);
    expect(found.invoice).toMatchObject({
      id: null,
      rrr: hidden,
      state: "paid",
      cardPayment: null,
    });
    expect(JSON.stringify(found)).not.toContain(own.rrr);
  }
  const again = (await mailsTo(server, order.email)).slice(2);
  expect(again.map((mail) => mail.kind)).toEqual(Array(4).fill("paymentReferenceAgain"));
  expect(again[0]?.body).toContain(own.rrr.replace(/(.{4})(?=.)/g, "$1 "));
});

test("the device that made the invoice sees it whole", async () => {
  const order = newOrder();
  const on: Browser = new Map();
  const own = await server.ok("createInvoice", order, { on });
  const asked = { programme: "nd", applicationTypeId: 1, regNumber: order.mobileNumber } as const;
  const found = await server.ok("lookupInvoice", asked, { on });
  expect(found.invoice).toEqual(own);
});

test("several invoices are a choice of five by masked names, the paid first, then one's own", async () => {
  const order = newOrder();
  const on: Browser = new Map();
  const children = ["Ada", "Bisi", "Chidi", "Dayo", "Emeka", "Femi"];
  const made = [];
  for (const firstname of children) {
    const browser = firstname === "Bisi" ? on : undefined;
    made.push(
      await server.ok("createInvoice", { ...order, firstname }, browser && { on: browser }),
    );
  }
  const [ada] = made;
  await payByCard(server, ada ?? { cardPayment: null });
  await server.ok("getInvoice", { id: ada?.id ?? "", refresh: "true" });

  const asked = { programme: "nd", applicationTypeId: 1, regNumber: order.mobileNumber } as const;
  const { invoice, choices } = await server.ok("lookupInvoice", asked);
  expect(invoice).toBeNull();
  expect(choices.map(({ fullName, state }) => `${fullName} ${state}`)).toEqual([
    "Ad*** A*** paid",
    "Ad*** Fe*** open",
    "Ad*** Em*** open",
    "Ad*** Da*** open",
    "Ad*** Ch*** open",
  ]);
  const own = await server.ok("lookupInvoice", asked, { on });
  expect(own.choices.map(({ fullName }) => fullName).slice(0, 3)).toEqual([
    "Ad*** A***",
    "Adébáyọ̀ Bisi",
    "Ad*** Fe***",
  ]);
  const chosen = await server.ok("lookupInvoice", { ...asked, invoiceNo: choices[2]?.invoiceNo });
  expect(chosen.invoice).toMatchObject({ rrr: made[4]?.rrr, fullName: "Ad*** Em***", id: null });
  expect(chosen.choices).toEqual([]);
});

test("an invoice of another phone number cannot be chosen", async () => {
  const { invoiceNo } = await server.ok("createInvoice", newOrder());
  const asked = { programme: "nd", applicationTypeId: 1, regNumber: newPhone() } as const;
  expect(await server.request("lookupInvoice", { ...asked, invoiceNo })).toMatchObject({
    status: 404,
    code: "invoice_not_found",
  });
});

test("a payer whom the school knows finds the names masked in the form of another application", async () => {
  const order = newOrder("hnd", { middlename: "Ọlá" });
  await server.ok("createInvoice", order);
  expect((await lookup(order.mobileNumber)).prefill).toMatchObject({
    lastname: "Ad***",
    firstname: "Ng***",
    middlename: "Ọ***",
    email: "p***@…",
  });
});

test("a closed application is closed, but who has paid still finds the way on", async () => {
  const [unpaid, paid] = [newOrder(), newOrder()];
  await server.ok("createInvoice", unpaid);
  const invoice = await server.ok("createInvoice", paid);
  await payByCard(server, invoice);
  await server.ok("getInvoice", { id: invoice.id ?? "", refresh: "true" });
  await setOpen(false);
  const closed = { programme: "nd", applicationTypeId: 1, regNumber: unpaid.mobileNumber } as const;
  expect(await server.request("lookupInvoice", closed)).toMatchObject({
    status: 409,
    code: "application_closed",
    message: "Applications for ND are closed. No day is set yet.",
  });
  expect((await lookup(paid.mobileNumber)).invoice?.state).toBe("paid");
  await setOpen(true);
});

test("the type must be the programme's own, and the number a phone number", async () => {
  const asked = { programme: "nd", applicationTypeId: 5, regNumber: newPhone() } as const;
  expect(await server.request("lookupInvoice", asked)).toMatchObject({
    status: 422,
    fields: { applicationTypeId: "please select an invoice type" },
  });
  const wrong = { ...asked, applicationTypeId: 1, regNumber: "801234567" };
  expect(await server.request("lookupInvoice", wrong)).toMatchObject({
    status: 422,
    fields: { regNumber: "invalid phone number" },
  });
});

test.each([7, 12])(
  "postgraduate invoices are asked for by both of their ids, as %i",
  async (id) => {
    const order = newOrder("pg", { applicationTypeId: id });
    const { programme, applicationTypeId, award } = order;
    const asked = { programme, applicationTypeId, award, regNumber: order.mobileNumber };
    expect(await server.request("lookupInvoice", asked)).toMatchObject({ status: 200 });
    expect(await server.request("createInvoice", order)).toMatchObject({ status: 200 });
    for (const other of [1, 33]) {
      const wrong = { ...asked, applicationTypeId: other };
      expect(await server.request("lookupInvoice", wrong)).toMatchObject({ status: 422 });
    }
  },
);

test("one address cannot try numbers without end", async () => {
  await server.db.execute(sql`update rate_limit_counters set points = 4000
    where key like 'lookupByAddress%'`);
  const asked = { programme: "nd", applicationTypeId: 1, regNumber: newPhone() } as const;
  expect(await server.request("lookupInvoice", asked)).toMatchObject({
    status: 429,
    code: "too_many_requests",
  });
});
