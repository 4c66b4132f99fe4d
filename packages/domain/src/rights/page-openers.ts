import { rightsMessages } from "../messages/rights.ts";
import { adminRoutes } from "../routes/admin.ts";
import { lecturerRoutes } from "../routes/lecturer.ts";
import { routeAt } from "../routes/match.ts";
import { claimName, type Claim } from "./claims.ts";
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

type Reason = { readonly claim: Claim; readonly sources: readonly string[] };

/** What lets somebody open a page, in words: "see users (role: bursar)". */
export const whyOpened = (reasons: readonly Reason[]): string =>
  reasons.map(({ claim, sources }) => `${claimName(claim)} (${sources.join(", ")})`).join("; ") ||
  rightsMessages.byAll;

/** What a page is called among all: "User Management: Roles". */
export const pageLabel = ({ area, crumb }: { area: string; crumb: string }): string =>
  `${area}: ${crumb}`;
