import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { expect, inject, onTestFinished, test, vi } from "vitest";
import { readConfig } from "./config.ts";
import { startServer } from "./start-server.ts";
import { builtProgram } from "./testing/built-program.ts";
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

/** Counts what formats by a language's rules, and the files that are loaded; says so at the end. */
const counting = `
  import { registerHooks } from "node:module";
  const told = { formats: 0, files: [], bytes: 0 };
  const { toLocaleString } = Number.prototype;
  Number.prototype.toLocaleString = function (...given) {
    told.formats += 1;
    return Reflect.apply(toLocaleString, this, given);
  };
  for (const name of Object.getOwnPropertyNames(Intl)) {
    if (typeof Intl[name] !== "function" || !/^[A-Z]/.test(name)) continue;
    Intl[name] = new Proxy(Intl[name], {
      construct(...given) {
        told.formats += 1;
        return Reflect.construct(...given);
      },
    });
  }
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (url.startsWith("file:")) {
        told.files.push(url);
        told.bytes += loaded.source.length;
      }
      return loaded;
    },
  });
  process.on("exit", () => console.log(JSON.stringify(told)));`;

/** What the program loads and does before it finds its configuration wrong. */
async function loaded(also = "") {
  const preload = `data:text/javascript,${encodeURIComponent(counting + also)}`;
  const program = await builtProgram("serve");
  const child = spawn(process.execPath, ["--import", preload, program], {
    env: { PATH: process.env["PATH"], PORT: "none" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, why] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(why).toContain("PORT");
  const told = JSON.parse(said) as { formats: number; files: string[]; bytes: number };
  return { ...told, folder: pathToFileURL(dirname(program)).href };
}

test("a start formats nothing by a language's rules, which cost it 10 ms and more each", async () => {
  expect((await loaded()).formats).toBe(0);
  // Were it to, it would be counted.
  const also = "new Intl.ListFormat('en'); (1_000).toLocaleString();";
  expect((await loaded(also)).formats).toBe(2);
});

test("a start loads no package but those of the bundle, and of that at most 3.84 MB", async () => {
  const { files, bytes, folder } = await loaded();
  expect(files.filter((file) => dirname(file) !== folder)).toEqual([]);
  expect(files.length).toBeGreaterThan(1);
  // With the words of lists, which files and pages say alike.
  expect(bytes).toBeLessThan(3_840_000);
});
