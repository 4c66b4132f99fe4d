import { Hono } from "hono";
import { afterAll, afterEach, expect, test } from "vitest";
import { createPayment, sandboxPath } from "./create-payment.ts";
import { serveApp } from "./testing/serve.ts";
import type { Served } from "./testing/serve.ts";
import { sandboxDatabase } from "./testing/sandbox-database.ts";
import { webhookRoute } from "./webhook.ts";

const { db, stop } = await sandboxDatabase();
afterAll(stop);

let served: Served | undefined;
afterEach(() => served?.stop());

const school = {
  name: "Alani State Polytechnic",
  shortName: "ALPOLY",
  location: "Ijemi",
  address: "P.M.B. 1020, Ijemi",
  website: "https://www.school.example",
  signatories: { registrar: undefined, bursar: undefined },
  crest: "",
  helpLine: "",
  eLearningUrl: "",
  eVotingUrl: "",
};
const config = {
  payment: { gateway: "sandbox" as const, remita: undefined, invoiceDays: 14 },
  publicUrl: "https://portal.school.example",
  appOrigins: [],
  school,
};

test("with nothing configured a payer pays the sandbox that the api mounts, and comes back", async () => {
  const app = new Hono();
  served = await serveApp(app);
  const { url } = served;
  const { gateway, sandbox } = createPayment({
    config,
    db,
    localUrl: url,
  });
  if (sandbox) app.route(sandboxPath, sandbox.app);
  const told: unknown[] = [];
  app.route(
    "/",
    webhookRoute(async (references) => void told.push(...references)),
  );
  expect(gateway).toMatchObject({ name: "sandbox", live: false });

  const { rrr } = await gateway.generate({
    orderId: "0190-order-1",
    amountKobo: 2_500_000,
    payerName: "Ngọzi Adébáyọ̀",
    payerEmail: "ngozi@example.com",
    payerPhone: "08012345678",
    description: "ND application form",
  });
  const { action, fields } = gateway.cardPage({
    rrr,
    responseUrl: "https://portal.school.example/jamb_students_invoice",
  });
  expect(action).toBe("/sandbox-gateway/remita/ecomm/finalize.reg");

  const page = await fetch(`${url}${action}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  expect(await page.text()).toContain("Alani State Polytechnic");
  const paid = await fetch(new URL("pay", `${url}${action}`), {
    method: "POST",
    body: new URLSearchParams({ ...fields, outcome: "pay-twice" }),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toContain("https://portal.school.example/");
  expect(await gateway.status({ rrr })).toMatchObject({ state: "paid", amountKobo: 2_500_000 });
  expect(await sandbox?.deliverNotices()).toBe(2);
  expect(told).toEqual(Array.from({ length: 2 }, () => ({ rrr, orderId: "0190-order-1" })));
});

test("apps on origins of their own are led to the sandbox by its whole address", () => {
  const { gateway } = createPayment({
    config: { ...config, appOrigins: ["https://apply.school.example"] },
    db,
    localUrl: "http://127.0.0.1:4000",
  });
  expect(gateway.cardPage({ rrr: "310007769676", responseUrl: "" }).action).toBe(
    "https://portal.school.example/sandbox-gateway/remita/ecomm/finalize.reg",
  );
});

test("a configured account pays at Remita, and no sandbox runs", () => {
  const remita = {
    baseUrl: "https://gateway.example/remita/exapp/api/v1/send/api",
    merchantId: "1",
    serviceTypeId: "2",
    apiKey: "3",
  };
  const { gateway, sandbox } = createPayment({
    config: { ...config, payment: { gateway: "remita", remita, invoiceDays: 14 } },
    db,
    localUrl: "http://127.0.0.1:4000",
  });
  expect(gateway).toMatchObject({ name: "remita", live: true });
  expect(sandbox).toBeUndefined();
  expect(gateway.cardPage({ rrr: "310007769676", responseUrl: "" }).action).toBe(
    "https://gateway.example/remita/ecomm/finalize.reg",
  );
});
