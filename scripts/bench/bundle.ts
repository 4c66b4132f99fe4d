/** What each page makes a phone fetch: the static import graph from the app's entry to the page. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest } from "vite";
import { root } from "../command.ts";
import { firstSections } from "./tools/first-sections.ts";
import { atMost, type Row } from "./tools/row.ts";
import { sizesOf, sum } from "./tools/sizes.ts";

/**
 * KiB of brotli. The staff's shell may weigh 110, the students' what it did before the staff had one (102,761
 * bytes); each page of the portal 29 more than 110, a list of the staff 47. Four pages of a student's have up to 3 of
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
  staffPage: 158,
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

export const name = "bundle";

export async function run(): Promise<Row[]> {
  return [...(await appRows("applicant")), ...(await appRows("portal"))];
}

async function appRows(app: keyof typeof budgets.page): Promise<Row[]> {
  const dist = join(root, "apps", app, "dist");
  const manifestPath = join(dist, ".vite/manifest.json");
  if (!existsSync(manifestPath)) {
    return [
      { figure: `${app}: not built, run \`pnpm build\``, value: 0, unit: "KiB", pass: false },
    ];
  }
  const manifest = JSON.parse(readFileSync(manifestPath, "utf8")) as Manifest;
  const shell = importsOf(manifest, entry);
  // The application form opens with its first section, and fetches that one's rules while it is
  // filled in; a later one adds to what is there, its own rules among it.
  const filledIn = new Set(shell);
  for (const source of Object.keys(manifest)) {
    if (!source.endsWith(formPage) && !source.endsWith(firstSection)) continue;
    for (const chunk of usedBy(manifest, source)) filledIn.add(chunk);
  }
  const scripts = (names: Iterable<string>) =>
    sum([...names].flatMap((chunk) => jsOf(dist, manifest[chunk]?.file)));
  const landingOpen = () => {
    const gone = landing.filter((source) => !manifest[source]);
    if (gone.length > 0) throw new Error(`The landing page has no ${gone.join(", ")}.`);
    const all = new Set([...shell, ...landing.flatMap((source) => [...usedBy(manifest, source)])]);
    return sized(`${app}: landing with its notices open`, scripts(all), budgets.landingOpen);
  };

  const rows = [
    sized(`${app}: shell`, scripts(shell), budgets.shell[app]),
    ...(app === "applicant" ? [landingOpen()] : []),
    ...(app === "applicant" ? await firstSections(manifest) : []).flatMap((form) => {
      const first = importsOfAll(manifest, form.first, shell);
      const before = importsOfAll(manifest, form.rules, first);
      const second = [...importsOfAll(manifest, form.second)].filter((one) => !before.has(one));
      const figure = `${app}: second section of ${form.slug}, with its definition`;
      return [
        sized(`${app}: form of ${form.slug}`, scripts(first), budgets.page[app]),
        sized(figure, scripts(second), budgets.section),
      ];
    }),
    ...Object.entries(manifest)
      // With its first section each programme is weighed above.
      .filter(([source, chunk]) => chunk.isDynamicEntry && !source.endsWith(firstSection))
      .map(([source]) => {
        const own = usedBy(manifest, source);
        const set = staffSetOf(manifest, source);
        if (set && source.endsWith(".page.tsx")) {
          const all = new Set([...shell, ...importsOf(manifest, set), ...own]);
          return sized(`staff: ${short(source)}`, scripts(all), budgets.staffPage);
        }
        if (staffSet.test(source)) {
          const all = new Set([...shell, ...importsOf(manifest, source)]);
          return sized(`staff: shell with ${short(source)}`, scripts(all), budgets.staffShell);
        }
        if (source.endsWith(".page.tsx")) {
          const budget = /\/(landing|login)\.page/.test(source)
            ? budgets.landing
            : budgets.page[app];
          return sized(`${app}: ${short(source)}`, scripts(new Set([...shell, ...own])), budget);
        }
        const section = source.endsWith(".fields.tsx");
        const before = section ? filledIn : shell;
        const added = scripts([...own].filter((chunk) => !before.has(chunk)));
        const budget = section ? budgets.section : undefined;
        return sized(`${app}: + ${short(source)}`, added, budget);
      }),
  ];
  return [...rows, ...htmlRows(app, join(dist, "prerendered"))];
}

function htmlRows(app: string, folder: string): Row[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) =>
      sized(`${app}: ${file} with inline CSS`, sizesOf(join(folder, file)), budgets.html),
    );
}

function sized(
  figure: string,
  sizes: { raw: number; gzip: number; brotli: number },
  budget?: number,
) {
  const kib = (bytes: number) => (bytes / 1024).toFixed(1);
  return atMost(
    `${figure} (raw ${kib(sizes.raw)}, gzip ${kib(sizes.gzip)})`,
    sizes.brotli / 1024,
    "KiB brotli",
    budget,
  );
}

const staffSet = /app\/sets\/(?:admin|lecturer)\.ts$/;

/** The set of the staff's that a page belongs to; undefined where students or applicants have it, too. */
function staffSetOf(manifest: Manifest, page: string): string | undefined {
  const fetching = Object.keys(manifest).filter((source) =>
    manifest[source]?.dynamicImports?.includes(page),
  );
  return fetching.every((source) => staffSet.test(source)) ? fetching[0] : undefined;
}

const short = (source: string) => source.replace(/^.*\//, "");

function jsOf(dist: string, file: string | undefined) {
  return file?.endsWith(".js") ? [sizesOf(join(dist, file))] : [];
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
