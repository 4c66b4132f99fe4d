import { endpoint } from "@polyportal/api-client/contract/define";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { testServer } from "../testing/test-server.ts";
import type { Handlers } from "./handler.ts";

const call = {
  summary: "Waits until the test lets it go",
  audience: ["anyone"],
  input: z.object({}),
  output: z.object({ done: z.boolean() }),
  errors: [],
} as const;
const contract = {
  wait: endpoint({ ...call, method: "GET", path: "/api/Test/wait" }),
  save: endpoint({ ...call, method: "POST", path: "/api/Test/save" }),
};
const waiting = new EventTarget();
const go = once(waiting, "go");
let inside = 0;
const handlers: Handlers<typeof contract> = {
  wait: async () => {
    inside += 1;
    await go;
    return { done: true };
  },
  save: async () => ({ done: true }),
};
const own = "https://apply.example.edu.ng";
const server = await testServer({
  contract,
  handlers,
  config: { appOrigins: [own] },
  byPort: true,
});
afterAll(server.stop);

test("the server puts off what comes beyond its reads, and answers health, saves and who was first", async () => {
  const ask = () => fetch(`${server.localUrl}/api/Test/wait`, { headers: { Origin: own } });
  const all = Array.from({ length: 200 }, ask);
  const late = await Promise.race(all);
  expect(late.status).toBe(503);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await late.json()).toMatchObject({ code: "too_busy" });
  // An app on another origin can read the answer too.
  expect(late.headers.get("access-control-allow-origin")).toBe(own);
  expect(late.headers.get("access-control-expose-headers")).toContain("Retry-After");

  expect((await fetch(`${server.localUrl}/api/health`)).status).toBe(200);
  expect(await server.request("save", {})).toMatchObject({ status: 200 });
  waiting.dispatchEvent(new Event("go"));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(inside);
  expect(inside).toBeLessThan(200);
});
