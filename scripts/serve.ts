/** Small servers of this machine alone. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type Server as HttpServer, type ServerResponse } from "node:http";
import type { Server } from "node:net";
import { extname, join, normalize } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Has a server listen on a free port of the loopback; that port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("No port to serve on.");
  return address.port;
}

export const pathOf = (url = "/"): string =>
  normalize(decodeURIComponent(new URL(url, "http://here").pathname));

/** Answers with a file of a folder, or that there is none. */
export async function sendFile(response: ServerResponse, file: string, headers = {}) {
  const body = await readFile(file).catch(() => undefined);
  const type = types[extname(file)] ?? "application/octet-stream";
  response.writeHead(body ? 200 : 404, { "content-type": type, ...headers });
  response.end(body);
}

/** What ends a server, whoever still holds a connection to it. */
export const closing = (server: HttpServer) => (): void => {
  server.close();
  server.closeAllConnections();
};

export type Served = { origin: string; close(): void };

/** Serves a folder as it is. */
export async function serveFolder(folder: string, headers = {}): Promise<Served> {
  const server = createServer(({ url }, response) =>
    sendFile(response, join(folder, pathOf(url)), headers),
  );
  const port = await listen(server);
  return { origin: `http://127.0.0.1:${port}`, close: closing(server) };
}

/** Waits until a program that was started answers there; an error where it ends before, or takes so long. */
export async function untilAnswers(
  url: string,
  child: ChildProcess,
  patienceMs: number,
): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (child.exitCode !== null) throw new Error(`${url}: stopped with code ${child.exitCode}.`);
    if (performance.now() - begin > patienceMs) {
      child.kill("SIGKILL");
      throw new Error(`Nothing answers at ${url}.`);
    }
    await pause(5);
  }
}
