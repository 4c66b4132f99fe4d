import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { contract, handlers } from "./testing/sample.ts";

let logged = "";
const log = pino(
  { level: "debug" },
  new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString();
      done();
    },
  }),
);
const server = await testServer({ contract, handlers, log, byPort: true });
afterAll(server.stop);

test("the log tells the pattern, status and time of a call, and nothing of its person", async () => {
  logged = "";
  await server.request("greet", { name: "Adébáyọ̀" });
  await server.request("find", { id: 41_234, tags: ["Chukwuemeka", "x"] });
  await server.request("throwUp", { secret: "s3cret" });
  await server.request("breakContract", {});
  await server.request("whoAmI", {}, { as: { user: "dean" } });
  await fetch(`${server.url}/Chukwuemeka`);
  const lines = logged.trim().split("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    method: "POST",
    route: "/api/Test/greet",
    status: 200,
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    ms: expect.any(Number),
  });
  expect(logged).toContain("/api/Test/things/:id");
  expect(logged).toContain("breaks its contract: count (invalid_type)");
  const token = await server.tokenOf({ user: "dean" });
  for (const private_ of ["Adébáyọ̀", "Chukwuemeka", "41234", "s3cret", token, "127.0.0.1"]) {
    expect(logged).not.toContain(private_);
  }
});
