import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { exchange } from "./exchange.ts";
import { serve, type Served } from "./testing/serve.ts";

let server: Served;
/** The connections that the server's answers still hold. */
let open = 0;

beforeAll(async () => {
  server = await serve((request, response) => {
    open += 1;
    response.on("close", () => (open -= 1));
    const size = Number(new URL(request.url ?? "/", "http://x").searchParams.get("size"));
    if (size) return void response.end("x".repeat(size));
    response.writeHead(200);
    const timer = setInterval(() => response.write("."), 10);
    response.on("close", () => clearInterval(timer));
  });
});
afterAll(() => server.stop());

test("an answer is read to its end, with its status", async () => {
  const answered = await exchange(`${server.url}/?size=200000`, {}, { timeout: 10_000 });
  expect(answered).toEqual({ status: 200, body: "x".repeat(200_000) });
});

test("an answer that drips for ever ends at its time, and its connection with it", async () => {
  await expect(exchange(server.url, {}, { timeout: 100 })).rejects.toThrow("no whole answer");
  await expect.poll(() => open).toBe(0);
});

test("the time holds when memory is collected meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const collecting = setInterval(collect, 20);
  await expect(exchange(server.url, {}, { timeout: 500 })).rejects.toThrow("no whole answer");
  clearInterval(collecting);
});

test("an answer that is too long is given up while it arrives", async () => {
  const most = 256 * 1024;
  const fits = exchange(`${server.url}/?size=${most}`, {}, { timeout: 10_000 });
  expect((await fits).body).toHaveLength(most);
  const asked = exchange(`${server.url}/?size=${most + 1}`, {}, { timeout: 10_000 });
  await expect(asked).rejects.toThrow("more than");
  await expect.poll(() => open).toBe(0);
});
