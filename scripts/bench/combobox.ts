/** Typing in a field of 5,000 options on a slow processor: from a key to the painted list. */
import { slowDown } from "./tools/browser.ts";
import { answerTo, withPage } from "./tools/pages.ts";
import { atMost, median, type Row } from "./tools/row.ts";

const cpuSlowdown = 4;
const budget = 100;
/** The first opens the list with most options in it; the last leaves a handful. */
const keys = "comp 12".split("");
const rounds = 3;
const what = `5,000 options, CPU x${cpuSlowdown}`;

export function run(): Promise<Row[]> {
  return withPage("combobox", async (browser, url) => {
    const byKey = keys.map((): number[] => []);
    const opened: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await browser.newPage();
      await page.goto(url);
      await page.getByRole("combobox", { name: "Course" }).focus();
      await slowDown(page, cpuSlowdown);
      const press = async (key: string) =>
        (await answerTo(page, "keydown", () => page.keyboard.press(key))).last;
      opened.push(await press("ArrowDown"));
      await page.keyboard.press("Escape");
      for (const [index, key] of keys.entries()) byKey[index]?.push(await press(key));
      await page.close();
    }
    const slowest = Math.max(...byKey.map(median));
    return [
      atMost(`${what}: from a key to the list, slowest of ${keys.length}`, slowest, "ms", budget),
      atMost(`${what}: from ArrowDown to the opened list`, median(opened), "ms", budget),
    ];
  });
}
