/** The landing page on slow 3G and a slow phone, against the same page without any JavaScript. */
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../chromium.ts";
import { withDatabase } from "./tools/api-server.ts";
import { serveWithoutScripts } from "./tools/bare-page.ts";
import { measurePaint, type Paint } from "./tools/paint.ts";
import { atMost, median, type Row } from "./tools/row.ts";
import { slow3g, thinLink } from "./tools/thin-link.ts";

const rounds = 5;
const cpuSlowdown = 6;

export const name = "load";

export function run(): Promise<Row[]> {
  return withDatabase(async ({ startApi }) => {
    const api = await startApi();
    const bare = await serveWithoutScripts(`${api.url}/`);
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumArgs],
    });
    const open = async (port: number): Promise<Paint> => {
      const link = await thinLink(port, slow3g);
      const paint = await measurePaint(browser, `http://127.0.0.1:${link.port}/`, cpuSlowdown);
      link.close();
      return paint;
    };
    const ours: Paint[] = [];
    const without: Paint[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await open(Number(new URL(api.url).port)));
      without.push(await open(bare.port));
    }
    await browser.close();
    bare.close();
    return rows(ours, without);
  });
}

function rows(ours: Paint[], without: Paint[]): Row[] {
  const of = (paints: Paint[], pick: (paint: Paint) => number) => median(paints.map(pick));
  const largest = of(ours, (paint) => paint.largestPaint);
  const ratio = largest / of(without, (paint) => paint.largestPaint);
  const early = ours.filter(
    ({ firstScript, firstPaint }) => (firstScript ?? Infinity) < firstPaint,
  );
  return [
    atMost("landing: first contentful paint, slow 3G", of(ours, (p) => p.firstPaint) / 1000, "s"),
    {
      figure: "landing: largest contentful paint, to the page without JavaScript",
      value: largest / 1000,
      unit: "s",
      budget: 1.1,
      ratio,
      pass: ratio <= 1.1,
    },
    atMost(
      "landing: loads in which a script was asked for before the first paint",
      early.length,
      "",
      0,
    ),
    atMost(
      "landing: JavaScript over the wire, notice open",
      of(ours, (p) => p.scriptBytes) / 1024,
      "KiB",
      100,
    ),
    atMost(
      "landing: layout shift",
      of(ours, (p) => p.shift),
      "",
      0.1,
    ),
  ];
}
