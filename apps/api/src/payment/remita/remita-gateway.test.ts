import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { gatewayContract } from "../gateway.contract.ts";
import { GatewayRefused, GatewayUnavailable } from "../gateway.ts";
import type { PaymentGateway } from "../gateway.ts";
import { startProtocolServer } from "../testing/protocol-server.ts";
import type { Mood, ProtocolServer } from "../testing/protocol-server.ts";
import { createRemitaGateway } from "./remita-gateway.ts";

const request = {
  orderId: "0190-order-1",
  amountKobo: 2_500_000,
  payerName: "Ngọzi Adébáyọ̀",
  payerEmail: "ngozi@example.com",
  payerPhone: "08012345678",
  description: "ND application form",
};

gatewayContract("the remita adapter against a server of the published protocol", async () => {
  const server = await startProtocolServer();
  let day = 0;
  const now = () => new Date(Date.UTC(2026, 0, 1 + day, 12));
  const settle = async (rrr: string, status: string) => {
    const order = server.orders.find((entry) => entry.rrr === rrr);
    if (order) order.status = status;
  };
  const open = (apiKey: string) =>
    createRemitaGateway({
      name: "remita",
      merchant: { ...server.merchant, apiKey },
      baseUrl: server.url,
    });
  return {
    url: server.url,
    merchant: server.merchant,
    gateway: open(server.merchant.apiKey),
    stranger: open("another key"),
    now,
    pay: (rrr) => settle(rrr, "01"),
    declineCard: (rrr) => settle(rrr, "02"),
    passDays: (days) => {
      day += days;
      server.today = now().toISOString().slice(0, 10);
    },
    stop: server.stop,
  };
});

describe("the remita adapter on a bad day", () => {
  let server: ProtocolServer;
  let gateway: PaymentGateway;
  const open = (timeout?: number) =>
    createRemitaGateway({
      name: "remita",
      merchant: server.merchant,
      baseUrl: `${server.url}/`,
      timeout,
    });
  beforeEach(async () => {
    server = await startProtocolServer();
    gateway = open();
  });
  afterEach(() => server.stop());

  const moods: Mood[] = [
    "silent",
    "stalled",
    "dripping",
    "flooding",
    "html",
    "garbage",
    "broken",
    "elsewhere",
  ];

  test.each(moods)("a gateway that is %s is unavailable, for every call", async (mood) => {
    server.mood = mood;
    const impatient = open(200);
    await expect(impatient.generate(request)).rejects.toThrow(GatewayUnavailable);
    await expect(impatient.status({ rrr: "310007769676" })).rejects.toThrow(GatewayUnavailable);
    await expect(impatient.cancel("310007769676")).rejects.toThrow(GatewayUnavailable);
  });

  test("a gateway that is down is unavailable", async () => {
    await server.stop();
    await expect(gateway.generate(request)).rejects.toThrow(GatewayUnavailable);
  });

  test("an order whose answer was lost gets its reference at the next try", async () => {
    const { rrr } = await gateway.generate(request);
    server.mood = "html";
    await expect(gateway.generate(request)).rejects.toThrow(GatewayUnavailable);
    server.mood = "well";
    expect(await gateway.generate(request)).toEqual({ rrr });
  });

  test.each(["25", "998", "999", "040", "xyz"])(
    "the code %s leaves every outcome open",
    async (code) => {
      server.code = code;
      await expect(gateway.generate(request)).rejects.toThrow(GatewayUnavailable);
      await expect(gateway.cancel("310007769676")).rejects.toThrow(GatewayUnavailable);
      const status = await gateway.status({ rrr: "310007769676" });
      expect(status).toMatchObject({ state: "unknown", code });
    },
  );

  test.each(["020", "022", "023", "084"])("the code %s refuses an order", async (code) => {
    server.code = code;
    await expect(gateway.generate(request)).rejects.toMatchObject({ name: "GatewayRefused", code });
  });

  test.each(["020", "023"])("the code %s to a question is our account's fault", async (code) => {
    server.code = code;
    await expect(gateway.status({ orderId: "order" })).rejects.toThrow(GatewayRefused);
  });

  test.each([
    ["021", "pending"],
    ["025", "pending"],
    ["045", "processing"],
    ["058", "processing"],
    ["069", "processing"],
    ["072", "processing"],
    ["02", "failed"],
    ["012", "failed"],
    ["046", "failed"],
    ["059", "failed"],
    ["2", "unknown"],
    ["21", "unknown"],
    ["25", "unknown"],
    ["027", "unknown"],
    ["toString", "unknown"],
    ["1", "unknown"],
    ["0", "unknown"],
    ["00", "paid"],
    ["01", "paid"],
  ])("the code %s means %s", async (code, state) => {
    const { rrr } = await gateway.generate(request);
    const order = server.orders[0];
    if (order) order.status = code;
    expect(await gateway.status({ rrr })).toMatchObject({ state, code });
  });

  test("a payment confirmed without its amount confirms nothing", async () => {
    server.code = "01";
    expect(await gateway.status({ rrr: "310007769676" })).toMatchObject({ state: "unknown" });
  });

  test("an answer about another payment is not believed", async () => {
    const { rrr } = await gateway.generate(request);
    server.mood = "mistaken";
    await expect(gateway.status({ rrr })).rejects.toThrow(GatewayUnavailable);
    const byOrder = gateway.status({ orderId: request.orderId });
    await expect(byOrder).rejects.toThrow(GatewayUnavailable);
  });

  test("the card page is a form signed for one reference", () => {
    const { action, fields } = gateway.cardPage({
      rrr: "310007769676",
      responseUrl: "https://school.example/pay",
    });
    expect(action).toBe(`${server.url}/remita/ecomm/finalize.reg`);
    expect(Object.keys(fields)).toEqual(["merchantId", "rrr", "responseurl", "hash"]);
    expect(fields["responseurl"]).toBe("https://school.example/pay");
  });
});
