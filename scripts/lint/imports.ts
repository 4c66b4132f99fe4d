import { posix } from "node:path";
import { isTest, type Place } from "./place.ts";

type Limit = {
  rule: number;
  /** Files that the limit holds for. */
  from: RegExp;
  /** What they may not import: packages by name, own files by their path from the root. */
  refuse: RegExp;
  because: string;
};

const limits: readonly Limit[] = [
  {
    rule: 1,
    from: /^packages\/domain\/src\//,
    refuse: /^(?!zod(\/|$)|packages\/domain\/)/,
    because: "domain imports zod and nothing else",
  },
  {
    rule: 2,
    from: /^packages\/ui\/src\//,
    refuse:
      /^@polyportal\/(?!domain\/|ui\/)|^react-router|^@tanstack\/(react-query|query|react-router|router)/,
    because: "ui imports neither api-client, nor a router, nor a query library, nor an app",
  },
  {
    rule: 3,
    from: /^packages\/api-client\/src\//,
    refuse:
      /^(?!@polyportal\/(domain|api-client)\/|packages\/api-client\/|zod(-openapi)?(\/|$)|@tanstack\/react-query$|react$)/,
    because: "api-client imports domain, zod, TanStack Query and React only",
  },
  {
    rule: 4,
    from: /^apps\/(applicant|portal)\/src\//,
    refuse: /^@polyportal\/(applicant|portal|api)(\/|$)/,
    because: "apps never import each other",
  },
  {
    rule: 4,
    from: /^apps\/api\/src\//,
    refuse: /^@polyportal\/(?!domain\/|api-client\/(contract|list|openapi)\/)/,
    because: "the api imports domain, the contract and the lists only",
  },
  {
    rule: 13,
    from: /^apps\/api\/src\/(?!families\/families\.ts$)/,
    refuse: /^apps\/api\/src\/families\/[^/]+\/family\.ts$/,
    because: "what a family declares is read by families.ts alone",
  },
  {
    rule: 17,
    from: /^apps\/api\/src\/database\/schema\//,
    refuse: /^apps\/api\/src\/(?!database\/schema\/)/,
    because: "a schema imports schemas and domain only",
  },
  {
    rule: 17,
    from: /^apps\/api\/src\/database\/(?!seed\/|.*\.test\.ts$)/,
    refuse: /^apps\/api\/src\/(lists|server|families)\//,
    because: "the database imports no list, no server and no family",
  },
  {
    rule: 6,
    from: /^(packages|apps)\/(?!ui\/src\/components\/)/,
    refuse: /^@radix-ui\//,
    because: "only ui's components/ imports Radix",
  },
  {
    rule: 6,
    from: /^(packages|apps)\/(?!ui\/src\/patterns\/)/,
    refuse: /^@tanstack\/react-table|^@hookform\/resolvers/,
    because: "only ui's patterns/ imports TanStack Table and the form resolvers",
  },
];

/** What a test or a story may import besides: its runner and Node. */
const testLibraries =
  /^node:|^vite$|^vitest|^@?fast-check|^@fast-check\/|^storybook|^@storybook\/|^@testing/;

/** The message of the rule that refuses this import, if one does. */
export function refusedImport({ path, room }: Place, specifier: string): string | undefined {
  if (!room || !path.startsWith(`${room}/src/`)) return undefined;
  if (isTest(path) && testLibraries.test(specifier)) return undefined;
  const relative = specifier.startsWith(".");
  const target = relative ? posix.join(posix.dirname(path), specifier) : specifier;

  if (relative && !target.startsWith(`${room}/`)) {
    return `Rule 4: ${target} is another room's file; import that package by its name.`;
  }
  const own = featureOf(path);
  const other = featureOf(target);
  if (own && other && own !== other) {
    return `Rule 5: the feature ${own} never imports the feature ${other}; what two share rises to ui or domain.`;
  }
  const family = isTest(path) ? undefined : refusedFamily(familyOf(path), familyOf(target));
  if (family) return family;
  const limit = limits.find(({ from, refuse }) => from.test(path) && refuse.test(target));
  return limit && `Rule ${limit.rule}: ${limit.because}; not ${specifier}.`;
}

function featureOf(path: string): string | undefined {
  return /^apps\/[^/]+\/src\/features\/([^/]+)\//.exec(path)?.[1];
}

/**
 * The families of the api that others may know, from the lowest: a family imports those below it. One
 * that is not here stands above them all, and no other imports it.
 */
const heights: Readonly<Record<string, number>> = {
  approval: 0,
  document: 0,
  health: 0,
  holiday: 0,
  notification: 0,
  payment: 0,
  "staff-request": 0,
  authentication: 1,
  impersonation: 1,
  invoice: 1,
  referee: 2,
  programmes: 1,
  security: 1,
  student: 1,
  "application-setup": 2,
  results: 2,
  application: 3,
  "course-registration": 3,
  fees: 3,
  "application-invoice": 4,
  hostel: 4,
  "score-sheet": 4,
  "user-management": 5,
};

/** Families of one height that know each other. */
const neighbours: readonly (readonly string[])[] = [
  // One sign-in: with a second factor, or as somebody else.
  ["authentication", "impersonation", "security"],
  // Who owes fees registers nothing, and registering late is a fee.
  ["course-registration", "fees"],
];

function refusedFamily(own: string | undefined, other: string | undefined): string | undefined {
  if (!own || !other || own === other) return undefined;
  if ((heights[other] ?? Infinity) < (heights[own] ?? Infinity)) return undefined;
  if (neighbours.some((names) => names.includes(own) && names.includes(other))) return undefined;
  return `Rule 13: the family ${own} imports only families below it, not ${other}; what follows a payment is handed in (families.ts).`;
}

function familyOf(path: string): string | undefined {
  return /^apps\/api\/src\/families\/([^/]+)\//.exec(path)?.[1];
}
