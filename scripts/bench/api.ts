/** The API with all its middleware against bare servers that answer the same, in the same minute. */
import { join } from "node:path";
import autocannon from "autocannon";
import { withDemo, type Server } from "./tools/api-server.ts";
import { createInvoice } from "./tools/applicant.ts";
import { callerOf } from "./tools/caller.ts";
import { atMost, compared, median, type Row } from "./tools/row.ts";

const rounds = 5;
const seconds = 2;
const starts = 15;
const connections = 32;
const peerScript = join(import.meta.dirname, "tools/peer-server.ts");

/** What both serve: a path of the API, the peer's path to the same bytes, and who asks. */
type Question = { ours: string; peers: string; headers?: Record<string, string> };

export function run(): Promise<Row[]> {
  return withDemo(async ({ client, startApi, startPeer }) => {
    const startTimes: number[] = [];
    for (let turn = 0; turn < starts; turn += 1) {
      const server = await startApi();
      startTimes.push(server.startMs);
      await server.stop();
    }
    const api = await startApi();
    const { token } = await callerOf(api, "student");
    const { rows } = await client.query("select id from users where user_name = 'student'");
    const { id } = await createInvoice(api, "nd");

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
      PEER_USER_ID: String(rows[0]?.id),
    });
    const rate = (figure: string, question: Question, least?: number) =>
      rateBeside(figure, { api, peer, question }, least);

    return [
      await rate("JSON answer, to bare node:http", json, 0.5),
      await rate("invoice by primary key and its code, to node + pg", row, 0.9),
      await rate("profile (session, then person), to one read", signedIn),
      atMost("start, the database already up", median(startTimes), "ms", 150),
      atMost("start of the bare peer, to compare", peer.startMs, "ms"),
      atMost("peak memory after the load", await api.peakMemoryMb(), "MB", 150),
    ];
  });
}

type Asked = { api: Server; peer: Server; question: Question };

/** Requests a second of both, in short turns, so that a busy moment of the machine meets both. */
async function rateBeside(figure: string, { api, peer, question }: Asked, least?: number) {
  const { ours, peers, headers = {} } = question;
  const all: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const own = await load(api.url + ours, headers);
    const bare = await load(peer.url + peers, {});
    // The first round warms both.
    if (round === 0) continue;
    all.push(own);
    ratios.push(own / bare);
  }
  return compared(figure, median(all), "req/s", { ratio: median(ratios), least });
}

async function load(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, duration: seconds, connections });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} answered ${result.non2xx} errors under load.`);
  }
  return result.requests.average;
}
