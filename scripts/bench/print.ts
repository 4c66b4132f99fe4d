/** A class list of 1,000 students and 10 columns, on paper. */
import { withPage } from "./tools/pages.ts";
import { atMost, median, type Row } from "./tools/row.ts";

const rounds = 5;
const expectedPages = 34;
const budget = 500;

export const name = "print";

export function run(): Promise<Row[]> {
  return withPage("print", async (browser, url) => {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole("article").first().waitFor();
    const times: number[] = [];
    const pages = new Set<number>();
    for (let round = 0; round < rounds; round += 1) {
      const begin = performance.now();
      const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true, printBackground: true });
      times.push(performance.now() - begin);
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
      atMost("1,000 students, 10 columns: the PDF", median(times), "ms", budget),
    ];
  });
}
