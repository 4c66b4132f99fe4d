/** From a click in the menu to the painted page with its data, on a slow processor. */
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../chromium.ts";
import { clickToPaint } from "./tools/click-to-paint.ts";
import {
  addressOf,
  behindProxy,
  studentsWithResults,
  withLargeSchool,
} from "./tools/large-school.ts";
import { atMost, lowerQuartile, median, type Row } from "./tools/row.ts";

const cpuSlowdown = 4;
const rounds = 11;
const budgetMs = 300;

/** An entry of the menu, and words of the data that its page shows. */
const pages = {
  "Academic Fees": "2025/2026",
  "Development Levy": "2025/2026",
  "Course Registration": "First semester",
  Results: "2025/2026",
  Hostel: "2026/2027",
  Profile: "Matric number",
  "Lecturer Appraisal": "Un-appraised",
};

export const name = "portal";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ databaseUrl, startApi }) => {
    const [student = ""] = await studentsWithResults(databaseUrl, 1);
    const { url } = await startApi(behindProxy);
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumArgs],
    });
    const times = new Map(Object.keys(pages).map((page) => [page, [] as number[]]));
    try {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        extraHTTPHeaders: { "x-forwarded-for": addressOf(1) },
      });
      await context.request.post(`${url}/api/Authentication/login`, {
        data: { userName: student, password: "Demo-Pass-1" },
        failOnStatusCode: true,
      });
      for (let round = 0; round < rounds; round += 1) {
        // A fresh page each time: nothing of the pages or their data is at hand yet.
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
        await page.goto(`${url}/dashboard`);
        await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
        await page.waitForLoadState("networkidle");
        for (const [entry, words] of Object.entries(pages)) {
          times.get(entry)?.push(await clickToPaint(page, { entry, words }));
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
    return [...times].flatMap(([entry, all]) => {
      const figure = `${entry}: click to painted data, CPU x${cpuSlowdown}`;
      return [
        atMost(figure, lowerQuartile(all), "ms", budgetMs),
        atMost(`${figure}, median`, median(all), "ms"),
      ];
    });
  });
}
