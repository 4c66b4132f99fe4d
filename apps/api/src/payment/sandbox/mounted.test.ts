import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

const server = await testServer();
afterAll(() => server.stop());

test("the running api carries the sandbox: its own adapter reaches it, and a browser may use it", async () => {
  const { gateway } = server.services;
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
    responseUrl: `${server.url}/jamb_students_invoice`,
  });
  const page = new URL(action, server.url);
  const shown = await fetch(page, { method: "POST", body: new URLSearchParams(fields) });
  expect(shown.status).toBe(200);
  expect(await shown.text()).toContain("₦25,000.00");
  const policy = shown.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'; style-src 'self'");

  const paid = await fetch(new URL("pay", page), {
    method: "POST",
    body: new URLSearchParams({ ...fields, outcome: "pay-lost" }),
    redirect: "manual",
  });
  expect(paid.headers.get("location")).toContain(`${server.url}/jamb_students_invoice?RRR=${rrr}`);
  expect(await gateway.status({ rrr })).toMatchObject({ state: "paid", amountKobo: 2_500_000 });
});
