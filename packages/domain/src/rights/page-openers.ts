import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { routeAt } from "../routes/match.ts";
import type { Claim } from "./claims.ts";
import { claimsOfPage } from "./page-claims.ts";

/** Who may open a page of the staff: accounts of these types that hold one of these claims. */
export type PageOpeners = {
  readonly userTypes: readonly ("lecturer" | "official")[];
  /** One is enough; undefined where the whole set may. */
  readonly claims: readonly Claim[] | undefined;
};

/** The pages of the staff, each once, by area. */
export const staffPages = [
  ...new Map([...lecturerRoutes, ...adminRoutes].map((route) => [route.path, route])).values(),
];

/** What a page asks of whoever opens it; nobody where no page is. */
export const openersOf = (path: string): PageOpeners => ({
  userTypes: [
    ...(routeAt(lecturerRoutes, path) ? (["lecturer"] as const) : []),
    ...(routeAt(adminRoutes, path) ? (["official"] as const) : []),
  ],
  claims: claimsOfPage(path),
});
