/** The score grid of 300 students on a slow processor: from a key to the paint that answers it, and scrolling. */
import { chromium, type Page } from "playwright";
import pg from "pg";
import { chromiumArgs, chromiumPath } from "../chromium.ts";
import { answeredKeys, keyRows, watchKeys } from "./tools/answered-keys.ts";
import { untilSealed, withLargeSchool } from "./tools/large-school.ts";
import { addClasses, firstCourse, sessionId, students } from "./tools/score-classes.ts";
import { atMost, type Row } from "./tools/row.ts";

const cpuSlowdown = 4;
/** Milliseconds between two keys: a quick hand. */
const delay = 80;
const rowsTyped = 40;
const budgetMs = 50;
/** Turns of the wheel, and how far each goes. */
const turns = 60;
const turnPx = 120;
/** A frame of a screen that draws sixty a second, with half of another: what is longer was dropped. */
const frameMs = 25;

/** A cell that is typed into. */
const entered = "[role=grid] td[data-entered]";

export const name = "grid";

declare global {
  interface Window {
    frameTimes: number[];
  }
}

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ databaseUrl, adminUrl, startApi }) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    await addClasses(client, 1);
    await client.end();
    const { url } = await startApi();
    await untilSealed(databaseUrl);
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumArgs],
    });
    try {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
      await context.request.post(`${url}/api/Authentication/login`, {
        data: { userName: "lecturer", password: "Demo-Pass-1" },
        failOnStatusCode: true,
      });
      const page = await context.newPage();
      await page.goto(`${url}/records/results?course=${firstCourse}&session=${sessionId}`);
      await page.locator(entered).first().waitFor();
      await page.waitForLoadState("networkidle");
      const devtools = await context.newCDPSession(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
      return [...(await typed(page)), ...(await scrolled(page))];
    } finally {
      await browser.close();
    }
  });
}

const what = `${students} students, CPU x${cpuSlowdown}`;

/** A column from the top down, two digits and Enter a row, while rows are saved. */
async function typed(page: Page): Promise<Row[]> {
  await page.locator(entered).first().click();
  await watchKeys(page);
  for (let row = 0; row < rowsTyped; row += 1) {
    await page.keyboard.type(String(10 + (row % 20)), { delay });
    await page.keyboard.press("Enter", { delay });
  }
  const keys = await answeredKeys(page);
  if (keys.length < 3 * rowsTyped) throw new Error(`${keys.length} keys were answered.`);
  return keyRows(`${what}, ${keys.length} keys`, keys, budgetMs);
}

/** Down the whole sheet by the wheel; the frames that came late. */
async function scrolled(page: Page): Promise<Row[]> {
  await page.getByRole("grid").hover();
  await page.evaluate(() => {
    window.frameTimes = [];
    const frame = (time: number) => {
      window.frameTimes.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, turnPx);
    await page.waitForTimeout(16);
  }
  const gaps = await page.evaluate(() =>
    window.frameTimes.slice(1).map((time, at) => time - (window.frameTimes[at] ?? time)),
  );
  const late = gaps.filter((gap) => gap > frameMs).length;
  const figure = `${what}, ${turns} turns of the wheel, ${gaps.length} frames: dropped`;
  return [
    atMost(figure, late, "frames", 0),
    atMost(`${what}: the longest frame`, Math.max(...gaps), "ms"),
  ];
}
