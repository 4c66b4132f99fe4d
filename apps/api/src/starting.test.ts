import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { startServer } from "./start-server.ts";

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
