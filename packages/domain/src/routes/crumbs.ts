import { routes } from "./catalogue.ts";
import { routeAt } from "./match.ts";
import type { Route, RouteSet } from "./route.ts";

/** One breadcrumb: what it says and where it leads. */
export type Crumb = {
  /** What it says: "Library loans". */
  label: string;
  /** Where it leads. */
  path: string;
};

/**
 * The breadcrumbs of an address among the given routes: the pages above it by path, then itself.
 * Whether they are cut, collapsed or hidden is decided where they are drawn (breadcrumbs/limits.ts).
 */
export const crumbsAmong = (among: readonly Route[], address: string): readonly Crumb[] => {
  const parts = address
    .replace(/[?#].*$/, "")
    .split("/")
    .filter(Boolean);
  const paths = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return (paths.length > 0 ? paths : ["/"]).flatMap((path) => {
    const route = routeAt(among, path);
    return route ? [{ label: route.crumb, path }] : [];
  });
};

/** The breadcrumbs of an address in one route set. */
export const crumbsFor = (address: string, set: RouteSet): readonly Crumb[] =>
  crumbsAmong(
    routes.filter((route) => route.set === set),
    address,
  );
