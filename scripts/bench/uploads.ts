/**
 * What uploads cost a server in memory (issue 36, 4): ten sheets of 12 MB of commas and sixty uploads of 12 MB by
 * callers who are not signed in, all at once, on the built API. Its memory stays under 400 MB, its children's with it, and
 * comes back when they are over.
 */
import { setTimeout as pause } from "node:timers/promises";
import { uploadLimits } from "../../packages/domain/src/upload/limits.ts";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { addressOf, behindProxy, signIn } from "./tools/large-school.ts";
import { atMost, type Row } from "./tools/row.ts";

export const name = "uploads";

const mostMb = 400;
/** What a server that is idle again may hold more than before: its libraries, and room that its heap keeps. */
const mostKeptMb = 120;
const sheets = 10;
const strangers = 60;
const rounds = 3;
const idleMs = 30_000;

/** A form around a file of 12 MB of commas, as a browser sends it. */
const boundary = "----polyportal-bench";
const head = Buffer.from(
  `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
const commas = Buffer.alloc(uploadLimits.maxBytes, ",");
const form = new Uint8Array(Buffer.concat([head, commas, tail]));
const piece = 64 * 1024;

export function run(): Promise<Row[]> {
  return withDatabase(async ({ startApi }) => {
    // The first to start makes the demo, which takes more memory than any upload.
    await (await startApi()).stop();
    const api = await startApi(behindProxy);
    const token = await signIn(api, "admin", addressOf(1));
    // What is measured is not the loading of what reads a first sheet.
    await send(api, "/api/UserManagement/preview-users", 1, token);
    await pause(2_000);
    const before = await api.memoryMb();
    const watch = watching(api);
    const answers = new Map<number, number>();
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
      for (const status of await Promise.all(sent)) {
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    }
    const peak = await watch.end();
    await pause(idleMs);
    const left = await api.memoryMb();
    const told = [...answers].map(([status, count]) => `${count} x ${status}`).join(", ");
    return [
      atMost("memory before", before, "MB"),
      atMost(
        `most memory under ${sheets} sheets and ${strangers} uploads, ${rounds} times`,
        peak,
        "MB",
        mostMb,
      ),
      atMost("peak memory of the server's process", await api.peakMemoryMb(), "MB", mostMb),
      atMost(`memory ${idleMs / 1000} s later, beyond before`, left - before, "MB", mostKeptMb),
      atMost(
        `calls (${told})`,
        [...answers.values()].reduce((sum, count) => sum + count, 0),
        "",
      ),
    ];
  });
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
    "content-type": `multipart/form-data; boundary=${boundary}`,
    "x-forwarded-for": addressOf(from),
  });
  if (token) headers.set("authorization", `Bearer ${token}`);
  const init: RequestInit & { duplex?: "half" } = isAnnounced
    ? { method: "POST", headers, body: form }
    : { method: "POST", headers, body: streamOf(form), duplex: "half" };
  return fetch(url + path, init).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
}

function streamOf(body: Uint8Array): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= body.byteLength) return controller.close();
      controller.enqueue(body.subarray(at, at + piece));
      at += piece;
    },
  });
}

/** Looks at the memory twenty times a second. */
function watching(api: Server) {
  let over = false;
  let most = 0;
  const looking = (async () => {
    while (!over) {
      most = Math.max(most, await api.memoryMb());
      await pause(50);
    }
  })();
  return {
    end: async () => {
      over = true;
      await looking;
      return most;
    },
  };
}
