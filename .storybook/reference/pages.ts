/** Which page of the docs an export stands on: that of the stories beside it. */
import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Module } from "./shape.ts";

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

/** The exports of each page, by its stories file; the one that the folder is named after first. */
export function byPage(modules: readonly Module[]): Record<string, Module[]> {
  const pages: Record<string, Module[]> = {};
  for (const module of modules) {
    const page = pageOf(module);
    if (!page) continue;
    const isMain = module.specifier.endsWith(`/${basename(module.folder)}`);
    const others = pages[page] ?? [];
    pages[page] = isMain ? [module, ...others] : [...others, module];
  }
  return pages;
}
