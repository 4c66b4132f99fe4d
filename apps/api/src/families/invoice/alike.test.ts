import type { Programme } from "@polyportal/domain/programmes/programme";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { afterAll, expect, test } from "vitest";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(server.stop);

const all: readonly Programme[] = programmes;
/** Programmes of one type id: the slug alone tells their invoices apart. */
const alike = all.flatMap((one, at) =>
  all
    .slice(at + 1)
    .filter((other) => other.applicationTypeId === one.applicationTypeId)
    .map((other): [string, string, Programme, Programme] => [one.slug, other.slug, one, other]),
);

test.each(alike)("a payer of %s and of %s has an invoice of each", async (_, __, one, other) => {
  const on: Browser = new Map();
  const orderOf = ({ slug }: Programme, known = {}) => newOrder(slug as "nd", known);
  const first = orderOf(one);
  const { lastname, firstname, email, mobileNumber } = first;
  const second = orderOf(other, { lastname, firstname, email, mobileNumber });
  const look = ({ programme, applicationTypeId, award }: typeof first) =>
    server.ok(
      "lookupInvoice",
      { programme, applicationTypeId, award, regNumber: mobileNumber },
      { on },
    );

  const own = await server.ok("createInvoice", first, { on });
  await payByCard(server, own);
  await server.ok("getInvoice", { id: own.id ?? "", refresh: "true" });
  // What was paid for one neither answers for the other nor prices it.
  const { invoice, prefill } = await look(second);
  expect({ invoice, amount: prefill.amount }).toEqual({ invoice: null, amount: second.amount });
  const others = await server.ok("createInvoice", second, { on });
  expect(others).toMatchObject({ programme: other.slug, total: second.amount, state: "open" });
  expect(others.rrr).not.toBe(own.rrr);
  expect(others.cardPayment?.fields["responseurl"]).toContain(`${other.paths.invoice}?`);
  for (const [order, made, state] of [
    [first, own, "paid"],
    [second, others, "open"],
  ] as const) {
    const found = await look(order);
    expect(found.choices).toEqual([]);
    expect(found.invoice).toMatchObject({ id: made.id, programme: order.programme, state });
  }
});

test("the id of one programme is none of another's", async () => {
  const ids = [...new Set(all.map((one) => one.applicationTypeId))];
  await Promise.all(
    all.map(async ({ slug, applicationTypeId, invoiceTypeId }) => {
      const own = new Set([applicationTypeId, invoiceTypeId]);
      for (const id of ids) {
        const order = newOrder(slug as "nd", { applicationTypeId: id });
        const { programme, award, mobileNumber: regNumber } = order;
        const asked = { programme, applicationTypeId: id, award, regNumber };
        const { status } = await server.request("lookupInvoice", asked);
        expect([slug, id, status]).toEqual([slug, id, own.has(id) ? 200 : 422]);
      }
    }),
  );
});
