/** What the docs say and leave out: exports without a page, props and types without a sentence, tables. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadCsf } from "storybook/internal/csf-tools";
import { pageOf } from "../../.storybook/reference/pages.ts";
import type { Module, Reference } from "../../.storybook/reference/shape.ts";

const root = join(import.meta.dirname, "../..");

/** Every export of the package that no page of the docs shows. */
export const withoutPage = (modules: readonly Module[]): string[] =>
  modules.filter((module) => !shown(pageOf(module))).map(({ specifier }) => specifier);

function shown(page: string | undefined): boolean {
  if (!page) return false;
  const { meta } = loadCsf(readFileSync(join(root, page), "utf8"), { makeTitle: String }).parse();
  return !meta.tags?.includes("!autodocs");
}

/** Drawings say what they are by their names; the module says how all of them are used. */
const family = new Set(["@polyportal/ui/icon"]);

/** Every component, prop and function of ui's, and every type and field that its tables show, without a sentence. */
export function withoutSentence({ modules, shapes }: Reference): string[] {
  const parts = modules.flatMap(({ specifier, parts }) => {
    const components = parts.filter(({ kind }) => kind === "component");
    const tables = new Set(components.map(({ name }) => `${name}Props`));
    return parts.flatMap(({ name, kind, sentence, props }) => {
      const speaks = sentence || kind === "type" || family.has(specifier) || tables.has(name);
      const silent = props.filter((prop) => !prop.sentence).map((prop) => `${name}.${prop.name}`);
      return [...(speaks ? [] : [name]), ...silent].map((told) => `${specifier} ${told}`);
    });
  });
  const types = Object.values(shapes).flatMap(({ file, name, sentence, members }) => [
    ...(sentence || name.endsWith("Props") ? [] : [`${file} ${name}`]),
    ...members.filter((field) => !field.sentence).map((field) => `${file} ${name}.${field.name}`),
  ]);
  return [...parts, ...types];
}

/** The rows of each table of a page, as its HTML has them. */
export function tablesOf(html: string): Map<string, string[]> {
  const tables = html.matchAll(/<table aria-label="(\w+)">(.*?)<\/table>/gs);
  return new Map(
    [...tables].map(([, label = "", table = ""]) => [
      label,
      [...table.matchAll(/<th scope="row"><code>(.*?)<\/code>/g)].map(([, name = ""]) => name),
    ]),
  );
}
