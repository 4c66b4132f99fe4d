import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const server = await testServer({ config: { appOrigins: ["https://apply.example.edu.ng"] } });
afterAll(server.stop);

test("every answer says how browsers must treat it", async () => {
  for (const path of [
    "/api/health",
    "/api/none",
    "/api/docs",
    "/school-crest",
    "/assets/none.js",
  ]) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("content-security-policy")).toContain("default-src");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

test("pages run our own files and what carries this answer's nonce, nothing inline", async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => {
      const { headers } = await fetch(`${server.url}/api/docs`);
      return headers.get("content-security-policy") ?? "";
    }),
  );
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/);
  expect(policies[0]).toContain("frame-ancestors 'none'");
  expect(policies[0]).not.toMatch(/unsafe-(inline|eval)/);
  expect(policies[0]).not.toBe(policies[1]);
});

test("an app on an origin of its own may call the API, any other page may not", async () => {
  const ask = (origin: string) =>
    fetch(`${server.url}/api/health`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "GET" },
    });
  const allowed = await ask("https://apply.example.edu.ng");
  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://apply.example.edu.ng");
  expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
  expect(allowed.headers.get("access-control-allow-headers")).toContain("Idempotency-Key");
  const refused = await ask("https://evil.example");
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
});

test("below /api an unknown path is an error to read by a program", async () => {
  const response = await fetch(`${server.url}/api/Nothing/here`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({
    success: false,
    data: null,
    code: "not_found",
    title: "Not found",
    requestId: response.headers.get("x-request-id"),
  });
});

test("the contract can be read by machines and by people", async () => {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as object;
  expect(document).toMatchObject({ openapi: "3.1.0" });
  const page = await fetch(`${server.url}/api/docs`);
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("/api/health");
  expect((await fetch(`${server.url}/api/docs.css`)).status).toBe(200);
});
