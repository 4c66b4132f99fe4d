/** Sign-ins while `invoices` is locked and people ask for theirs, to sign-ins while they get them. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { createInvoice } from "./tools/applicant.ts";
import { addressOf, behindProxy, signIn } from "./tools/large-school.ts";
import { median, type Row } from "./tools/row.ts";

const rounds = 5;
const signInsARound = 60;
/** Sign-ins at once: more would measure the queue for the hash. */
const atOnce = 2;
const payers = 60;
/** Milliseconds between two looks of a payer. */
const look = 1_000;
const people = ["student", "lecturer", "hod", "dean", "registrar", "bursar"];

export const name = "locked-table";

export function run(): Promise<Row[]> {
  return withDatabase(async ({ databaseUrl, startApi }) => {
    const api = await startApi(behindProxy);
    const { id } = await createInvoice(api.url, "nd");
    const other = new pg.Client(databaseUrl);
    await other.connect();
    const crowd = new AbortController();
    const crowded = Promise.all(
      Array.from({ length: payers }, () => askForInvoice(api, id, crowd.signal)),
    );
    await slowest(api);
    const turns: { usual: number; locked: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const usual = await slowest(api);
      await other.query("begin; lock table invoices");
      await pause(2 * look);
      const locked = await slowest(api);
      await other.query("rollback");
      await pause(2 * look);
      turns.push({ usual, locked });
    }
    crowd.abort();
    await crowded;
    await other.end();
    const ratio = median(turns.map(({ usual, locked }) => locked / usual));
    return [
      {
        figure: "sign-in, 95th of 100, while invoices are asked for",
        value: median(turns.map(({ usual }) => usual)),
        unit: "ms",
      },
      {
        figure: "the same while their table is locked, to that",
        value: median(turns.map(({ locked }) => locked)),
        unit: "ms",
        budget: 2,
        ratio,
        pass: ratio <= 2,
      },
    ];
  });
}

/** Milliseconds that 95 of 100 sign-ins do not exceed. */
async function slowest(api: Server): Promise<number> {
  const times: number[] = [];
  let next = 0;
  const one = async () => {
    for (let index = next++; index < signInsARound; index = next++) {
      const begin = performance.now();
      await signIn(api, people[index % people.length] ?? "", addressOf(index));
      times.push(performance.now() - begin);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

/** A payer who looks again and again; put off or not, they come back. */
async function askForInvoice({ url }: Server, id: string, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await fetch(`${url}/api/ApplicationInvoice/invoice/${id}`).then(
      (answer) => answer.arrayBuffer(),
      () => undefined,
    );
    await pause(look, undefined, { signal: over }).catch(() => undefined);
  }
}
