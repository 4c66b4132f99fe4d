/** The landing page on slow 3G and a slow phone, against the same page without any JavaScript. */
import { withDatabase } from "./tools/api-server.ts";
import { serveWithoutScripts } from "./tools/bare-page.ts";
import { withBrowser } from "./tools/browser.ts";
import { measurePaint, type Paint } from "./tools/paint.ts";
import { atMost, compared, median, type Row } from "./tools/row.ts";
import { slow3g, thinLink } from "./tools/thin-link.ts";

const rounds = 5;
const cpuSlowdown = 6;

export function run(): Promise<Row[]> {
  return withDatabase(async ({ startApi }) => {
    const api = await startApi();
    const bare = await serveWithoutScripts(`${api.url}/`);
    const ours: Paint[] = [];
    const without: Paint[] = [];
    await withBrowser(async (browser) => {
      const open = async (port: number): Promise<Paint> => {
        const link = await thinLink(port, slow3g);
        const paint = await measurePaint(browser, `http://127.0.0.1:${link.port}/`, cpuSlowdown);
        link.close();
        return paint;
      };
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await open(Number(new URL(api.url).port)));
        without.push(await open(bare.port));
      }
    });
    bare.close();
    return rows(ours, without);
  });
}

function rows(ours: Paint[], without: Paint[]): Row[] {
  const of = (paints: Paint[], kind: keyof Paint) => median(paints.map((paint) => paint[kind]));
  const largest = of(ours, "largestPaint");
  const early = ours.filter(({ firstScript, firstPaint }) => firstScript < firstPaint);
  const kilobytes = of(ours, "scriptBytes") / 1024;
  return [
    atMost("landing: first contentful paint, slow 3G", of(ours, "firstPaint") / 1000, "s"),
    compared("landing: largest paint, to the page without JavaScript", largest / 1000, "s", {
      ratio: largest / of(without, "largestPaint"),
      most: 1.1,
    }),
    atMost("landing: loads that ask for a script before the first paint", early.length, "", 0),
    atMost("landing: JavaScript over the wire, notice open", kilobytes, "KiB", 100),
    atMost("landing: layout shift", of(ours, "shift"), "", 0.1),
  ];
}
