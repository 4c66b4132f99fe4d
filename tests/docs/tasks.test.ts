import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readReference } from "../../.storybook/reference/read.ts";
import type { Module } from "../../.storybook/reference/shape.ts";

const guidance = join(import.meta.dirname, "../../packages/ui/src/guidance");
const tables = readFileSync(join(guidance, "tables.mdx"), "utf8");
const forms = readFileSync(join(guidance, "forms.mdx"), "utf8");

/** Parts that no task asks for by itself, by the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "every page is made of them: Getting started, A page": [
    "badge",
    "breadcrumbs",
    "button",
    "date",
    "icon",
    "link",
    "money",
    "page-loader",
    "skeleton",
    "status",
    "visually-hidden",
  ],
  "it stands within parts that are named": [
    "checkbox",
    "dialog",
    "draft-choice",
    "draft-status",
    "dropdown-menu",
    "error-flag",
    "error-summary",
    "form",
    "field-id",
    "form-field",
    "input",
    "leave-guard",
    "option",
    "pagination",
    "password-input",
    "radio",
    "select",
    "spinner",
    "star-rating",
    "switch",
    "textarea",
    "toaster",
    "tooltip",
    "rich-text",
  ],
  "the school's own look, which the apps have placed": [
    "avatar",
    "confetti",
    "crest",
    "season-lights",
  ],
};
const excepted = Object.values(exceptions).flat();

const called = ({ specifier }: Module) => specifier.replace("@polyportal/ui/", "");

/** The components that whoever builds a page may take, by the module that has them. */
const taken = readReference().modules.filter(
  ({ folder, parts }) =>
    /\/src\/(components|patterns)\//.test(folder) && parts.some(({ kind }) => kind === "component"),
);

/** The modules of which no row of these pages' tables names a component. */
const unnamed = (modules: readonly Module[], ...pages: readonly string[]) => {
  const rows = pages.flatMap((page) => page.split("\n").filter((line) => line.startsWith("|")));
  const names = new Set(
    rows.flatMap((row) => [...row.matchAll(/`<?([A-Z]\w+)/g)].map(([, name = ""]) => name)),
  );
  return modules.filter(({ parts }) => !parts.some(({ name }) => names.has(name))).map(called);
};

test("each component and pattern is named where a task is looked up, or has a reason not to be", () => {
  expect(unnamed(taken, tables, forms).filter((name) => !excepted.includes(name))).toEqual([]);
});

test("no exception is named all the same, or is no part any more", () => {
  const needed = unnamed(taken, tables, forms);
  expect(excepted.filter((name) => !needed.includes(name))).toEqual([]);
});

test("a part that no row names is told", () => {
  const without = tables.replaceAll("`Timeline`", "a list");
  expect(unnamed(taken, without, forms)).toContain("timeline");
});
