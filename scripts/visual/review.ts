/** Serves a run's report to this machine's browser, and approves from it. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { closing, listen, pathOf, sendFile } from "../serve.ts";
import { readSeen, record, recordedOf } from "./approve.ts";
import { byComponent } from "./pictures.ts";
import type { Recorded } from "./recorded.ts";
import type { Report } from "./reported.ts";

export type Review = { url: string; close(): void };

/** Where the report of `run` is shown. Only who was given the whole address can approve there. */
export async function review(run: string, recorded: Recorded): Promise<Review> {
  const folder = join(run, "report");
  const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as Report;
  const items = new Set(
    report.causes.flatMap((cause) => cause.items).map(({ picture }) => picture),
  );
  const seen = await readSeen(run);
  const key = randomUUID();
  // One after the other: two approvals may be of one component's file.
  let last: Promise<unknown> = Promise.resolve();

  async function approveAsked(request: IncomingMessage): Promise<string> {
    const { pictures } = (await json(request)) as { pictures: string[] };
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
    const path = pathOf(request.url);
    if (path === "/approved.json") {
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify(recordedOf(recorded, seen, [...items])));
    }
    return sendFile(response, join(folder, path === "/" ? "index.html" : path));
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/#review=${key}`, close: closing(server) };
}
