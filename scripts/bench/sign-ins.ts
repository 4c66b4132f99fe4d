/** Results day behind one campus address: 2,000 students sign in, one in ten mistyping first. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { availableParallelism } from "node:os";
import pg from "pg";
import { createPasswords } from "../../apps/api/src/sign-in/passwords.ts";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { atMost, type Row } from "./tools/row.ts";

const students = 2_000;
/** Hashing alone and sign-ins by turns, for a machine's speed changes within seconds. */
const turns = 5;
const hashes = 200;
/** More than wait for each other at the server, fewer than phones on a campus. */
const atOnce = 64;
const password = "Right-Pass-1";
const leastRatio = 0.7;

export const name = "sign-ins";

export function run(): Promise<Row[]> {
  return withDatabase(async ({ databaseUrl, startApi }) => {
    const api = await startApi();
    const passwordHash = await createPasswords().hash(password);
    const names = await addStudents(databaseUrl, passwordHash);
    const phones = await Promise.all(Array.from({ length: atOnce }, () => phoneTo(api)));
    const refused: number[] = [];
    let tries = 0;
    const spent = { signIns: 0, hashing: 0 };
    for (let turn = 0; turn < turns; turn += 1) {
      spent.hashing += await secondsOf(() => hashAlone(passwordHash));
      const own = names.slice((turn * students) / turns, ((turn + 1) * students) / turns);
      spent.signIns += await secondsOf(() =>
        together(phones, own, async (phone, userName, index) => {
          const typed = index % 10 === 0 ? ["Right-Pass-l", password] : [password];
          for (const one of typed) {
            const status = await signIn(phone, userName, one);
            tries += 1;
            if (status !== (one === password ? 200 : 400)) refused.push(status);
          }
        }),
      );
    }
    for (const phone of phones) phone.destroy();
    const signIns = tries / spent.signIns;
    const alone = (turns * hashes) / spent.hashing;
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
async function hashAlone(hash: string): Promise<void> {
  const { verify } = createPasswords();
  await Promise.all(Array.from({ length: hashes }, () => verify(hash, password)));
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const begin = performance.now();
  await work();
  return (performance.now() - begin) / 1000;
}

async function addStudents(databaseUrl: string, passwordHash: string): Promise<string[]> {
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

/** Each phone begins one as another of its own ends. */
async function together<T>(
  phones: readonly Socket[],
  list: readonly T[],
  work: (phone: Socket, one: T, index: number) => Promise<void>,
) {
  const waiting = list.entries();
  const worker = async (phone: Socket) => {
    for (const [index, one] of waiting) await work(phone, one, index);
  };
  await Promise.all(phones.map(worker));
}

async function phoneTo({ url }: Server): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding("latin1");
  await once(socket, "connect");
  return socket;
}

/**
 * The answer's status. Over a bare socket: an HTTP client's own work, of a tenth of a hash for each,
 * would count against the server on the same cores.
 */
function signIn(phone: Socket, userName: string, own: string): Promise<number> {
  const body = JSON.stringify({ userName, password: own });
  phone.write(
    "POST /api/Authentication/login HTTP/1.1\r\nhost: bench\r\n" +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return new Promise((resolve, reject) => {
    let answer = "";
    const read = (text: string) => {
      answer += text;
      const head = answer.indexOf("\r\n\r\n");
      const length = Number(/content-length: (\d+)/i.exec(answer)?.[1]);
      if (head < 0 || answer.length < head + 4 + length) return;
      phone.off("data", read).off("error", reject);
      resolve(Number(answer.slice(9, 12)));
    };
    phone.on("data", read).once("error", reject);
  });
}
