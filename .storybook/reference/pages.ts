/** Which page of the docs an export stands on: that of the stories beside it. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Module, Part } from "./shape.ts";

const root = join(import.meta.dirname, "../..");

/** Exports that stand on another folder's page, since they have no look of their own. */
const elsewhere: Readonly<Record<string, string>> = {
  "@polyportal/ui/brand-hue": "packages/ui/src/theme/foundations/colour.stories.tsx",
  "@polyportal/ui/error-summary": "packages/ui/src/patterns/form/form.stories.tsx",
  "@polyportal/ui/field-id": "packages/ui/src/patterns/form/form.stories.tsx",
  "@polyportal/ui/form-field": "packages/ui/src/patterns/form/form.stories.tsx",
};

/** The stories file whose page shows an export, from the root of the repository. */
export function pageOf({ specifier, file, folder }: Module): string | undefined {
  const placed = elsewhere[specifier];
  if (placed) return placed;
  const stories = readdirSync(join(root, folder)).filter((name) => name.endsWith(".stories.tsx"));
  const called = (name: string) => stories.find((story) => story === `${name}.stories.tsx`);
  const own = called(basename(file).replace(/\.tsx?$/, "")) ?? called(basename(folder));
  const page = stories.length === 1 ? stories[0] : own;
  return page && `${folder}/${page}`;
}

/** `Form` or `useForm` of a page called `form`. */
function isNamedLike(page: string, { name, kind }: Part): boolean {
  const own = page.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return kind !== "type" && (name === own || name === `use${own}`);
}

/** `Connectivity` goes before `useConnectivity`, and both before what they are not. */
function rank(page: string, { parts: [first] }: Module): number {
  if (!first || !isNamedLike(page, first)) return 2;
  return first.kind === "component" ? 0 : 1;
}

/** The exports of each page, by its stories file; what the page is named after comes first. */
export function byPage(modules: readonly Module[]): Record<string, Module[]> {
  const pages: Record<string, Module[]> = {};
  for (const module of modules) {
    const page = pageOf(module);
    if (!page) continue;
    const called = basename(page, ".stories.tsx");
    const main = module.parts.find((part) => isNamedLike(called, part));
    const rest = module.parts.filter((part) => part !== main);
    (pages[page] ??= []).push(main ? { ...module, parts: [main, ...rest] } : module);
  }
  return Object.fromEntries(
    Object.entries(pages).map(([page, listed]) => {
      const called = basename(page, ".stories.tsx");
      return [page, listed.toSorted((a, b) => rank(called, a) - rank(called, b))];
    }),
  );
}
