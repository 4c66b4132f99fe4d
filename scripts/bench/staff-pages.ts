/** From a click to the painted list of an official's page, on a slow processor, in a large school. */
import { chromium } from "playwright";
import { chromiumArgs, chromiumPath } from "../chromium.ts";
import { clickToPaint } from "./tools/click-to-paint.ts";
import { addressOf, behindProxy, withLargeSchool } from "./tools/large-school.ts";
import { atMost, lowerQuartile, median, type Row } from "./tools/row.ts";

const cpuSlowdown = 4;
const rounds = 9;
const budgetMs = 300;

const people = "User Management";
/** A link, the navigation that it stands in, and words of the rows that its page shows. */
const pages = [
  { entry: people, words: "showing 1-10" },
  { among: people, entry: "Roles", words: "administrator" },
  { among: people, entry: "Menus", words: "hostel management" },
  { among: people, entry: "Assign Head of Department", words: "Computer Science" },
  { among: people, entry: "Security Log", words: "showing 1-10" },
  { among: people, entry: "Audit", words: "showing 1-10" },
  { entry: "School Setup", words: "Science" },
  { entry: "Notice Board Setup", words: "Registrar" },
] as const;

export const name = "staff-pages";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ startApi }) => {
    const { url } = await startApi(behindProxy);
    const browser = await chromium.launch({
      executablePath: await chromiumPath(),
      args: [...chromiumArgs],
    });
    const times = new Map(pages.map(({ entry }) => [entry, [] as number[]]));
    try {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        extraHTTPHeaders: { "x-forwarded-for": addressOf(1) },
      });
      await context.request.post(`${url}/api/Authentication/login`, {
        data: { userName: "admin", password: "Demo-Pass-1" },
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
        for (const link of pages) times.get(link.entry)?.push(await clickToPaint(page, link));
        await page.close();
      }
    } finally {
      await browser.close();
    }
    return [...times].flatMap(([entry, all]) => {
      const figure = `${entry}: click to painted list, CPU x${cpuSlowdown}`;
      return [
        atMost(figure, lowerQuartile(all), "ms", budgetMs),
        atMost(`${figure}, median`, median(all), "ms"),
      ];
    });
  });
}
