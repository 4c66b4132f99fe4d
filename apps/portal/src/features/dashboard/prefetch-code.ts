import { menuFor, type Person } from "../../app/access.ts";
import { leadingTo } from "../../app/named-pages.ts";
import type { PageSet } from "../../app/page-set-type.ts";
import { forgetFailures, loadOf, pageModule } from "../../app/pages.ts";
import { untilIdle } from "../../app/until-idle.ts";

/** A line on which what may never be opened is too dear; browsers that do not tell have none. */
function isDear(): boolean {
  type Connection = { saveData?: boolean; effectiveType?: string };
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? "");
}

/** Fetches what is opened next, each while nothing else is to do: a list's code, then the menu's pages. */
export async function prefetchCode(set: PageSet, person: Person): Promise<void> {
  if (isDear()) return;
  try {
    await untilIdle();
    await import("../../parts/list/list-page.tsx");
    for (const { path } of menuFor(set, person)) {
      await untilIdle();
      await pageModule(loadOf(set, leadingTo(set, person, path) ?? path));
    }
  } catch {
    // Whoever opens the page asks again, and is told what went wrong.
    forgetFailures();
  }
}
