import type { Client } from "@polyportal/api-client/client/client";
import type { RouteSet } from "@polyportal/domain/routes/route";
import { routeSetFor } from "@polyportal/domain/authentication/roles";
import { createContext, use } from "react";
import { PageNotLoaded } from "./page-not-loaded.ts";
import { studentSet } from "./sets/student.ts";
import type { PageSet } from "./page-set-type.ts";

/** Page sets that are loaded for people of their kind, with the endpoints that only they call. */
const fetched = {
  lecturer: async () => (await import("./sets/lecturer.ts")).lecturerSet,
  admin: async () => (await import("./sets/admin.ts")).adminSet,
};

const none: PageSet = { routes: [], pages: {}, menu: [] };

const sets = new Map<RouteSet, PageSet | Promise<PageSet>>([
  ["student", studentSet],
  ["signed-out", none],
]);

/** The set of a role or user type. A promise if it must be loaded first, with its endpoints. */
export function pageSetOf(role: string, client: Client): PageSet | Promise<PageSet> {
  const name = role.toLowerCase() === "official" ? "admin" : routeSetFor(role);
  const known = sets.get(name);
  if (known) return known;
  const promise = fetchSet(name as keyof typeof fetched, client);
  sets.set(name, promise);
  return promise;
}

async function fetchSet(name: keyof typeof fetched, client: Client): Promise<PageSet> {
  try {
    const [own, { AreaNav }, { staffEndpoints }] = await Promise.all([
      fetched[name](),
      import("./area-nav.tsx"),
      import("@polyportal/api-client/client/staff-endpoint-table.gen"),
    ]);
    const set: PageSet = { ...own, Head: AreaNav, density: "compact" };
    client.learn(staffEndpoints);
    sets.set(name, set);
    return set;
  } catch (cause) {
    sets.delete(name);
    throw new PageNotLoaded("The pages of the staff did not arrive", { cause });
  }
}

/** The current set; undefined until the person is known. */
export const PageSetContext = createContext<PageSet | undefined>(undefined);

/** The current set, for every page. */
export function usePageSet(): PageSet {
  const set = use(PageSetContext);
  if (!set) throw new Error("A page stands outside of its set.");
  return set;
}
