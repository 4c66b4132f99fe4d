/** Serves a run's report to this machine's browser, and approves from it. */
import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { extname, join, normalize } from "node:path";
import { readSeen, record, recordedOf } from "./approve.ts";
import { byComponent } from "./pictures.ts";
import type { Recorded } from "./recorded.ts";
import type { Report } from "./reported.ts";
import { reviewedBy } from "./runs.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".png": "image/png",
  ".webp": "image/webp",
};

export type Review = { url: string; close(): void };

/** Where the report of `run` is shown. Only who was given the whole address can approve there. */
export async function review(run: string, recorded: Recorded): Promise<Review> {
  const folder = join(run, "report");
  const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as Report;
  const items = new Set(
    report.causes.flatMap((cause) => cause.items).map(({ picture }) => picture),
  );
  const seen = await readSeen(run);
  // What this run has is looked at now: another run does not sweep it away.
  await writeFile(join(run, reviewedBy(process.pid)), "");
  const key = randomUUID();
  // One after the other: two approvals may be of one component's file.
  let last: Promise<unknown> = Promise.resolve();

  async function approveAsked(request: IncomingMessage): Promise<string> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pictures } = JSON.parse(Buffer.concat(chunks).toString()) as { pictures: string[] };
    const known = pictures.filter((picture) => items.has(picture));
    await record(recorded, seen, known);
    return `${known.length} pictures of ${byComponent(known).size} components approved.`;
  }

  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      if (request.headers["x-review"] !== key) return void response.writeHead(403).end();
      const work = last.then(() => approveAsked(request));
      last = work.catch(() => undefined);
      return work.then(
        (said) => void response.end(said),
        (error: unknown) => void response.writeHead(500).end(String(error)),
      );
    }
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://here").pathname));
    if (path === "/approved.json") {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify(recordedOf(recorded, seen, [...items])));
    }
    const name = path === "/" ? "/index.html" : path;
    const body = await readFile(join(folder, name)).catch(() => undefined);
    response.writeHead(body ? 200 : 404, {
      "content-type": types[extname(name)] ?? "text/plain; charset=utf-8",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port to serve on.");
  return {
    url: `http://127.0.0.1:${address.port}/#review=${key}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
