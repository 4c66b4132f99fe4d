/** The API with all its middleware against bare servers that answer the same, in the same minute. */
import { join } from "node:path";
import autocannon from "autocannon";
import pg from "pg";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { createInvoice } from "./tools/applicant.ts";
import { median, atMost, type Row } from "./tools/row.ts";

const rounds = 5;
const seconds = 2;
const starts = 15;
const connections = 32;
const peerScript = join(import.meta.dirname, "tools/peer-server.ts");

export const name = "api";

/** What both serve: a path of the API, the peer's path to the same bytes, and who asks. */
type Question = { ours: string; peers: string; headers?: Record<string, string> };

export function run(): Promise<Row[]> {
  return withDatabase(async ({ databaseUrl, startApi, startPeer }) => {
    // Once for the migrations and the demo data, so that the measured starts find them done.
    await (await startApi()).stop();
    const startMs = await medianStart(startApi);
    const api = await startApi();
    const { token, userId } = await signIn(api, databaseUrl);
    const { id } = await createInvoice(api.url, "nd");

    const json: Question = { ours: "/api/School/configuration", peers: "/" };
    const row: Question = { ours: `/api/ApplicationInvoice/invoice/${id}`, peers: "/invoice" };
    const signedIn: Question = {
      ours: "/api/UserManagement/profile",
      peers: "/profile",
      headers: { authorization: `Bearer ${token}` },
    };
    const answerOf = async ({ ours, headers }: Question) =>
      (await fetch(api.url + ours, { headers })).text();
    const peer = await startPeer(peerScript, {
      PEER_JSON: await answerOf(json),
      PEER_INVOICE: await answerOf(row),
      PEER_INVOICE_ID: id,
      PEER_PROFILE: await answerOf(signedIn),
      PEER_USER_ID: userId,
    });

    return [
      rate("JSON answer, to bare node:http", await compare(api, peer, json), 0.5),
      rate("invoice by primary key and its code, to node + pg", await compare(api, peer, row), 0.9),
      rate("profile (session, then person), to one read", await compare(api, peer, signedIn)),
      atMost("start, the database already up", startMs, "ms", 150),
      atMost("start of the bare peer, to compare", peer.startMs, "ms"),
      atMost("peak memory after the load", await api.peakMemoryMb(), "MB", 150),
    ];
  });
}

async function medianStart(startApi: () => Promise<Server>): Promise<number> {
  const all: number[] = [];
  for (let turn = 0; turn < starts; turn += 1) {
    const server = await startApi();
    all.push(server.startMs);
    await server.stop();
  }
  return median(all);
}

type Rates = { ours: number; peers: number };

function rate(figure: string, rates: readonly Rates[], budget?: number): Row {
  const value = median(rates.map(({ ours }) => ours));
  const ratio = median(rates.map(({ ours, peers }) => ours / peers));
  if (budget === undefined) return { figure, value, unit: "req/s", ratio };
  return { figure, value, unit: "req/s", budget, ratio, pass: ratio >= budget };
}

/** Requests a second of both, in short turns, so that a busy moment of the machine meets both. */
async function compare(api: Server, peer: Server, question: Question): Promise<Rates[]> {
  const { ours, peers, headers = {} } = question;
  const turn = async (): Promise<Rates> => ({
    ours: await load(api.url + ours, headers),
    peers: await load(peer.url + peers, {}),
  });
  await turn();
  const rates: Rates[] = [];
  for (let round = 0; round < rounds; round += 1) rates.push(await turn());
  return rates;
}

async function load(url: string, headers: Record<string, string>) {
  const result = await autocannon({ url, headers, duration: seconds, connections });
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
