/** What each page makes a phone fetch: the static import graph from the app's entry to the page. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Manifest } from "vite";
import { root } from "../command.ts";
import { firstSections } from "./tools/first-sections.ts";
import { atMost, type Row } from "./tools/row.ts";
import { sentSizeOf } from "./tools/sizes.ts";

/**
 * KiB of brotli. The staff's shell may weigh 110, the students' what it did before the staff had one (102,761
 * bytes); each page of the portal 29 more than 110, a list of the staff 45. Four pages of a student's have up to 3 of
 * these for code that they share with others: twelve files a page instead of thirty-six
 * (docs/decisions/0009-bytes-are-planned.md).
 */
const budgets = {
  landing: 85,
  /** With what comes once the page works: toasts, and the school's notices where there are some. */
  landingOpen: 100,
  shell: { applicant: undefined, portal: 102_761 / 1024 },
  staffShell: 110,
  page: { applicant: 121, portal: 139 },
  staffPage: 155,
  section: 8,
  html: 14,
};
const entry = "index.html";
const landing = [
  "src/features/landing/landing.page.tsx",
  "src/app/live-notices.tsx",
  "src/features/landing/notice-views.tsx",
];
const formPage = "/application.page.tsx";
const firstSection = "/personal.fields.tsx";

export async function run(): Promise<Row[]> {
  return [...(await appRows("applicant")), ...(await appRows("portal"))];
}

async function appRows(app: keyof typeof budgets.page): Promise<Row[]> {
  const dist = join(root, "apps", app, "dist");
  const manifestPath = join(dist, ".vite/manifest.json");
  if (!existsSync(manifestPath)) throw new Error(`${app} is not built: run \`pnpm build\` first.`);
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as Manifest;
  const shell = importsOf(manifest, entry);
  const sources = Object.keys(manifest);
  const scripts = (names: Iterable<string>) =>
    [...names]
      .map((chunk) => manifest[chunk]?.file ?? "")
      .filter((file) => file.endsWith(".js"))
      .reduce((sum, file) => sum + sentSizeOf(join(dist, file)), 0);
  const used = (which: readonly string[]) => which.flatMap((one) => [...usedBy(manifest, one)]);
  /** What somebody fetches who comes there first. */
  const whole = (figure: string, which: readonly string[], budget?: number) =>
    sized(figure, scripts(new Set([...shell, ...used(which)])), budget);
  // The application form opens with its first section, and fetches that one's rules while it is
  // filled in; a later one adds to what is there, its own rules among it.
  const isFirst = (source: string) => source.endsWith(formPage) || source.endsWith(firstSection);
  const filledIn = new Set([...shell, ...used(sources.filter(isFirst))]);

  const rowOf = (source: string): Row => {
    const name = source.replace(/^.*\//, "");
    const isPage = source.endsWith(".page.tsx");
    const set = staffSetOf(manifest, source);
    if (set && isPage) return whole(`staff: ${name}`, [set, source], budgets.staffPage);
    if (staffSet.test(source))
      return whole(`staff: shell with ${name}`, [source], budgets.staffShell);
    const isLight = /\/(landing|login)\.page/.test(source);
    const pageBudget = isLight ? budgets.landing : budgets.page[app];
    if (isPage) return whole(`${app}: ${name}`, [source], pageBudget);
    const isSection = source.endsWith(".fields.tsx");
    const there = isSection ? filledIn : shell;
    const added = scripts(used([source]).filter((chunk) => !there.has(chunk)));
    return sized(`${app}: + ${name}`, added, isSection ? budgets.section : undefined);
  };

  const rows = [sized(`${app}: shell`, scripts(shell), budgets.shell[app])];
  if (app === "applicant") {
    const gone = landing.filter((source) => !manifest[source]);
    if (gone.length > 0) throw new Error(`The landing page has no ${gone.join(", ")}.`);
    rows.push(whole(`${app}: landing with its notices open`, landing, budgets.landingOpen));
    for (const form of await firstSections(manifest)) {
      const first = importsOfAll(manifest, form.first, shell);
      const before = importsOfAll(manifest, form.rules, first);
      const second = [...importsOfAll(manifest, form.second)].filter((one) => !before.has(one));
      const figure = `${app}: second section of ${form.slug}, with its definition`;
      rows.push(
        sized(`${app}: form of ${form.slug}`, scripts(first), budgets.page[app]),
        sized(figure, scripts(second), budgets.section),
      );
    }
  }
  // With its first section each programme is weighed above.
  const later = sources.filter(
    (one) => manifest[one]?.isDynamicEntry && !one.endsWith(firstSection),
  );
  const html = globSync("prerendered/*.html", { cwd: dist }).map((file) =>
    sized(`${app}: ${basename(file)} with inline CSS`, sentSizeOf(join(dist, file)), budgets.html),
  );
  return [...rows, ...later.map(rowOf), ...html];
}

const sized = (figure: string, bytes: number, budget?: number): Row =>
  atMost(figure, bytes / 1024, "KiB brotli", budget);

const staffSet = /app\/sets\/(?:admin|lecturer)\.ts$/;

/** The set of the staff's that a page belongs to; undefined where students or applicants have it, too. */
function staffSetOf(manifest: Manifest, page: string): string | undefined {
  const fetching = Object.keys(manifest).filter((source) =>
    manifest[source]?.dynamicImports?.includes(page),
  );
  return fetching.every((source) => staffSet.test(source)) ? fetching[0] : undefined;
}

/** What a page or a section of the form fetches until it has been used: a section its rules, too. */
function usedBy(manifest: Manifest, source: string): Set<string> {
  const rules = source.endsWith(".fields.tsx") ? (manifest[source]?.dynamicImports ?? []) : [];
  return importsOfAll(manifest, [source, ...rules]);
}

/** Chunks with everything that they import statically, besides what is there. */
function importsOfAll(manifest: Manifest, chunks: string[], there?: Set<string>): Set<string> {
  const all = new Set(there);
  for (const chunk of chunks) importsOf(manifest, chunk, all);
  return all;
}

/** A chunk with everything that it imports statically. */
function importsOf(manifest: Manifest, chunk: string, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk) || !manifest[chunk]) return seen;
  seen.add(chunk);
  for (const next of manifest[chunk].imports ?? []) importsOf(manifest, next, seen);
  return seen;
}
