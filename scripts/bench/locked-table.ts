/** Sign-ins while `invoices` is locked and people ask for theirs, to sign-ins while they get them. */
import { setTimeout as pause } from "node:timers/promises";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { createInvoice } from "./tools/applicant.ts";
import { addressOf, behindProxy, signIn } from "./tools/large-school.ts";
import { compared, median, within, type Row } from "./tools/row.ts";
import { timed } from "./tools/timing.ts";

const rounds = 5;
const signInsARound = 60;
/** Sign-ins at once: more would measure the queue for the hash. */
const atOnce = 2;
const payers = 60;
/** Milliseconds between two looks of a payer. */
const look = 1_000;
const people = ["student", "lecturer", "hod", "dean", "registrar", "bursar"];

export function run(): Promise<Row[]> {
  return withDatabase(async ({ client, startApi }) => {
    const api = await startApi(behindProxy);
    const { id } = await createInvoice(api, "nd");
    const crowd = new AbortController();
    const crowded = Promise.all(
      Array.from({ length: payers }, () => askForInvoice(api, id, crowd.signal)),
    );
    await slowest(api);
    const usual: number[] = [];
    const locked: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      usual.push(await slowest(api));
      await client.query("begin; lock table invoices");
      await pause(2 * look);
      locked.push(await slowest(api));
      await client.query("rollback");
      await pause(2 * look);
    }
    crowd.abort();
    await crowded;
    const ratio = median(locked.map((one, at) => one / (usual[at] ?? 0)));
    return [
      { figure: "sign-in, 95th of 100, while invoices are got", value: median(usual), unit: "ms" },
      compared("the same while their table is locked, to that", median(locked), "ms", {
        ratio,
        most: 2,
      }),
    ];
  });
}

/** Milliseconds that 95 of 100 sign-ins do not exceed. */
async function slowest(api: Server): Promise<number> {
  const times: number[] = [];
  const queue = Array.from({ length: signInsARound }).keys();
  const one = async () => {
    for (const index of queue) {
      const name = people[index % people.length] ?? "";
      times.push(await timed(() => signIn(api, name, addressOf(index))));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return within("sign-in", times).value;
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
