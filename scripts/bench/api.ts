/** The API with all its middleware against bare servers that answer the same, in the same minute. */
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { median, atMost, type Row } from "./tools/row.ts";

const rounds = 3;
const peerScript = join(import.meta.dirname, "tools/peer-server.ts");
const schoolPath = "/api/School/configuration";
const profilePath = "/api/UserManagement/profile";

export const name = "api";

export function run(): Promise<Row[]> {
  return withDatabase(async ({ databaseUrl, startApi, startPeer }) => {
    // Once for the migrations and the demo data, so that the measured start finds them done.
    await (await startApi()).stop();
    const api = await startApi();
    const { token, userId } = await signIn(api, databaseUrl);
    const json = await (await fetch(api.url + schoolPath)).text();
    const peer = await startPeer(peerScript, {
      PEER_JSON: json,
      PEER_USER_ID: userId,
    });

    const answer = await compare(api.url + schoolPath, `${peer.url}/`);
    const read = await compare(api.url + profilePath, `${peer.url}/row`, {
      authorization: `Bearer ${token}`,
    });
    const memory = await api.peakMemoryMb();
    return [
      rate("JSON answer, to bare node:http", answer, 0.5),
      rate("primary-key read, to bare node + pg", read, 0.9),
      atMost("start, the database already up", api.startMs, "ms", 150),
      atMost("peak memory after the load", memory, "MB", 150),
    ];
  });
}

function rate(figure: string, { ours, peers }: Rates, budget: number): Row {
  const ratio = ours / peers;
  return { figure, value: ours, unit: "req/s", budget, ratio, pass: ratio >= budget };
}

type Rates = { ours: number; peers: number };

/** Requests a second of both, in turns, so that a busy moment of the machine meets both. */
async function compare(
  ours: string,
  peers: string,
  headers: Record<string, string> = {},
): Promise<Rates> {
  const rates: Rates[] = [];
  await Promise.all([load(ours, headers, 1), load(peers, {}, 1)]);
  for (let round = 0; round < rounds; round += 1) {
    rates.push({ ours: await load(ours, headers, 4), peers: await load(peers, {}, 4) });
  }
  return {
    ours: median(rates.map(({ ours }) => ours)),
    peers: median(rates.map(({ peers }) => peers)),
  };
}

async function load(url: string, headers: Record<string, string>, duration: number) {
  const result = await autocannon({ url, headers, duration, connections: 32 });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} errors under load.`);
  }
  return result.requests.average;
}

async function signIn(api: Server, databaseUrl: string) {
  const userName = "student";
  const response = await fetch(`${api.url}/api/Authentication/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userName, password: "Demo-Pass-1" }),
  });
  const token = /(?:^|\s|,)token=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (!token) throw new Error(`The demo account did not sign in: ${await response.text()}`);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query("select id from users where user_name = $1", [userName]);
  await client.end();
  return { token, userId: String(rows[0]?.id) };
}
