import fc from "fast-check";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { GatewayUnavailable } from "./gateway.ts";
import { maxNotices, readNotices, webhookPath, webhookRoute } from "./webhook.ts";

const older = {
  rrr: "310007769676",
  channel: "CARDPAYMENT",
  amount: 31_500,
  transactiondate: "05/12/2017",
  debitdate: "05/12/2017",
  bank: "011",
  branch: "011",
  serviceTypeId: "4430731",
  dateRequested: "05/12/2017",
  orderRef: "inv-1",
  payerName: "Ngọzi Adébáyọ̀",
  payerPhoneNumber: "08012345678",
  payeremail: "ngozi@example.com",
  uniqueIdentifier: "",
};

test("reads the reference out of an older notice, and nothing else", () => {
  expect(readNotices([older])).toEqual([{ rrr: "310007769676", orderId: "inv-1" }]);
});

test("reads newer spellings, single objects and numbers", () => {
  expect(readNotices({ RRR: 310_007_769_676, orderId: "inv-2", payerEmail: "a@b.ng" })).toEqual([
    { rrr: "310007769676", orderId: "inv-2" },
  ]);
});

test("a payment named twice in one call is asked about once", () => {
  expect(readNotices([older, { ...older, uniqueIdentifier: "x" }])).toHaveLength(1);
});

test("a payment named beside many orders is asked about once", () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...older, orderRef: `inv-${index}` }));
  expect(readNotices(many)).toEqual([{ rrr: "310007769676", orderId: "inv-0" }]);
});

test("a notice may name the order alone", () => {
  expect(readNotices([{ orderRef: "inv-3" }])).toEqual([{ rrr: null, orderId: "inv-3" }]);
});

test.each([
  ["a path", { rrr: "../../x", orderId: ".." }],
  ["markup", { rrr: "<b>", orderId: "<script>" }],
  ["objects", { rrr: {}, orderId: [] }],
  ["nothing", {}],
])("a notice with %s for a reference is dropped", (_, entry) => {
  expect(readNotices([entry])).toEqual([]);
});

test("one call can ask for a bounded number of payments", () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ orderId: `inv-${index}` }));
  expect(readNotices(many)).toHaveLength(maxNotices);
});

test("no body breaks it, and what it reads always has the form of a reference", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      for (const { rrr, orderId } of readNotices(body)) {
        expect(rrr ?? "000000000000").toMatch(/^\d{12}$/);
        expect(orderId ?? "x").toMatch(/^[\w-]{1,64}$/);
        expect(rrr ?? orderId).not.toBeNull();
      }
    }),
  );
});

/** Posts to the webhook as it stands in the api, whose own handler answers what it throws. */
const post = (body: string, settle: (references: readonly unknown[]) => Promise<void>) =>
  new Hono()
    .route("/", webhookRoute(settle))
    .onError((error, c) => c.text(error.name, 503))
    .request(webhookPath, { method: "POST", body });

test("the webhook asks about each payment, then answers Ok", async () => {
  const asked: unknown[] = [];
  const body = JSON.stringify([older, { ...older, rrr: "310007769677" }]);
  const response = await post(body, async (references) => void asked.push(...references));
  expect(await response.text()).toBe("Ok");
  expect(asked).toHaveLength(2);
});

test("the webhook does not answer Ok while the gateway cannot be asked", async () => {
  const response = await post(JSON.stringify([older]), async () => {
    throw new GatewayUnavailable("no answer");
  });
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("GatewayUnavailable");
});

test.each(["", "no JSON", "[]", "null"])("the webhook asks nothing for %j", async (body) => {
  const asked: unknown[] = [];
  const response = await post(body, async (references) => void asked.push(...references));
  expect(await response.text()).toBe("Ok");
  expect(asked).toEqual([]);
});

test("the webhook does not read a body that no gateway sends", async () => {
  const asked: unknown[] = [];
  const body = JSON.stringify([{ ...older, payerName: "x".repeat(300_000) }]);
  const response = await post(body, async (references) => void asked.push(...references));
  expect(response.status).not.toBe(200);
  expect(asked).toEqual([]);
});
