/**
 * From a click to the painted list of a staff page, on a slow processor, in a large school: every list that
 * somebody's navigation leads to, in both staff sets.
 */
import { clicksToPaint, dashboardOf, paintedRows, signedIn } from "./tools/click-to-paint.ts";
import { startSealed, withLargeSchool } from "./tools/large-school.ts";
import { listsByLinks } from "./tools/lists-by-links.ts";
import type { Row } from "./tools/row.ts";

/** Officials and lecturers, to whom together every list is open; a page that two open is the first's. */
const people = ["admin", "exams", "hod", "dean", "lecturer"];
const rounds = 5;

export function run(): Promise<Row[]> {
  return withLargeSchool(async (bench) => {
    const { url } = await startSealed(bench);
    const measured = new Set<string>();
    const rows: Row[] = [];
    for (const userName of people) {
      const times = await signedIn({ url, userName }, async (context) => {
        const page = await dashboardOf(context, url);
        const all = await listsByLinks(page);
        await page.close();
        const links = all.filter(({ address }) => !measured.has(address));
        for (const { address } of links) measured.add(address);
        return clicksToPaint(context, { url, links, rounds });
      });
      for (const [{ entry, among = "menu" }, all] of times) {
        rows.push(...paintedRows(`${userName}, ${among}, ${entry}: list`, all));
      }
    }
    return rows;
  });
}
