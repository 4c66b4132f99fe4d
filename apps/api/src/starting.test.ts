import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { startServer } from "./start-server.ts";
import { testServer } from "./testing/test-server.ts";

/** A server of which only the connections are there. */
async function silentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => void sockets.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, "close");
  };
  return { port, stop };
}

test("who calls while the database is not there yet is told when to call again", async () => {
  const database = await silentServer();
  const free = await silentServer();
  await free.stop();
  const given = {
    PORT: String(free.port),
    DATABASE_URL: `postgres://nobody:x@127.0.0.1:${database.port}/nothing`,
    LOG_LEVEL: "silent",
  };
  const started = startServer(readConfig(given, "/nowhere")).then(
    () => "started",
    () => "not started",
  );
  for (const path of ["/", "/api/health", "/api/School/school"]) {
    const answer = await vi.waitFor(() => fetch(`http://127.0.0.1:${free.port}${path}`));
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  }
  await database.stop();
  expect(await started).toBe("not started");
});

test("a school that is up to date is asked three things: its migrations, its seeds, its secrets", async () => {
  const asked = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => asked.mockRestore());
  const first = await testServer();
  onTestFinished(first.stop);
  asked.mockClear();
  const second = await testServer({ over: first });
  onTestFinished(second.stop);
  const servers = inject("pooled") ? 2 : 1;
  const texts = asked.mock.calls.map(([statement]) => JSON.stringify(statement));
  expect(texts).toHaveLength(3 * servers);
  for (const table of ["__drizzle_migrations", "seeds", "secrets"]) {
    expect(texts.filter((text) => text.includes(table))).toHaveLength(servers);
  }
});
