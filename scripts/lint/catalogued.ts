/** What domain has a name for, read from domain itself: texts, paths, programmes. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const domain = join(import.meta.dirname, "../../packages/domain/src");

/** Each text with the export and the module that hold it. */
const texts = new Map<string, string>();
const paths = new Set<string>();
const programmeNames = new Set<string>();
const programmeSlugs = new Set<string>();

for (const value of await stringsOf("messages")) {
  // A single word ("Cancel") is a label that anyone may need, not a catalogued text, and what a sheet shows
  // as an example ("ND II") is what a school's data say.
  if (value.key === "example" || !/\S\s+\S/.test(value.text)) continue;
  if (!texts.has(value.text.trim())) texts.set(value.text.trim(), value.home);
}
for (const { text } of await stringsOf("routes")) {
  if (/^\/[^\s]+$/.test(text)) paths.add(text.replace(/\/:.*$/, ""));
}
for (const { text, key } of await stringsOf("programmes")) {
  if (/^\/[^\s]+$/.test(text)) paths.add(text);
  if (["slug", "title", "applicationName"].includes(key)) programmeNames.add(text.trim());
  if (key === "slug") programmeSlugs.add(text);
}

/** Where domain keeps this text, or `undefined` when it is not catalogued. */
export function catalogued(text: string): string | undefined {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const home = texts.get(trimmed);
  if (home) return home;
  if (programmeNames.has(trimmed)) return "a name of domain's programmes/";
  const path = trimmed.replace(/[?#].*$/, "").replace(/\/$/, "");
  if (path.startsWith("/") && paths.has(path)) return "a path of domain's routes/";
  return undefined;
}

/** Whether the text is the slug by which a programme is known. */
export const isProgrammeSlug = (text: unknown): boolean => programmeSlugs.has(String(text));

type Said = { text: string; key: string; home: string };

/**
 * Every string that the modules of a folder of domain export, however deep, with its key and its home:
 * "sectionMessages.documentsHint of @polyportal/domain/messages/sections".
 */
async function stringsOf(folder: string): Promise<Said[]> {
  const files = readdirSync(join(domain, folder)).filter(
    // A page's own words (`.words.ts`) are nobody else's: rule 14 sends them there.
    (name) => /^[^.]+\.ts$/.test(name),
  );
  const modules = await Promise.all(
    files.map(async (name) => ({
      exports: (await import(join(domain, folder, name))) as unknown,
      module: `@polyportal/domain/${folder}/${name.replace(/\.ts$/, "")}`,
    })),
  );
  return modules.flatMap(({ exports, module }) =>
    strings(exports, "", []).map(({ text, key, path }) => ({
      text,
      key,
      home: `${path.join(".")} of ${module}`,
    })),
  );
}

type Found = { text: string; key: string; path: readonly string[] };

function strings(value: unknown, key: string, path: readonly string[]): Found[] {
  if (typeof value === "string") return [{ text: value, key, path }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) =>
    strings(inner, isList ? key : name, isList ? path : [...path, name]),
  );
}
