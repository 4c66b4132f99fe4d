/** Results day behind one campus address: 2,000 students sign in, one in ten mistyping first. */
import { Agent, request } from "node:http";
import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import pg from "pg";
import { createPasswords } from "../../apps/api/src/session/passwords.ts";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { atMost, type Row } from "./tools/row.ts";

const students = 2_000;
/** Hashes before and after the sign-ins: their mean is what hashing alone gives in this run. */
const hashes = 300;
/** More than wait for each other at the server, fewer than phones on a campus. */
const atOnce = 64;
const password = "Right-Pass-1";
const leastRatio = 0.7;

export const name = "sign-ins";

export function run(): Promise<Row[]> {
  return withDatabase(async ({ databaseUrl, startApi }) => {
    const api = await startApi();
    const names = await addStudents(databaseUrl);
    const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
    const before = await hashesPerSecond();
    const refused: number[] = [];
    let tries = 0;
    const begin = performance.now();
    await together(names, async (userName, index) => {
      const typed = index % 10 === 0 ? ["Right-Pass-l", password] : [password];
      for (const own of typed) {
        const status = await signIn(api, agent, userName, own);
        tries += 1;
        if (status !== (own === password ? 200 : 400)) refused.push(status);
      }
    });
    const signIns = tries / ((performance.now() - begin) / 1000);
    agent.destroy();
    const alone = (before + (await hashesPerSecond())) / 2;
    const ratio = signIns / alone;
    const what = `${students} students behind one address, one in ten mistyping first`;
    const told = [...new Set(refused)].map((status) => ` (${status})`).join("");
    return [
      atMost(`${what}: refused${told}`, refused.length, "", 0),
      { figure: `hashing alone, ${availableParallelism()} cores`, value: alone, unit: "/s" },
      {
        figure: `${what}: sign-ins, to hashing alone`,
        value: signIns,
        unit: "/s",
        budget: leastRatio,
        ratio,
        pass: ratio >= leastRatio,
      },
    ];
  });
}

/** As many checks at once as the server makes, in this process, while the server rests. */
async function hashesPerSecond(): Promise<number> {
  const passwords = createPasswords();
  const hash = await passwords.hash(password);
  const begin = performance.now();
  await Promise.all(Array.from({ length: hashes }, () => passwords.verify(hash, password)));
  return hashes / ((performance.now() - begin) / 1000);
}

async function addStudents(databaseUrl: string): Promise<string[]> {
  const passwordHash = await createPasswords().hash(password);
  const names = Array.from({ length: students }, (_, index) => `ND/BENCH/${index}`);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query(
      `insert into users (id, user_name, password_hash, user_type, role, lastname, firstname,
         middlename, old_user)
       select id, name, $3, 'student', 'student', 'Okonkwo', 'Ada', '', true
       from unnest($1::uuid[], $2::text[]) as student (id, name)`,
      [names.map(() => randomUUID()), names, passwordHash],
    );
  } finally {
    await client.end();
  }
  return names;
}

/** So many at a time, each beginning as another ends. */
async function together<T>(list: readonly T[], work: (one: T, index: number) => Promise<void>) {
  const waiting = list.entries();
  const worker = async () => {
    for (const [index, one] of waiting) await work(one, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Lighter than `fetch`, whose own work would count against the server on the same cores. */
function signIn({ url }: Server, agent: Agent, userName: string, own: string): Promise<number> {
  const body = JSON.stringify({ userName, password: own });
  const headers = { "content-type": "application/json", "content-length": body.length };
  return new Promise((resolve, reject) => {
    request(`${url}/api/Authentication/login`, { method: "POST", agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode ?? 0));
    })
      .on("error", reject)
      .end(body);
  });
}
