import { contract, type EndpointName } from "@polyportal/api-client/contract/contract";
import { nd } from "@polyportal/domain/programmes/nd";
import * as fc from "fast-check";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { outboxMessages } from "../../database/schema/outbox.ts";
import { newOrder, payByCard } from "../../testing/payer.ts";
import { testServer, type Browser } from "../../testing/test-server.ts";
import { png } from "../application/testing/pictures.ts";

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

const nds = { programme: "nd", applicationTypeId: 1 } as const;
const ownAddress = "stranger@elsewhere.example";

const asked = new Set<string>();
const ask: typeof server.request = (name, input, options) => {
  asked.add(name);
  return server.request(name, input, options);
};

/** What is open to anybody and knows neither a phone number nor an RRR. */
const elsewhere: readonly EndpointName[] = [
  // The same for all.
  "getSchool",
  "getHealth",
  "listNotices",
  "listEnum",
  "listApplicationLists",
  "listCountries",
  "listStates",
  "listLgas",
  "listFaculties",
  "listDepartments",
  "listOptionsOfDepartment",
  "listSessions",
  "listOLevelLists",
  "listJupebOptions",
  "listSubjectCombinations",
  "listApplicationTypes",
  "listPublicCharges",
  "getPostgraduatePortal",
  "getProgrammePage",
  "getAdmissionRules",
  // Of accounts, which applicants do not have.
  "login",
  "verifyOtp",
  "resendOtp",
  "changeEmail",
  "confirmEmail",
  "sendResetPasswordMail",
  "resetPassword",
  "getSetUp",
  "createProfile",
  "impersonationLogin",
  "renewSession",
  "logout",
  // By an id, a ticket, a link or a code that a letter or a paper alone has.
  "getInvoice",
  "getHistoryReceipt",
  "createTranscriptRequest",
  "changeTranscriptAddress",
  "trackTranscript",
  "openTranscriptReceipt",
  "answerTranscriptReceipt",
  "openRefereeForm",
  "submitRefereeForm",
  "declineRefereeForm",
  "askWhenOpen",
  "confirmWhenOpen",
  "endWhenOpen",
  "verifyDocument",
];

const open = Object.entries(contract)
  .filter(([, { audience }]) => (audience as readonly string[]).includes("anyone"))
  .map(([name]) => name);

/** Everything that a stranger can have the school say of a phone number and an RRR. */
async function shownToStranger(mobileNumber: string, rrr: string): Promise<string> {
  const on: Browser = new Map();
  const typed = newOrder("nd", { mobileNumber, email: ownAddress });
  const found = await ask("lookupInvoice", { ...nds, regNumber: mobileNumber }, { on });
  const record = found.success ? (found.data.prefill.record ?? undefined) : undefined;
  const empty = { lastname: "", firstname: "", middlename: "" };
  const admission = await ask("getAdmissionNumber", { rrr }, { on });
  const applicationNumber = admission.success ? admission.data.applicationNumber : "ND/2026/0";
  const charges = [{ code: "BUR-005", amount: 2_000 }];
  const graduate = {
    matricNumber: mobileNumber,
    surname: "Stranger",
    dateOfBirth: "2000-01-01",
    year: "2024",
  };
  const said = [
    found,
    ...(found.success
      ? await Promise.all(
          found.data.choices.map(({ invoiceNo }) =>
            ask("lookupInvoice", { ...nds, regNumber: mobileNumber, invoiceNo }, { on }),
          ),
        )
      : []),
    await ask("createInvoice", { ...typed, ...empty, record }, { on }),
    await ask("createInvoice", { ...typed, ...empty, email: "", record }, { on }),
    await ask(
      "createInvoice",
      { ...newOrder("hnd", { mobileNumber }), ...empty, email: "", record },
      { on },
    ),
    await ask("verifyRemitaStatus", { rrr }, { on }),
    await ask("getFeeReceipt", { rrr, mobileNumber }, { on }),
    await ask("getFeeReceipt", { rrr, mobileNumber, code: "12345678" }, { on }),
    await ask("findSundryReceipt", { rrr, payer: mobileNumber }, { on }),
    await ask("requestHistoryCode", { number: mobileNumber }, { on }),
    await ask("getPaymentHistory", { number: mobileNumber, code: "123456" }, { on }),
    await ask("getClearanceForm", { rrr, dateOfBirth: "2006-02-28" }, { on }),
    admission,
    await ask("getAdmissionStatus", { applicationNumber }, { on }),
    await ask(
      "createPublicInvoice",
      { charges, payerKind: "applicant", number: applicationNumber },
      { on },
    ),
    await ask(
      "createPublicInvoice",
      { charges, payerKind: "student", number: mobileNumber },
      { on },
    ),
    await ask("getApplicationStatus", { rrr }, { on }),
    await ask("getOwnApplicationStatus", { rrr }, { on }),
    await ask("getOwnApplicationStatus", { rrr, code: "12345678" }, { on }),
    await ask("openForReprint", { rrr, surname: "Stranger" }, { on }),
    await ask("getPutmeSlip", { jambNumber: "202699999999ZZ", mobileNumber }, { on }),
    await ask("verifyUser", { regNumber: mobileNumber }, { on }),
    await ask("identifyGraduate", graduate, { on }),
    await ask("verifyGraduateCode", { ...graduate, code: "123456" }, { on }),
    await ask("sendIdentityCard", { ...graduate, email: ownAddress, card: png() }, { on }),
    await ask("resendRefereeLink", { email: ownAddress }, { on }),
    await ask("openApplication", { ...nd.api, rrr }, { on }),
    await ask("openApplication", { ...nd.api, rrr, code: "12345678" }, { on }),
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
        const told = await shownToStranger(order.mobileNumber, invoice.rrr);
        const secrets = [...Object.values(names), order.email].filter(Boolean);
        for (const secret of secrets) expect(told).not.toContain(secret);
        expect(told).toContain("Qx***");
      }),
      { numRuns: 5 },
    );
    expect([...asked, ...elsewhere].toSorted()).toEqual(open.toSorted());
  },
);

test("whoever knows a phone number has four letters an hour sent to its payer, and no more", async () => {
  const order = newOrder("nd");
  const { invoiceNo: record } = await server.ok("createInvoice", order);
  const nothing = { lastname: "", firstname: "", email: "", mobileNumber: order.mobileNumber };
  const others = ["hnd", "nd-part-time", "pre-degree", "uni-transfer", "pg", "diploma"] as const;
  for (const programme of others) {
    const made = await ask("createInvoice", newOrder(programme, { ...nothing, record }));
    expect(made).toMatchObject({ status: 200, data: { id: null, state: "open" } });
  }
  const letters = await server.db.select().from(outboxMessages);
  const own = letters.filter(({ recipient }) => recipient === order.email);
  // That of the payer's own order, and four.
  expect(own).toHaveLength(5);
});
