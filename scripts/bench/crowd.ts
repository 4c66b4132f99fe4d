/** The landing page and `/api/health` under more and more open connections, in one run: rate, memory, patience. */
import { setTimeout as pause } from "node:timers/promises";
import autocannon from "autocannon";
import { withDatabase, type Server } from "./tools/api-server.ts";
import { atMost, median, type Row } from "./tools/row.ts";

const crowds = [10, 100, 1000, 3000];
const rounds = 3;
const seconds = 4;
/** Between two looks at the page by somebody who has just come. */
const glance = 250;

export const name = "crowd";

type Load = {
  /** Answers of a page or of data, a second. */
  rate: number;
  /** The share that was asked to come again. */
  shed: number;
  /** The share that had no answer within ten seconds, or a broken one. */
  lost: number;
};

export function run(): Promise<Row[]> {
  return withDatabase(async ({ startApi }) => {
    // Once for the migrations and the demo data, which take more memory than anything after them.
    await (await startApi()).stop();
    const api = await startApi();
    const rows: Row[] = [];
    await load(api, "/", 10);
    await load(api, "/api/health", 10);
    for (const connections of crowds) rows.push(...(await measure(api, connections)));
    return rows;
  });
}

/** In turns, so that a busy moment of the machine meets both. */
async function measure(api: Server, connections: number): Promise<Row[]> {
  const turns: { landing: Load; health: Load; slowest: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [landing, slowest] = await whileLoaded(api, connections);
    turns.push({ landing, slowest, health: await load(api, "/api/health", connections) });
  }
  const of = (pick: (turn: (typeof turns)[number]) => number) => median(turns.map(pick));
  const people = `${connections.toLocaleString("en")} connections`;
  const ratio = of(({ landing, health }) => landing.rate / health.rate);
  const most = connections === Math.max(...crowds);
  return [
    {
      figure: `${people}: landing page, to health`,
      value: of(({ landing }) => landing.rate),
      unit: "req/s",
      budget: 0.5,
      ratio,
      pass: ratio >= 0.5,
    },
    {
      figure: `${people}: health`,
      value: of(({ health }) => health.rate),
      unit: "req/s",
    },
    atMost(`${people}: landing pages put off`, 100 * of(({ landing }) => landing.shed), "%"),
    atMost(`${people}: health put off`, 100 * of(({ health }) => health.shed), "%", 0),
    atMost(
      `${people}: without an answer`,
      100 * of(({ landing, health }) => Math.max(landing.lost, health.lost)),
      "%",
      0,
    ),
    atMost(
      `${people}: slowest first page of one who comes to it`,
      of(({ slowest }) => slowest) / 1000,
      "s",
      2,
    ),
    atMost(`${people}: peak memory`, await api.peakMemoryMb(), "MB", most ? 400 : undefined),
  ];
}

/** Loads the landing page, and has somebody come to it again and again on a connection of their own. */
async function whileLoaded(api: Server, connections: number): Promise<[Load, number]> {
  let over = false;
  const loaded = load(api, "/", connections).finally(() => (over = true));
  let slowest = 0;
  while (!over) {
    const begin = performance.now();
    const answer = await fetch(`${api.url}/`, { headers: { connection: "close" } });
    await answer.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - begin);
    await pause(glance);
  }
  return [await loaded, slowest];
}

async function load(api: Server, path: string, connections: number): Promise<Load> {
  const result = await autocannon({
    url: api.url + path,
    headers: { "accept-encoding": "br" },
    duration: seconds,
    // Beside this thread, which is the one that comes to the page.
    workers: 1,
    connections,
  });
  const good = result["2xx"];
  const answers = good + result.non2xx;
  return {
    rate: good / result.duration,
    shed: result.non2xx / (answers || 1),
    lost: result.errors / (answers + result.errors || 1),
  };
}
