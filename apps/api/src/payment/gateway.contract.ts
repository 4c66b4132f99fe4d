import { createHash } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { GatewayRefused } from "./gateway.ts";
import type { PaymentGateway, PaymentRequest } from "./gateway.ts";
import type { Merchant } from "./remita/hashes.ts";

/** A gateway to hold to the contract, and what happens on its side of the counter. */
export type GatewayUnderTest = {
  readonly url: string;
  readonly merchant: Merchant;
  readonly gateway: PaymentGateway;
  /** The same gateway asked by somebody with another key. */
  readonly stranger: PaymentGateway;
  readonly now: () => Date;
  readonly pay: (rrr: string) => Promise<void>;
  readonly declineCard: (rrr: string) => Promise<void>;
  readonly passDays: (days: number) => void;
  readonly stop: () => Promise<void>;
};

const request: PaymentRequest = {
  orderId: "0190-order-1",
  amountKobo: 2_500_000,
  payerName: "Ọlá-Ngọzi Adébáyọ̀ O'Connor",
  payerEmail: "ola@example.com",
  payerPhone: "+2348012345678",
  description: "ND application form, 2026/2027",
};

/** What every gateway must do, whoever stands behind it. */
export function gatewayContract(name: string, start: () => Promise<GatewayUnderTest>): void {
  describe(`the payment gateway's contract: ${name}`, () => {
    let under: GatewayUnderTest;
    let gateway: PaymentGateway;
    beforeEach(async () => {
      under = await start();
      gateway = under.gateway;
    });
    afterEach(() => under.stop());

    test("an order gets a reference of 12 digits, and is pending", async () => {
      const { rrr } = await gateway.generate(request);
      expect(rrr).toMatch(/^\d{12}$/);
      expect(await gateway.status({ rrr })).toMatchObject({
        state: "pending",
        rrr,
        orderId: request.orderId,
        amountKobo: request.amountKobo,
        paidAt: null,
      });
    });

    test("the same order asked for again gets the same reference", async () => {
      const first = await gateway.generate(request);
      expect(await gateway.generate(request)).toEqual(first);
    });

    test("the same order asked for many times at once gets one reference", async () => {
      const all = await Promise.all(Array.from({ length: 10 }, () => gateway.generate(request)));
      expect(new Set(all.map(({ rrr }) => rrr)).size).toBe(1);
    });

    test("an order asked for again with another amount is refused", async () => {
      await gateway.generate(request);
      const changed = gateway.generate({ ...request, amountKobo: 100 });
      await expect(changed).rejects.toThrow(GatewayRefused);
    });

    test("a payment is found by its reference and by its order", async () => {
      const { rrr } = await gateway.generate(request);
      const byOrder = await gateway.status({ orderId: request.orderId });
      expect(byOrder).toEqual(await gateway.status({ rrr }));
    });

    test.each([{ rrr: "999999999999" }, { orderId: "nobody" }, { orderId: ".." }, { rrr: "a/b" }])(
      "%j is not found",
      async (reference) => {
        expect(await gateway.status(reference)).toMatchObject({ state: "not_found" });
      },
    );

    test("a paid reference says so, with its amount and the time", async () => {
      const { rrr } = await gateway.generate(request);
      await under.pay(rrr);
      const status = await gateway.status({ rrr });
      expect(status).toMatchObject({ state: "paid", amountKobo: request.amountKobo });
      expect(status.paidAt).toBeInstanceOf(Date);
    });

    test("a declined card fails the payment, and a later one can still pay it", async () => {
      const { rrr } = await gateway.generate(request);
      await under.declineCard(rrr);
      expect(await gateway.status({ rrr })).toMatchObject({ state: "failed", paidAt: null });
      await under.pay(rrr);
      expect(await gateway.status({ rrr })).toMatchObject({ state: "paid" });
    });

    test.each([100_000, 100_050, 100_005, 1, 7, 100_029, 12_500_000_001])(
      "an order of %i kobo is one of exactly that",
      async (amountKobo) => {
        const { rrr } = await gateway.generate({ ...request, amountKobo });
        expect(await gateway.status({ rrr })).toMatchObject({ amountKobo });
      },
    );

    test.each([
      ["1000", "1000", "025"],
      ["1000.00", "1000.00", "025"],
      ["1000.5", "1000.5", "025"],
      ["1000.00", "1000", "020"],
      ["1000.5", "1000.50", "020"],
    ])("an amount sent as %s and signed as %s answers %s", async (amount, signed, code) => {
      const { merchantId, serviceTypeId, apiKey } = under.merchant;
      const token = createHash("sha512")
        .update(`${merchantId}${serviceTypeId}${request.orderId}${signed}${apiKey}`)
        .digest("hex");
      const response = await fetch(`${under.url}/echannelsvc/merchant/api/paymentinit`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `remitaConsumerKey=${merchantId},remitaConsumerToken=${token}`,
        },
        body: JSON.stringify({ ...request, amountKobo: undefined, serviceTypeId, amount }),
      });
      expect(await response.text()).toContain(`"statuscode":"${code}"`);
    });

    test("a cancelled reference is closed, and cancelling it again changes nothing", async () => {
      const { rrr } = await gateway.generate(request);
      await gateway.cancel(rrr);
      await gateway.cancel(rrr);
      expect(await gateway.status({ rrr })).toMatchObject({ state: "failed" });
    });

    test("a paid reference cannot be cancelled, nor one that does not exist", async () => {
      const { rrr } = await gateway.generate(request);
      await under.pay(rrr);
      await expect(gateway.cancel(rrr)).rejects.toMatchObject({ code: "027" });
      expect(await gateway.status({ rrr })).toMatchObject({ state: "paid" });
      await expect(gateway.cancel("999999999999")).rejects.toThrow(GatewayRefused);
    });

    test("an unpaid reference closes after its last day; a paid one stays paid", async () => {
      const expiresAt = new Date(under.now().getTime() + 2 * 86_400_000);
      const unpaid = await gateway.generate({ ...request, expiresAt });
      const paid = await gateway.generate({ ...request, orderId: "0190-order-2", expiresAt });
      await under.pay(paid.rrr);
      under.passDays(1);
      expect(await gateway.status(unpaid)).toMatchObject({ state: "pending" });
      under.passDays(2);
      expect(await gateway.status(unpaid)).toMatchObject({ state: "failed" });
      expect(await gateway.status(paid)).toMatchObject({ state: "paid" });
    });

    test("a wrong key is refused everywhere", async () => {
      const { rrr } = await gateway.generate(request);
      const refused = { name: "GatewayRefused", code: "020" };
      const another = { ...request, orderId: "0190-order-3" };
      await expect(under.stranger.generate(another)).rejects.toMatchObject(refused);
      await expect(under.stranger.status({ rrr })).rejects.toMatchObject(refused);
      await expect(under.stranger.cancel(rrr)).rejects.toMatchObject(refused);
    });
  });
}
