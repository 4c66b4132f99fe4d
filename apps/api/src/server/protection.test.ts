import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";

const server = await testServer({ config: { appOrigins: ["https://apply.example.edu.ng"] } });
afterAll(server.stop);

const headersOf = async (path: string) => (await fetch(server.url + path)).headers;

test("every answer says how browsers must treat it", async () => {
  for (const path of ["/api/health", "/api/none", "/api/docs", "/", "/assets/none.js"]) {
    const headers = await headersOf(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(headers.get("x-powered-by")).toBeNull();
  }
});

test("data may not be drawn at all, even when it is opened by itself", async () => {
  const headers = await headersOf("/api/health");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("a page may not be framed, use a camera or tell others where it was", async () => {
  for (const path of ["/", "/api/docs"]) {
    const headers = await headersOf(path);
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  }
});

test("pages run our own files, nothing inline", async () => {
  const policy = (await headersOf("/api/docs")).get("content-security-policy");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
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
  const answer = await fetch(`${server.url}/api/health`, {
    headers: { Origin: "https://apply.example.edu.ng" },
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("https://apply.example.edu.ng");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.json()).toMatchObject({ success: true });
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

test("the contract goes out compressed, to whoever can read that", async () => {
  for (const path of ["/api/openapi.json", "/api/docs"]) {
    for (const encoding of ["br", "gzip"]) {
      const response = await fetch(server.url + path, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(await response.text()).toContain("/api/health");
    }
    const plain = await fetch(server.url + path, { headers: { "Accept-Encoding": "identity" } });
    expect(plain.headers.get("content-encoding")).toBeNull();
  }
});
