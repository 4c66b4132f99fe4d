/** A class list of 1,000 students and 10 columns on paper, and a composite sheet of 300 with 12 courses. */
import type { Browser, Page } from "playwright";
import { withPage } from "./tools/pages.ts";
import { atMost, lowerQuartile, median, type Row } from "./tools/row.ts";

const rounds = 11;
const expectedPages = 34;
const budget = 500;
const compositeBudget = 2_000;

export const name = "print";

export const run = async (): Promise<Row[]> => [...(await classList()), ...(await composite())];

function classList(): Promise<Row[]> {
  return withPage("print", async (browser, url) => {
    const page = await open(browser, url);
    const bare = await open(browser, url);
    await bare.evaluate(() => document.querySelectorAll("link, style").forEach((e) => e.remove()));
    const times: number[] = [];
    const bareTimes: number[] = [];
    const pages = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const { pdf, took } = await print(page);
      times.push(took);
      bareTimes.push((await print(bare)).took);
      pages.add(pdf.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 0);
    }
    const [count = 0] = pages;
    return [
      {
        figure: "1,000 students, 10 columns: A4 pages",
        value: count,
        unit: "pages",
        budget: expectedPages,
        pass: pages.size === 1 && count === expectedPages,
      },
      {
        figure: "the same without a stylesheet: the PDF",
        value: lowerQuartile(bareTimes),
        unit: "ms",
        ratio: median(times) / median(bareTimes),
      },
      atMost("1,000 students, 10 columns: the PDF", lowerQuartile(times), "ms", budget),
      atMost("1,000 students, 10 columns: the PDF, median", median(times), "ms"),
    ];
  });
}

function composite(): Promise<Row[]> {
  return withPage("composite", async (browser, url) => {
    const page = await open(browser, url);
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push((await print(page)).took);
    const figure = "a composite sheet of 300 students, 12 courses: the PDF";
    return [
      atMost(figure, lowerQuartile(times), "ms", compositeBudget),
      atMost(`${figure}, median`, median(times), "ms"),
    ];
  });
}

async function open(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.getByRole("article").first().waitFor();
  return page;
}

async function print(page: Page): Promise<{ pdf: Buffer; took: number }> {
  const begin = performance.now();
  const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
  return { pdf, took: performance.now() - begin };
}
