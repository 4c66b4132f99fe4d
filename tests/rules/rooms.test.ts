import { globSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const namesIn = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const files = (pattern: string, ending: string) =>
  globSync(pattern, { cwd: root }).map((file) => basename(file, ending));

const text = (file: string) => readFileSync(join(root, file), "utf8");

const families = namesIn("apps/api/src/families");

/** The nouns of each floor, as its folders or files name them. */
const floors = {
  domain: namesIn("packages/domain/src"),
  contract: files("packages/api-client/src/contract/*.ts", ".ts"),
  feature: [...namesIn("apps/portal/src/features"), ...namesIn("apps/applicant/src/features")],
  e2e: files("e2e/**/*.e2e.ts", ".e2e.ts"),
};
type Floor = keyof typeof floors;

const within = (noun: string, name: string) => `-${name}-`.includes(`-${noun}-`);

/** A journey may say more than its noun: `bad-days-of-payment` is of `payment`, no `admission-letter` of `admission`. */
const isOf = (family: string, journey: string) =>
  within(family, journey) &&
  !families.some((other) => other !== family && within(family, other) && within(other, journey));

const hasRoom = (family: string, floor: Floor) =>
  floors[floor].some((name) => (floor === "e2e" ? isOf(family, name) : name === family));

/** Whose pages are played as stories, and so need no journey of their own. */
const storied = new Set(
  globSync("apps/*/src/features/*/**/*.stories.tsx", { cwd: root }).map(
    (file) => file.split("/features/")[1]?.split("/")[0],
  ),
);

/** The rooms that a family does not have, and why; of a journey where there are stories, where it is walked. */
const without: Record<string, Partial<Record<Floor, string>>> = {
  admission: { e2e: "walked in verification" },
  "admission-letter": { feature: "a paper of the acceptance fee, printed in fees" },
  "application-setup": { e2e: "walked in jamb-list" },
  "unit-load": { e2e: "walked in course-management" },
  approval: {
    feature: "an inbox among the notifications; which acts need one, among rights",
    e2e: "asked for and given in user-management",
  },
  "degree-change": {
    domain: "no rule yet: it is a fee, and waits for an officer",
    feature: "bought and listed in fees",
    e2e: "told in sundry to those whom it does not concern; needs an officer to go on",
  },
  document: { feature: "a paper is checked in verification, printed by the feature it is of" },
  faculty: { e2e: "walked in school-setup" },
  health: {
    domain: "for machines",
    contract: "one endpoint, beside the school's configuration",
    feature: "for machines",
    e2e: "for machines",
  },
  impersonation: {
    contract: "begun by a sign-in and ended by a sign-out, which are authentication's",
    feature: "a card of the dashboard, a page of authentication, a banner of the shell",
    e2e: "walked in shell",
  },
  notification: {
    domain: "a title and a body: the families word them",
    e2e: "told in the journeys that cause one; its page is walked in routes",
  },
  office: {
    domain: "rules and words stand among rights and user-management",
    feature: "pages of user-management",
    e2e: "pages of user-management, walked in routes",
  },
  programmes: { e2e: "walked in school-setup" },
  rating: { feature: "asked for by the shell", e2e: "walked in shell" },
  reference: {
    domain: "lists without a rule",
    feature: "choices of other features' forms",
    e2e: "chosen from in every form",
  },
  "registration-window": {
    domain:
      "its rules and forms stand in course-registration, whose pages ask them of every student",
  },
  school: { feature: "named on every page" },
  screening: {
    feature: "a part of the setup's page, in application-setup",
    e2e: "no journey yet: its part of the setup's page has its story",
  },
  search: {
    domain: "nothing of its own: what is found is other families'",
    feature: "asked by the shell's search over the pages",
    e2e: "walked in lists",
  },
  security: { feature: "a card of the account's page", e2e: "walked in shell: two factors" },
  "staff-request": {
    feature: "a tab of the notifications",
    e2e: "asked for by the application's form, which is still to come",
  },
  student: { feature: "edited on the account's page", e2e: "walked in shell" },
  "why-not": {
    feature: "a part of the pages of registration, results, classes and courses: parts/why-not",
  },
  timetable: { feature: "a part of the page that assigns courses, in lecturer" },
};

test.each(families)("%s has its room on each floor under one name, or says why not", (family) => {
  const missing = (Object.keys(floors) as Floor[]).filter((floor) => !hasRoom(family, floor));
  const told = Object.keys(without[family] ?? {});
  const isPlayed = (floor: Floor) =>
    floor === "e2e" && storied.has(family) && !told.includes(floor);
  expect(missing.filter((floor) => !isPlayed(floor))).toEqual(told);
});

/** What several families or none know, and so is named after none. */
const others: Record<Exclude<Floor, "e2e">, readonly string[]> = {
  domain: [
    "academic-session",
    "application-type",
    "birthday",
    "breadcrumbs",
    "certificate",
    "export",
    "format",
    "import",
    "messages",
    "modal",
    "o-level",
    "person",
    "print",
    "routes",
    "saved-view",
    "table",
    "text",
    "upload",
    "validation",
  ],
  contract: [
    "contract",
    "define",
    "export",
    "history",
    "import",
    "import-of",
    "list",
    "saved-view",
    "shared",
    "upload-errors",
  ],
  // Pages over several families: one's own account, the start, what anyone looks up.
  feature: ["account", "landing", "unbuilt", "verification"],
};

test.each(Object.entries(others))("%s has no room under another name", (floor, shared) => {
  const isNamed = (name: string) =>
    families.some((family) => name === family) ||
    // A family's contract may be cut: `application-sections`.
    (floor === "contract" && families.some((family) => name.startsWith(`${family}-`)));
  const strange = floors[floor as Floor].filter((name) => !isNamed(name));
  expect([...new Set(strange)].toSorted()).toEqual(shared);
});

test("what is listed as missing belongs to a family that exists", () => {
  expect(families).toEqual(expect.arrayContaining(Object.keys(without)));
});

const sources = (folder: string) =>
  globSync(`apps/api/src/${folder}/**/*.ts`, { cwd: root }).filter((file) => !/test/.test(file));

test.each([
  "approval",
  "audit",
  "export",
  "import",
  "lists",
  "notification",
  "rights",
  "saved-view",
  "sheets",
])("%s, a machine, knows no family", (machine) => {
  const found = sources(machine);
  expect(found.length).toBeGreaterThan(0);
  const knowing = found.filter((file) => /from "[^"]*\/families\//.test(text(file)));
  expect(knowing).toEqual([]);
});
