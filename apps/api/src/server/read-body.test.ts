import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { serve, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { answerError } from "./answer-error.ts";
import type { AppEnvironment } from "./environment.ts";
import { readBytes } from "./read-body.ts";

const app = new Hono<AppEnvironment>();
app.post("/", async (c) => {
  const bytes = await readBytes(c, 10_000, { patience: 200, bytesPerSecond: 1000 });
  return c.text(String(bytes.byteLength));
});
app.onError((error, c) => answerError(c, error, pino({ level: "silent" })));
const server = serve({
  fetch: (request, bindings) => {
    const { incoming, outgoing } = bindings as HttpBindings;
    return app.fetch(request, { incoming, outgoing });
  },
  port: 0,
  hostname: "127.0.0.1",
});
afterAll(() => void server.close());
await once(server, "listening");

/** Sends a head, then `piece` every 20 ms until the server closes the connection; returns the answer. */
async function trickle(head: string, piece: string, pieces = Number.POSITIVE_INFINITY) {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => {});
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n`);
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < pieces) socket.write(piece);
    sent += 1;
    if (sent === pieces) socket.write("0\r\n\r\n");
  }, 20);
  await once(socket, "close");
  clearInterval(timer);
  return answer;
}

test.each([
  ["of an announced length", "Content-Length: 9000", "x"],
  ["in pieces", "Transfer-Encoding: chunked", "1\r\nx\r\n"],
])("a body that trickles, %s, ends with 408 and its connection", async (_, head, piece) => {
  const answer = await trickle(head, piece);
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('"code":"request_too_slow"');
  expect(answer).toMatch(/connection: close/i);
});

test("a slow body that keeps coming is waited for", async () => {
  const piece = `64\r\n${"x".repeat(100)}\r\n`;
  const answer = await trickle("Transfer-Encoding: chunked\r\nConnection: close", piece, 25);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toMatch(/2500$/);
});
