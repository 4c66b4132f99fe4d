import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { contract, handlers } from "./testing/sample.ts";

const server = await testServer({ contract, handlers, byPort: true });
afterAll(server.stop);

const post = (path: string, init: RequestInit) =>
  fetch(server.url + path, { method: "POST", ...init });

test("what cannot be read is told apart from what is wrong", async () => {
  const json = { "Content-Type": "application/json" };
  for (const init of [
    { headers: json, body: "{" },
    { headers: json, body: "[1]" },
    { headers: json, body: "null" },
    { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) },
    { headers: { "Content-Type": "text/plain" }, body: "name=Ada" },
  ]) {
    const response = await post("/api/Test/greet", init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "malformed_request" });
  }
});

test("a body that is too large is refused by its announcement, and while it arrives", async () => {
  const headers = { "Content-Type": "application/json" };
  const announced = await post("/api/Test/greet", { headers, body: `"${"x".repeat(300_000)}"` });
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({ code: "body_too_large" });

  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(120));
    },
  });
  const init = { headers, body: endless, duplex: "half" } as const;
  const status = await post("/api/Test/greet", init).then(
    (response) => response.status,
    // The server has closed the connection of a sender that did not stop.
    () => 413,
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(20_000_000);
});

test("a file of 12 MB is taken, a larger one refused", async () => {
  const photo = (size: number) => new File([new Uint8Array(size)], "photo.png");
  const most = 12 * 1024 * 1024;
  const as = { as: { user: "admin" } };
  expect(await server.ok("upload", { title: "Ọlá", photo: photo(most) }, as)).toEqual({
    title: "Ọlá",
    size: most,
  });
  const larger = { title: "", photo: photo(most + 100_000) };
  expect(await server.request("upload", larger, as)).toMatchObject({
    status: 413,
    code: "body_too_large",
  });
});

test("of who has no account 3 MB are taken, and nothing more is read", async () => {
  const letter = (size: number) => ({ letter: new File([new Uint8Array(size)], "letter.pdf") });
  const most = 3 * 1024 * 1024;
  expect(await server.ok("sendLetter", letter(most))).toEqual({ size: most });
  expect(await server.request("sendLetter", letter(most + 100_000))).toMatchObject({
    status: 413,
    code: "body_too_large",
  });
});

test("bytes are answered as a safe type under their own name", async () => {
  const pdf = await server.request("download", { type: "application/pdf" });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toBe(
    "inline; filename*=UTF-8''%E1%BB%8Cl%C3%A1%27s%20%22slip%22.pdf",
  );
  const page = await server.request("download", { type: "text/html" });
  expect(page.headers.get("content-type")).toBe("application/octet-stream");
  expect(page.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
});

test("what is nested deeper than any form is refused, however deep", async () => {
  for (const depth of [33, 40_000]) {
    const body = `{"name":"Ada","nextOfKin":${'{"a":'.repeat(depth)}1${"}".repeat(depth)}}`;
    const init = { headers: { "Content-Type": "application/json" }, body };
    const response = await post("/api/Test/greet", init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "malformed_request" });
    const list = `{"name":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    expect((await post("/api/Test/greet", { ...init, body: list })).status).toBe(400);
  }
});
