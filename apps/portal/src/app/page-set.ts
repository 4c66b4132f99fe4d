import type { Client } from "@polyportal/api-client/client/client";
import type { MenuItem } from "@polyportal/domain/routes/menus";
import type { Route, RouteSet } from "@polyportal/domain/routes/route";
import type { CommandPaletteProps } from "@polyportal/ui/command-palette";
import { routeSetFor } from "@polyportal/domain/authentication/roles";
import type { QueryClient } from "@tanstack/react-query";
import { createContext, use, type ComponentType } from "react";
import type { Profile } from "./profile.ts";
import { PageNotLoaded } from "./page-not-loaded.ts";
import { studentSet } from "./sets/student.ts";

/** A page's module: every `.page.tsx` exports its component as `Page`. */
export type PageModule = { Page: ComponentType };

/** Loads a page's module. */
export type LoadPage = () => Promise<PageModule>;

/** The pages that are built, by the path of their route. */
export type Pages = Readonly<Record<string, LoadPage>>;

/** What one kind of people can open. A student's phone never carries the staff's. */
export type PageSet = {
  readonly routes: readonly Route[];
  readonly pages: Pages;
  /** The side menu, before the server's grants narrow it. */
  readonly menu: readonly MenuItem[];
  /** The path by which the side menu marks the entry of a page, where it is not the page's own. */
  readonly pathInMenu?: (
    routes: readonly Route[],
    menu: readonly MenuItem[],
    path: string,
  ) => string;
  /** Pages about one thing, which another page chooses: by name there is nothing on them. */
  readonly chosenElsewhere?: ReadonlySet<string>;
  /** Whether a page has anything for a kind of student. */
  readonly concerns?: (path: string, studentTypeId: number) => boolean;
  /** Whether somebody with these rights may open a page. */
  readonly opens?: (path: string, claims: Profile["claims"]) => boolean;
  /** Asks for what the page at a path will show, before it is drawn: a slow phone does both at once. */
  readonly askAhead?: (queryClient: QueryClient, client: Client, path: string) => void;
  /** What stands over every page: the way to the others of its part of the school. */
  readonly Head?: ComponentType<{ path: string }>;
  /** A search that finds more than pages; it comes when somebody searches. */
  readonly Palette?: ComponentType<CommandPaletteProps>;
};

/** Sets that come when somebody of theirs is signed in, with the endpoints that only they call. */
const fetched = {
  lecturer: async () => (await import("./sets/lecturer.ts")).lecturerSet,
  admin: async () => (await import("./sets/admin.ts")).adminSet,
};

const none: PageSet = { routes: [], pages: {}, menu: [] };

const sets = new Map<RouteSet, PageSet | Promise<PageSet>>([
  ["student", studentSet],
  ["signed-out", none],
]);

/**
 * The set of a role, or of a user type: at once where it is here, else when it has come and the client
 * knows what its pages call.
 */
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
    const set = { ...own, Head: AreaNav };
    client.learn(staffEndpoints);
    sets.set(name, set);
    return set;
  } catch (cause) {
    sets.delete(name);
    throw new PageNotLoaded("The pages of the staff did not arrive", { cause });
  }
}

/** The set in use; undefined until it is known whose it is. */
export const PageSetContext = createContext<PageSet | undefined>(undefined);

/** The set in use, on every page. */
export function usePageSet(): PageSet {
  const set = use(PageSetContext);
  if (!set) throw new Error("A page stands outside of its set.");
  return set;
}
