import { busyMessages } from "@polyportal/domain/messages/busy";
import { serve, type HttpBindings } from "@hono/node-server";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { freePort } from "../database/embedded/free-port.ts";
import { admitInTime, purposeOf } from "./admit-in-time.ts";
import type { Purpose } from "./admission.ts";
import { observe } from "./observe.ts";

const full = new Set<Purpose>();
const admission = {
  enter: (purpose: Purpose) => !full.has(purpose),
  leave: () => undefined,
};
const log = pino({ level: "silent" });
const config = readConfig({ SCHOOL_NAME: "Ọdọ & Sons" }, "/nowhere");
const answer = observe(
  config,
  log,
  admitInTime(config, log, () => new Response("answered"), admission),
);
const port = await freePort();
const server = serve({
  fetch: (request, bindings) => answer(request, bindings as HttpBindings),
  port,
  hostname: "127.0.0.1",
});
afterAll(() => void server.close());

const ask = (path: string, method = "GET") => fetch(`http://127.0.0.1:${port}${path}`, { method });

test("a page that cannot come in time is a small one that comes back at a moment of its own", async () => {
  full.add("page");
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => ask("/nd_login?application=nd")),
  );
  const waits = new Set<string>();
  for (const response of answers) {
    expect(response.status).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const text = await response.text();
    const seconds = response.headers.get("retry-after") ?? "";
    expect(text).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
    expect(text).toContain("Ọdọ &amp; Sons");
    expect(text).toContain(busyMessages.title);
    expect(text.length).toBeLessThan(1_500);
    waits.add(seconds);
  }
  expect(waits.size).toBeGreaterThan(3);
});

test("data that cannot come in time are the API's own error", async () => {
  full.add("read");
  const response = await ask("/api/School/configuration");
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await response.json()).toMatchObject({ success: false, code: "too_busy" });
});

test("health, files and who saves are answered while pages and reads are put off", async () => {
  full.add("page").add("read");
  for (const path of ["/api/health", "/assets/applicant/main-abc.js"]) {
    expect((await ask(path)).status).toBe(200);
  }
  expect((await ask("/api/NdApplication/add-or-update", "POST")).status).toBe(200);
  expect((await ask("/api/ApplicationInvoice/invoice/1?refresh=true")).status).toBe(200);
});

test.each([
  ["GET", "/", "page"],
  ["GET", "/healthy", "page"],
  ["GET", "/api/health", undefined],
  ["GET", "/api/health?deep", undefined],
  ["GET", "/assets/portal/main.css", undefined],
  ["OPTIONS", "/api/Hostel/list", undefined],
  ["GET", "/api/Hostel/list", "read"],
  ["HEAD", "/api/Hostel/list", "read"],
  ["GET", "/api/UserManagement/users?page=2&size=20", "read"],
  ["GET", "/api/UserManagement/users?page=2&size=100", "largePage"],
  ["GET", "/api/UserManagement/users?size=1000&search=a", "largePage"],
  ["GET", "/users?size=1000", "page"],
  ["POST", "/api/Hostel/take-bed", "save"],
  ["DELETE", "/api/Hostel/bed", "save"],
  ["POST", "/api/Webhook/payment", "save"],
  ["GET", "/sandbox-gateway/remita/ecomm/finalize", "save"],
  ["GET", "/api/Payment/fee-receipt", "save"],
  ["POST", "/api/Authentication/login", "signIn"],
])("%s %s is for: %s", (method, url, purpose) => {
  expect(purposeOf({ method, url })).toBe(purpose);
});
