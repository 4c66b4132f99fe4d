/** What domain has a name for, read from domain itself: texts, paths, programmes. */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const domain = join(import.meta.dirname, "../../packages/domain/src");

const texts = new Set<string>();
const paths = new Set<string>();
const programmeNames = new Set<string>();

for (const value of await stringsOf("messages")) {
  // A single word ("Cancel") is a label that anyone may need, not a catalogued text.
  if (/\S\s+\S/.test(value.text)) texts.add(value.text.trim());
}
for (const { text } of await stringsOf("routes")) {
  if (/^\/[^\s]+$/.test(text)) paths.add(text.replace(/\/:.*$/, ""));
}
for (const { text, key } of await stringsOf("programmes")) {
  if (/^\/[^\s]+$/.test(text)) paths.add(text);
  if (["slug", "title", "applicationName"].includes(key)) programmeNames.add(text.trim());
}

/** Where domain keeps this text, or `undefined` when it is not catalogued. */
export function catalogued(text: string): string | undefined {
  const trimmed = text.trim().replace(/\s+/g, " ");
  if (texts.has(trimmed)) return "a text of domain's messages/";
  if (programmeNames.has(trimmed)) return "a name of domain's programmes/";
  const path = trimmed.replace(/[?#].*$/, "").replace(/\/$/, "");
  if (path.startsWith("/") && paths.has(path)) return "a path of domain's routes/";
  return undefined;
}

/** Every string that the modules of a folder of domain export, however deep, with its key. */
async function stringsOf(folder: string): Promise<{ text: string; key: string }[]> {
  const files = readdirSync(join(domain, folder)).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts"),
  );
  const modules = await Promise.all(files.map((name) => import(join(domain, folder, name))));
  return modules.flatMap((module) => strings(module, ""));
}

function strings(value: unknown, key: string): { text: string; key: string }[] {
  if (typeof value === "string") return [{ text: value, key }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    strings(inner, Array.isArray(value) ? key : name),
  );
}
