import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { gatewayContract } from "../gateway.contract.ts";
import { responseUrl, startSandbox } from "../testing/sandbox-server.ts";
import type { SandboxServer } from "../testing/sandbox-server.ts";
import { sandboxDatabase } from "../testing/sandbox-database.ts";
import { readNotices } from "../webhook.ts";
import { testCards } from "./cards.ts";
import { sandboxMerchant } from "./sandbox-gateway.ts";

const { db, stop } = await sandboxDatabase();
afterAll(stop);

const request = {
  orderId: "0190-order-1",
  amountKobo: 125_000_050,
  payerName: "<b>Ngọzi</b> & O'Connor",
  payerEmail: "ngozi@example.com",
  payerPhone: "08012345678",
  description: "ND application form <script>alert(1)</script>",
};

gatewayContract("the remita adapter against the sandbox", async () => {
  const server = await startSandbox(db);
  return {
    url: server.url,
    merchant: sandboxMerchant,
    gateway: server.gateway,
    stranger: server.stranger,
    now: () => server.clock.now,
    pay: async (rrr) => void (await server.press(rrr, "pay")),
    declineCard: async (rrr) => void (await server.press(rrr, "pay", testCards.declined)),
    passDays: (days) => {
      server.clock.now = new Date(server.clock.now.getTime() + days * 86_400_000);
    },
    stop: server.stop,
  };
});

describe("the sandbox", () => {
  let server: SandboxServer;
  let rrr: string;
  beforeEach(async () => {
    server = await startSandbox(db);
    ({ rrr } = await server.gateway.generate(request));
  });
  afterEach(() => server.stop());

  const openPage = (changes: Record<string, string> = {}) =>
    server.send("finalize.reg", {
      ...server.gateway.cardPage({ rrr, responseUrl }).fields,
      ...changes,
    });
  const state = async () => (await server.gateway.status({ rrr })).state;
  const later = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
  };

  describe("the card page", () => {
    test("shows who is paid, how much and for which reference, and that no money moves", async () => {
      const response = await openPage();
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(page).toContain("This is a sandbox: no money moves.");
      expect(page).toContain("Alani State Polytechnic");
      expect(page).toContain("₦1,250,000.50");
      expect(page).toContain(rrr.replace(/(.{4})(.{4})(.{4})/, "$1 $2 $3"));
      expect(page).toContain(testCards.pays);
      expect(page).toContain(testCards.declined);
    });

    test("shows what it was told as text, and nothing inline that a strict CSP would stop", async () => {
      const response = await openPage();
      const page = await response.text();
      expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
      expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
      const policy = response.headers.get("content-security-policy");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("form-action 'self' https://school.example");
    });

    test("tells whoever comes with an RRR no payer's name", async () => {
      const page = await (await openPage()).text();
      expect(page).toContain("O&#39;***");
      expect(page).not.toMatch(/Ngọzi|Connor/);
    });

    test("has its stylesheet beside it", async () => {
      const response = await fetch(`${server.url}/remita/ecomm/card-page.css`);
      expect(response.headers.get("content-type")).toContain("text/css");
    });

    test.each([
      ["another site", "https://evil.example/"],
      ["a look-alike", "https://school.example.evil.example/"],
      ["a user name", "https://school.example@evil.example/"],
      ["a script", "javascript:alert(1)"],
      ["a blob", "blob:https://school.example/1"],
      ["a relative address", "//evil.example"],
      ["nothing", ""],
    ])("leads nobody to %s", async (_, responseurl) => {
      const fields = { responseurl, outcome: "abandon" };
      expect((await openPage(fields)).status).toBe(400);
      const response = await server.send("pay", {
        ...server.gateway.cardPage({ rrr, responseUrl: responseurl }).fields,
        outcome: "pay",
        number: testCards.pays,
      });
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
      expect(await state()).toBe("pending");
    });

    test.each([
      ["a wrong hash", { hash: "0".repeat(128) }],
      ["another's reference", { rrr: "999999999999" }],
      ["another merchant", { merchantId: "1" }],
    ])("opens for nobody with %s", async (_, changes) => {
      const response = await openPage(changes);
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("This payment cannot be opened");
    });

    test("takes no card but its own, and does not repeat what was typed", async () => {
      const response = await server.press(rrr, "pay", "4111 1111 1111 1111");
      const page = await response.text();
      expect(response.status).toBe(422);
      expect(page).toContain("This is not a card of the sandbox.");
      expect(page).not.toContain("4111");
      expect(await state()).toBe("pending");
    });

    test("a closed reference is explained, leads back, and takes no money", async () => {
      await server.gateway.cancel(rrr);
      const page = await (await openPage()).text();
      expect(page).toContain("This payment reference was cancelled");
      expect(page).toContain("Back to Alani State Polytechnic");
      await server.press(rrr, "pay");
      expect(await state()).toBe("failed");
    });
  });

  describe("the buttons", () => {
    test.each([
      ["pay", "paid", "01"],
      ["fail", "failed", "02"],
      ["abandon", "pending", "021"],
      ["pay-twice", "paid", "01"],
      ["pay-late", "paid", "01"],
      ["pay-doubled", "paid", "01"],
      ["pay-lost", "paid", "01"],
    ] as const)(
      "%s leaves the payment %s and sends the payer back",
      async (outcome, after, code) => {
        const response = await server.press(rrr, outcome);
        expect(response.status).toBe(303);
        const back = new URL(response.headers.get("location") ?? "");
        expect(back.origin + back.pathname).toBe("https://school.example/sub_degree_invoice");
        expect(Object.fromEntries(back.searchParams)).toEqual({
          from: "card",
          RRR: rrr,
          orderID: request.orderId,
          statuscode: code,
        });
        expect(await state()).toBe(after);
      },
    );

    test("a page sent twenty times at once pays once", async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => server.press(rrr, "pay")));
      expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
      await server.sandbox.deliverNotices();
      expect(server.school.notices).toHaveLength(1);
    });

    test("a paid reference is not failed or cancelled afterwards", async () => {
      await server.press(rrr, "pay");
      await server.press(rrr, "fail");
      await expect(server.gateway.cancel(rrr)).rejects.toMatchObject({ code: "027" });
      expect(await state()).toBe("paid");
    });
  });

  describe("the notices", () => {
    test("a payment is told once, in the published form", async () => {
      await server.press(rrr, "pay");
      expect(await server.sandbox.deliverNotices()).toBe(1);
      expect(await server.sandbox.deliverNotices()).toBe(0);
      expect(server.school.notices).toEqual([
        [
          expect.objectContaining({
            rrr,
            orderRef: request.orderId,
            amount: 1_250_000.5,
            transactiondate: "20/11/2026",
            channel: "CARDPAYMENT",
          }),
        ],
      ]);
      expect(server.school.notices.flatMap(readNotices)).toEqual([
        { rrr, orderId: request.orderId },
      ]);
    });

    test.each(["fail", "abandon", "pay-lost"] as const)("%s tells nothing", async (outcome) => {
      await server.press(rrr, outcome);
      later(86_000);
      expect(await server.sandbox.deliverNotices()).toBe(0);
      expect(server.school.notices).toEqual([]);
    });

    test("a late notice comes when its time has come", async () => {
      await server.press(rrr, "pay-late");
      later(89);
      expect(await server.sandbox.deliverNotices()).toBe(0);
      later(2);
      expect(await server.sandbox.deliverNotices()).toBe(1);
    });

    test("a doubled notice is the same one twice; two charges are two notices", async () => {
      await server.press(rrr, "pay-doubled");
      await server.sandbox.deliverNotices();
      const [first, second, ...more] = server.school.notices;
      expect(first).toEqual(second);
      expect(more).toEqual([]);

      const again = await server.gateway.generate({ ...request, orderId: "0190-order-2" });
      await server.press(again.rrr, "pay-twice");
      await server.sandbox.deliverNotices();
      const [third, fourth] = server.school.notices.slice(2);
      expect(third).not.toEqual(fourth);
      expect(readNotices(third)).toEqual(readNotices(fourth));
    });

    test("a notice that is not answered with Ok comes again until it is", async () => {
      await server.press(rrr, "pay");
      server.school.answer = "<h1>Busy</h1>";
      expect(await server.sandbox.deliverNotices()).toBe(0);
      expect(await server.sandbox.deliverNotices()).toBe(0);
      expect(server.school.notices).toHaveLength(1);
      later(16);
      expect(await server.sandbox.deliverNotices()).toBe(0);
      server.school.answer = "Ok";
      later(31);
      expect(await server.sandbox.deliverNotices()).toBe(1);
      expect(server.school.notices).toHaveLength(3);
    });

    test("a notice is given up after a day", async () => {
      await server.press(rrr, "pay");
      server.school.answer = "no";
      later(86_401);
      await server.sandbox.deliverNotices();
      later(86_401);
      await server.sandbox.deliverNotices();
      expect(server.school.notices).toHaveLength(1);
    });

    test("two processes that deliver at once send each notice once", async () => {
      await server.press(rrr, "pay-twice");
      const taken = await Promise.all([
        server.sandbox.deliverNotices(),
        server.sandbox.deliverNotices(),
        server.sandbox.deliverNotices(),
      ]);
      expect(taken.reduce((sum, count) => sum + count)).toBe(2);
      expect(server.school.notices).toHaveLength(2);
    });
  });
});
