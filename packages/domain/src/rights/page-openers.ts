import { rightsMessages } from "../messages/rights.ts";
import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { routeAt } from "../routes/match.ts";
import { claimName, type Claim } from "./claims.ts";
import { claimsOfPage } from "./page-claims.ts";

/** Who may open a staff page: accounts of these types with one of these claims. */
export type PageOpeners = {
  readonly userTypes: readonly ("lecturer" | "official")[];
  /** One is enough; undefined if no claim is needed. */
  readonly claims: readonly Claim[] | undefined;
};

/** The staff's pages, each once, by area. */
export const staffPages = [
  ...new Map([...lecturerRoutes, ...adminRoutes].map((route) => [route.path, route])).values(),
];

/** What a page requires. Nobody, if there is no page. */
export const openersOf = (path: string): PageOpeners => ({
  userTypes: [
    ...(routeAt(lecturerRoutes, path) ? (["lecturer"] as const) : []),
    ...(routeAt(adminRoutes, path) ? (["official"] as const) : []),
  ],
  claims: claimsOfPage(path),
});

type Reason = { readonly claim: Claim; readonly sources: readonly string[] };

/** What lets somebody open a page, in words: "see users (role: bursar)". */
export const whyOpened = (reasons: readonly Reason[]): string =>
  reasons.map(({ claim, sources }) => `${claimName(claim)} (${sources.join(", ")})`).join("; ") ||
  rightsMessages.byAll;

/** A page's name with its area: "User Management: Roles". */
export const pageLabel = ({ area, crumb }: { area: string; crumb: string }): string =>
  `${area}: ${crumb}`;
