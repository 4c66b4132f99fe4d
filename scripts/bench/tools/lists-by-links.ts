/** The pages with a list that a person's navigation leads to. */
import { adminRoutes } from "@polyportal/domain/routes/admin";
import { lecturerRoutes } from "@polyportal/domain/routes/lecturer";
import { routeAt } from "@polyportal/domain/routes/match";
import { paths } from "@polyportal/domain/routes/paths";
import type { Page } from "playwright";
import { linkOf, type Link } from "./click-to-paint.ts";

export type ListLink = Link & {
  /** Of the page. */
  readonly address: string;
};

/** Opens what every link of the menu leads to, and of the pages of its part of the school; keeps those with a list. */
export async function listsByLinks(page: Page): Promise<ListLink[]> {
  const found: ListLink[] = [];
  // Where everything starts from is never come to by a press.
  const seen = new Set<string>([paths.dashboard]);
  const visit = async (link: Link) => {
    const leads = await linkOf(page, link).getAttribute("href");
    if (leads === null) return;
    await page.goto(new URL(leads, page.url()).href);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    const address = new URL(page.url()).pathname;
    // Some lead on to another page.
    if (seen.has(address)) return;
    seen.add(address);
    if (await page.locator("main :is([role=region], section)[aria-busy]").count()) {
      found.push({ ...link, address });
    }
  };
  for (const entry of await namesIn(page, "Modules")) {
    await visit({ entry });
    const area = areaOf(new URL(page.url()).pathname);
    if (area === undefined || area === "Account") continue;
    for (const name of await namesIn(page, area))
      await visit({ among: area, entry: name, through: entry });
  }
  return found;
}

const areaOf = (path: string): string | undefined =>
  (routeAt(adminRoutes, path) ?? routeAt(lecturerRoutes, path))?.area;

/** The links of a navigation, in its order. */
async function namesIn(page: Page, navigation: string): Promise<string[]> {
  const links = page.getByRole("navigation", { name: navigation, exact: true }).getByRole("link");
  const names = await links.allTextContents();
  return names.map((name) => name.trim());
}
