import { nd } from "@polyportal/domain/programmes/nd";
import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";

// Whoever knows a phone number, and with it the RRR, is told nobody's name or e-mail address: by no
// page that needs no sign-in, by no card page, by no letter to an address of their own.

const server = await testServer();
afterAll(server.stop);
beforeEach(() => server.db.execute(sql`delete from rate_limit_counters`));

const letters = "abcdefghijklmnopqrstuvwxyzáéíọṣẹ";
/** Longer than what a mask shows, and no word of our own pages. */
const name = fc
  .array(fc.constantFrom(...letters.split("")), { minLength: 5, maxLength: 12 })
  .map((parts) => `Qx${parts.join("")}`);

const person = fc.record({
  lastname: name,
  firstname: name,
  middlename: fc.oneof(fc.constant(""), name),
});

const ask = { programme: "nd", applicationTypeId: 1 } as const;
const ownAddress = "stranger@elsewhere.example";

/** Everything that a stranger can have the school say of a phone number and an RRR. */
async function toldToStranger(mobileNumber: string, rrr: string): Promise<string> {
  const on: Browser = new Map();
  const typed = newOrder("nd", { mobileNumber, email: ownAddress });
  const found = await server.request("lookupInvoice", { ...ask, regNumber: mobileNumber }, { on });
  const record = found.success ? (found.data.prefill.record ?? undefined) : undefined;
  const empty = { lastname: "", firstname: "", middlename: "" };
  const said = [
    found,
    ...(found.success
      ? await Promise.all(
          found.data.choices.map(({ invoiceNo }) =>
            server.request("lookupInvoice", { ...ask, regNumber: mobileNumber, invoiceNo }, { on }),
          ),
        )
      : []),
    await server.request("createInvoice", { ...typed, ...empty, record }, { on }),
    await server.request("createInvoice", { ...typed, ...empty, email: "", record }, { on }),
    await server.request(
      "createInvoice",
      { ...newOrder("hnd", { mobileNumber }), ...empty, email: "", record },
      { on },
    ),
    await server.request("verifyRemitaStatus", { rrr }, { on }),
    await server.request("getFeeReceipt", { rrr, mobileNumber }, { on }),
    await server.request("getFeeReceipt", { rrr, mobileNumber, code: "12345678" }, { on }),
    await server.request("findSundryReceipt", { rrr, payer: mobileNumber }, { on }),
    await server.request("requestHistoryCode", { number: mobileNumber }, { on }),
    await server.request("getPaymentHistory", { number: mobileNumber, code: "123456" }, { on }),
    await server.request("getClearanceForm", { rrr, dateOfBirth: "2006-02-28" }, { on }),
    await server.request("getAdmissionNumber", { rrr }, { on }),
    await server.request("openApplication", { ...nd.api, rrr }, { on }),
    await server.request("openApplication", { ...nd.api, rrr, code: "12345678" }, { on }),
  ];
  const cards = await Promise.all(
    said.map((answer) => {
      const data = answer.success ? answer.data : undefined;
      const invoice = data && "invoice" in data ? data.invoice : data;
      const card = invoice && "cardPayment" in invoice ? invoice.cardPayment : null;
      return card ? cardPage(card) : Promise.resolve("");
    }),
  );
  const mails = await server.db.select().from(outboxMessages);
  const toStranger = mails.filter(({ recipient }) => recipient === ownAddress);
  return JSON.stringify([said, cards, toStranger]);
}

const cardPage = async ({ action, fields }: { action: string; fields: Record<string, string> }) => {
  const body = new URLSearchParams(fields);
  return (await fetch(new URL(action, server.url), { method: "POST", body })).text();
};

test.each([false, true])(
  "no name and no address is told to a stranger with phone number and RRR (paid: %s)",
  async (paid) => {
    await fc.assert(
      fc.asyncProperty(person, async (names) => {
        const order = newOrder("nd", { ...names, email: `${names.firstname}@mail.example` });
        const phone: Browser = new Map();
        const invoice = await server.ok("createInvoice", order, { on: phone });
        if (paid) {
          await payByCard(server, invoice);
          await server.ok("openApplication", { ...nd.api, rrr: invoice.rrr }, { on: phone });
        }
        const told = await toldToStranger(order.mobileNumber, invoice.rrr);
        const secrets = [...Object.values(names), order.email].filter(Boolean);
        for (const secret of secrets) expect(told).not.toContain(secret);
        expect(told).toContain("Qx***");
      }),
      { numRuns: 8 },
    );
  },
);
