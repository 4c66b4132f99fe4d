/** Who a route is for: nobody signed in, a student, teaching staff, or administrative staff. */
export const routeSets = ["signed-out", "student", "lecturer", "admin"] as const;
export type RouteSet = (typeof routeSets)[number];

/** One page's address. A part that starts with a colon takes a value: `/invoice/:rrr`. */
export type Route = {
  path: string;
  set: RouteSet;
  /** What breadcrumbs and headings call the page. */
  crumb: string;
  /** The programme (applications) or part of the school that the page belongs to. */
  area: string;
};

/** Routes of one set, written as area → path → crumb. */
export const routesOf = (
  set: RouteSet,
  areas: Record<string, Record<string, string>>,
): readonly Route[] =>
  Object.entries(areas).flatMap(([area, crumbs]) =>
    Object.entries(crumbs).map(([path, crumb]) => ({ path, set, crumb, area })),
  );
