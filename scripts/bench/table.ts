/** A data table of 1,000 rows and 8 columns on a slow processor, beside the same rows through innerHTML. */
import type { Browser, Page } from "playwright";
import { slowDown } from "./tools/browser.ts";
import { answerTo, withPage } from "./tools/pages.ts";
import { atMost, compared, median, timeRows, type Row } from "./tools/row.ts";

const cpuSlowdown = 4;
const rounds = 5;
const rows = 1_000;
const budgets = { paintedRatio: 0.35, sortMs: 200, selectMs: 50, heapMb: 10 };
/** The first of them brings in the bar of actions, too. */
const chosenRows = [3, 6, 4];
/** The markup is laid out as a whole, as any table without our stylesheet's skipping would be. */
const laidOutWhole = ".data-table > tbody { content-visibility: visible !important; }";

type Turn = { first: number; last: number };

export function run(): Promise<Row[]> {
  return withPage("table", async (browser, url) => {
    const html = await markupOf(browser, url);
    const drawn: Turn[] = [];
    const markup: number[] = [];
    const sorted: Turn[] = [];
    const selected: Turn[] = [];
    const heaps: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const turns = [
        () => ours(browser, url, { drawn, sorted, selected, heaps }),
        async () => markup.push(await theirs(browser, url, html)),
      ];
      // Whatever favours the first or the second favours both alike.
      for (const turn of round % 2 === 0 ? turns : turns.toReversed()) await turn();
    }
    const first = (turns: readonly Turn[]) => median(turns.map((turn) => turn.first));
    const last = (turns: readonly Turn[]) => median(turns.map((turn) => turn.last));
    const ratio = first(drawn) / median(markup);
    const what = `1,000 rows x 8 columns, CPU x${cpuSlowdown}`;
    return [
      { figure: `${what}: the same rows through innerHTML`, value: median(markup), unit: "ms" },
      compared(`${what}: painted`, first(drawn), "ms", { ratio, most: budgets.paintedRatio }),
      atMost(`${what}: every row in the document`, last(drawn), "ms"),
      atMost(`${what}: sorted`, first(sorted), "ms", budgets.sortMs),
      atMost(`${what}: every row in its new place`, last(sorted), "ms"),
      ...timeRows(
        `${what}: one selected`,
        selected.map((turn) => turn.last),
        budgets.selectMs,
      ),
      atMost(`${what}: more heap`, median(heaps), "MB", budgets.heapMb),
    ];
  });
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await slowDown(page, cpuSlowdown);
  return page;
}

/** The table's own markup, once all of it is there. */
async function markupOf(browser: Browser, url: string): Promise<string> {
  const page = await open(browser, url);
  await page.evaluate(() => window.drawTable());
  const table = page.getByRole("table");
  // On a busy machine the groups after the first come later than the first quiet frames.
  await table.getByRole("row").nth(rows).waitFor({ state: "attached" });
  const html = await table.evaluate((element) => element.outerHTML);
  const count = await table.locator("tbody tr").count();
  if (count !== rows) throw new Error(`The table has drawn ${count} rows.`);
  await page.close();
  return html;
}

async function ours(
  browser: Browser,
  url: string,
  results: { drawn: Turn[]; sorted: Turn[]; selected: Turn[]; heaps: number[] },
): Promise<void> {
  const page = await open(browser, url);
  const before = await heapOf(page);
  results.drawn.push(await page.evaluate(() => window.drawTable()));
  results.heaps.push((await heapOf(page)) - before);
  const head = page.getByRole("button", { name: "CGPA" });
  results.sorted.push(await answerTo(page, "click", () => head.click()));
  for (const row of chosenRows) {
    const box = page.getByRole("row").nth(row).getByRole("checkbox");
    results.selected.push(await answerTo(page, "click", () => box.click()));
    if (!(await box.isChecked())) throw new Error("The row was not selected.");
  }
  await page.close();
}

async function theirs(browser: Browser, url: string, html: string): Promise<number> {
  const page = await open(browser, url);
  await page.addStyleTag({ content: laidOutWhole });
  const { last } = await page.evaluate((html) => window.drawMarkup(html), html);
  await page.close();
  return last;
}

/** What JavaScript holds once nothing is left to be thrown away. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  return usedSize / 1_000_000;
}
