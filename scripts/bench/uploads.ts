/**
 * What uploads cost a server in memory (issue 36, 4): ten sheets of 12 MB of commas and sixty uploads of 12 MB by
 * callers who are not signed in, all at once, on the built API. Its memory stays under 400 MB, its children's with it, and
 * comes back when they are over.
 */
import { setTimeout as pause } from "node:timers/promises";
import { uploadLimits } from "../../packages/domain/src/upload/limits.ts";
import { withDemo, type Server } from "./tools/api-server.ts";
import { addressOf, behindProxy, signIn } from "./tools/large-school.ts";
import { atMost, type Row } from "./tools/row.ts";
import { mostWhile } from "./tools/timing.ts";

const mostMb = 400;
/** What a server that is idle again may hold more than before: its libraries, and room that its heap keeps. */
const mostKeptMb = 120;
const sheets = 10;
const strangers = 60;
const rounds = 3;
const idleMs = 30_000;

/** A form around a file of 12 MB of commas, as a browser sends it. */
const commas = new Blob([Buffer.alloc(uploadLimits.maxBytes, ",")], { type: "text/csv" });
const fields = new FormData();
fields.append("file", commas, "a.csv");
const encoded = new Response(fields);
const type = encoded.headers.get("content-type") ?? "";
const form = new Uint8Array(await encoded.arrayBuffer());

export function run(): Promise<Row[]> {
  return withDemo(async ({ startApi }) => {
    const api = await startApi(behindProxy);
    const token = await signIn(api, "admin", addressOf(1));
    // What is measured is not the loading of what reads a first sheet.
    await send(api, "/api/UserManagement/preview-users", 1, token);
    await pause(2_000);
    const before = await api.memoryMb();
    const sending = sendAll(api, token);
    const peak = await mostWhile(sending, api.memoryMb, 50);
    const statuses = await sending;
    await pause(idleMs);
    const left = await api.memoryMb();
    const told = [...Map.groupBy(statuses, (status) => status)]
      .map(([status, { length }]) => `${length} x ${status}`)
      .join(", ");
    const what = `${sheets} sheets and ${strangers} uploads, ${rounds} times`;
    return [
      atMost("memory before", before, "MB"),
      atMost(`most memory under ${what}`, peak, "MB", mostMb),
      atMost("peak memory of the server's process", await api.peakMemoryMb(), "MB", mostMb),
      atMost(`memory ${idleMs / 1000} s later, beyond before`, left - before, "MB", mostKeptMb),
      atMost(`calls (${told})`, statuses.length, ""),
    ];
  });
}

/** All at once, and again when all are over; the status of each. */
async function sendAll(api: Server, token: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const at = round * (sheets + strangers);
    const sent = [
      ...Array.from({ length: sheets }, () =>
        send(api, "/api/UserManagement/preview-users", at, token),
      ),
      ...Array.from({ length: strangers }, (_, index) =>
        // Half of them say beforehand how much it is, and half send it as it comes.
        send(api, "/api/Sundry/send-identity-card", at + index + 2, undefined, index % 2 === 0),
      ),
    ];
    statuses.push(...(await Promise.all(sent)));
  }
  return statuses;
}

/** Sends the form; answers the status, or 0 where the connection was ended before it was told. */
async function send(
  { url }: Server,
  path: string,
  from: number,
  token: string | undefined,
  isAnnounced = true,
): Promise<number> {
  const headers = new Headers({
    "content-type": type,
    "x-forwarded-for": addressOf(from),
  });
  if (token) headers.set("authorization", `Bearer ${token}`);
  const init: RequestInit & { duplex?: "half" } = isAnnounced
    ? { method: "POST", headers, body: form }
    : { method: "POST", headers, body: new Blob([form]).stream(), duplex: "half" };
  return fetch(url + path, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}
