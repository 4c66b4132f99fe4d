/** Results day behind one campus address: 2,000 students sign in, one in ten mistyping first. */
import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import autocannon from "autocannon";
import type pg from "pg";
import { createPasswords } from "../../apps/api/src/sign-in/passwords.ts";
import { withDatabase } from "./tools/api-server.ts";
import { atMost, compared, type Row } from "./tools/row.ts";
import { timed } from "./tools/timing.ts";

const students = 2_000;
/** Hashing alone and sign-ins by turns, for a machine's speed changes within seconds. */
const turns = 5;
const hashes = 200;
/** More than wait for each other at the server, fewer than phones on a campus. */
const atOnce = 64;
const password = "Right-Pass-1";
const mistyped = "Right-Pass-l";
const leastRatio = 0.7;

export function run(): Promise<Row[]> {
  return withDatabase(async ({ client, startApi }) => {
    const { url } = await startApi();
    const passwordHash = await createPasswords().hash(password);
    const names = await addStudents(client, passwordHash);
    let refused = 0;
    let tries = 0;
    const spent = { signIns: 0, hashing: 0 };
    for (let turn = 0; turn < turns; turn += 1) {
      spent.hashing += await timed(() => hashAlone(passwordHash));
      const own = names.slice((turn * students) / turns, ((turn + 1) * students) / turns);
      const wrong = own.filter((_, index) => index % 10 === 0);
      const right = own.filter((_, index) => index % 10 !== 0);
      // Who has mistyped comes again when all others have signed in.
      const typed = [
        ...wrong.map((userName) => ({ userName, password: mistyped })),
        ...[...right, ...wrong].map((userName) => ({ userName, password })),
      ];
      spent.signIns += await timed(async () => {
        const answers = await signIn(url, typed);
        refused += own.length - answers["2xx"] + answers.errors;
      });
      tries += typed.length;
    }
    const signIns = (tries / spent.signIns) * 1_000;
    const alone = ((turns * hashes) / spent.hashing) * 1_000;
    const what = `${students} students behind one address, one in ten mistyping first`;
    return [
      atMost(`${what}: refused`, refused, "", 0),
      atMost(`hashing alone, ${availableParallelism()} cores`, alone, "/s"),
      compared(`${what}: sign-ins, to hashing alone`, signIns, "/s", {
        ratio: signIns / alone,
        least: leastRatio,
      }),
    ];
  });
}

/** As many checks at once as the server makes, in this process, while the server rests. */
async function hashAlone(hash: string): Promise<void> {
  const { verify } = createPasswords();
  await Promise.all(Array.from({ length: hashes }, () => verify(hash, password)));
}

async function addStudents(client: pg.Client, passwordHash: string): Promise<string[]> {
  const names = Array.from({ length: students }, (_, index) => `ND/BENCH/${index}`);
  await client.query(
    `insert into users (id, user_name, password_hash, user_type, role, lastname, firstname,
       middlename, old_user)
     select id, name, $3, 'student', 'student', 'Okonkwo', 'Ada', '', true
     from unnest($1::uuid[], $2::text[]) as student (id, name)`,
    [names.map(() => randomUUID()), names, passwordHash],
  );
  return names;
}

/** Each phone begins one as another of its own ends. */
function signIn(url: string, typed: readonly object[]): Promise<autocannon.Result> {
  const waiting = typed.values();
  return autocannon({
    url: `${url}/api/Authentication/login`,
    connections: atOnce,
    amount: typed.length,
    requests: [
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(waiting.next().value) }),
      },
    ],
  });
}
