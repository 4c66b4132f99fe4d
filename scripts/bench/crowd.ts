/** The landing page and `/api/health` under more and more open connections, in one run: rate, memory, patience. */
import autocannon from "autocannon";
import { withDemo, type Server } from "./tools/api-server.ts";
import { atMost, compared, median, type Row } from "./tools/row.ts";
import { mostWhile, timed } from "./tools/timing.ts";

const crowds = [10, 100, 1000, 3000];
const rounds = 3;
const seconds = 4;
/** Milliseconds between two looks at the page by somebody who has just come. */
const glance = 250;

type Load = {
  /** Answers of a page or of data, a second. */
  rate: number;
  /** The percent that was asked to come again. */
  shed: number;
  /** The percent that had no answer within ten seconds, or a broken one. */
  lost: number;
};

export function run(): Promise<Row[]> {
  return withDemo(async ({ startApi }) => {
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
  const landings: Load[] = [];
  const healths: Load[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const landing = load(api, "/", connections);
    slowest.push(await mostWhile(landing, () => timed(() => visit(api)), glance));
    landings.push(await landing);
    healths.push(await load(api, "/api/health", connections));
  }
  const of = (loads: Load[], kind: keyof Load) => median(loads.map((one) => one[kind]));
  const people = `${connections.toLocaleString("en")} connections`;
  const [rate, health] = [of(landings, "rate"), of(healths, "rate")];
  const ratio = median(landings.map((one, at) => one.rate / (healths[at]?.rate ?? 0)));
  const lost = Math.max(of(landings, "lost"), of(healths, "lost"));
  const memoryMb = connections === Math.max(...crowds) ? 400 : undefined;
  return [
    compared(`${people}: landing page, to health`, rate, "req/s", { ratio, least: 0.5 }),
    atMost(`${people}: health`, health, "req/s"),
    atMost(`${people}: landing pages put off`, of(landings, "shed"), "%"),
    atMost(`${people}: health put off`, of(healths, "shed"), "%", 0),
    atMost(`${people}: without an answer`, lost, "%", 0),
    atMost(`${people}: slowest first page of one who comes`, median(slowest) / 1000, "s", 2),
    atMost(`${people}: peak memory`, await api.peakMemoryMb(), "MB", memoryMb),
  ];
}

/** Somebody comes to the page on a connection of their own. */
async function visit({ url }: Server): Promise<void> {
  const answer = await fetch(`${url}/`, { headers: { connection: "close" } });
  await answer.arrayBuffer();
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
    shed: (100 * result.non2xx) / (answers || 1),
    lost: (100 * result.errors) / (answers + result.errors || 1),
  };
}
