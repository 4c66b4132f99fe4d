import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { Reference, mainOf, reachable } from "../../.storybook/docs/reference.tsx";
import { byPage } from "../../.storybook/reference/pages.ts";
import { readReference } from "../../.storybook/reference/read.ts";
import type { Module, Reference as Read } from "../../.storybook/reference/shape.ts";
import { tablesOf, withoutPage, withoutSentence } from "./told.ts";

const root = join(import.meta.dirname, "../..");
const file = (path: string) => join(root, "packages/ui/src", path);

let read: Read;
/** The same of a library in which a prop, an export and a type have no sentence, and one is internal. */
let planted: Read;
beforeAll(() => {
  read = readReference();
  const [button, link] = [file("components/button/button.tsx"), file("components/link/link.tsx")];
  planted = readReference({
    [button]: readFileSync(button, "utf8")
      .replace(
        "type Look = {",
        "type Corner = { round: boolean };\ntype Look = {\n  corner?: Corner;\n  edge?: Edge;",
      )
      .replace("type Look = {", "type Edge = { sharp: boolean };\ntype Look = {")
      .concat("\nexport const loudest = (): Corner => ({ round: true });\n"),
    [link]: `${readFileSync(link, "utf8")}\n/** For neighbours. @internal */\nexport const near = () => 1;\n`,
  });
});

const partOf = ({ modules }: Read, name: string) =>
  modules.flatMap(({ parts }) => parts).find((part) => part.name === name);

test("every export stands on a page, and says what it is, as does each of its props", () => {
  expect(withoutPage(read.modules)).toEqual([]);
  expect(withoutSentence(read)).toEqual([]);
});

test("a prop, an export and a type without a sentence are named, and so is an export without a page", () => {
  expect(withoutSentence(planted)).toEqual(
    expect.arrayContaining([
      "@polyportal/ui/button Button.corner",
      "@polyportal/ui/button loudest",
      "packages/ui/src/components/button/button.tsx Corner",
      "packages/ui/src/components/button/button.tsx Corner.round",
    ]),
  );
  const folder = "packages/ui/src/components/lost";
  const lost: Module = { specifier: "@polyportal/ui/lost", file: "", folder, parts: [] };
  expect(() => withoutPage([lost])).toThrow(/no such file/);
  expect(withoutPage([{ ...lost, folder: "packages/ui/src/theme" }])).toEqual([lost.specifier]);
});

test("props are the own ones of every side of a union, as written, with what they are unless said", () => {
  const button = partOf(read, "Button");
  expect(button?.rest).toBe("button");
  expect(button?.props.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["variant", "size", "wide", "asChild", "loading", "children", "ref"]),
  );
  expect(button?.props.find(({ name }) => name === "variant")).toMatchObject({
    type: '"primary" | "secondary" | "quiet" | "danger"',
    required: false,
    fallback: '"primary"',
  });
  const rows = readFileSync(file("patterns/data-table/data-table-props.ts"), "utf8");
  const [, body = ""] = /type OwnProps[^{]*\{([\s\S]*?)\n\};/.exec(rows) ?? [];
  const written = [...body.matchAll(/^  (\w+)\??: /gm)].map(([, name]) => name);
  expect(partOf(read, "DataTable")?.props.map(({ name }) => name)).toEqual(written);
});

test("each page's tables list what the types have, shared types among them", () => {
  const pages = Object.values(byPage(read.modules));
  for (const modules of pages) {
    const parts = modules.flatMap((module) => module.parts);
    const html = renderToStaticMarkup(<Reference modules={modules} shapes={read.shapes} />);
    const tables = tablesOf(html);
    const types = reachable(parts, read.shapes).map(([, { name, members }]) => ({
      name,
      props: members,
    }));
    for (const { name, props } of [...parts, ...types].filter(({ props }) => props.length > 0))
      expect(tables.get(name)?.toSorted(), name).toEqual(props.map((one) => one.name).toSorted());
    for (const { name, kind, sentence } of parts) {
      if (kind === "type" || !sentence) continue;
      expect(html, name).toContain(`data-reference="${name}"`);
    }
  }
});

/** What a page's tables tell of, and no reader needs to write: kept as few as they are. */
const unwritten = ["ChipWords", "ControlProps", "Described", "End", "Issue", "Result", "Shown"];

test("every type that a page tells of can be imported", () => {
  const told = Object.values(byPage(read.modules)).flatMap((modules) =>
    reachable(
      modules.flatMap(({ parts }) => parts),
      read.shapes,
    ),
  );
  const without = told.filter(([, { specifier }]) => !specifier).map(([, { name }]) => name);
  expect([...new Set(without)].toSorted()).toEqual(unwritten);
});

test("a type that only a prop knows, and what is internal, are told apart", () => {
  const [, edge] = Object.entries(planted.shapes).find(([key]) => key.endsWith("#Edge")) ?? [];
  expect(edge).toMatchObject({ name: "Edge" });
  expect(edge).not.toHaveProperty("specifier");
  expect(partOf(planted, "Link")).toBeDefined();
  expect(partOf(planted, "near")).toBeUndefined();
});

test.each([
  ["patterns/form", "Form"],
  ["patterns/draft", "useDraft"],
  ["components/link", "Link"],
  ["shell/connectivity", "Connectivity"],
])("the page of %s begins with %s", (folder, name) => {
  const stories = `packages/ui/src/${folder}/${folder.split("/").at(-1)}.stories.tsx`;
  expect(mainOf(byPage(read.modules)[stories] ?? [])?.name).toBe(name);
});

test("a provider says what it takes, and a sentence's link is a name", () => {
  for (const name of ["LinkProvider", "WordsProvider", "FormScope"])
    expect(partOf(read, name)?.props.map((prop) => prop.name)).toEqual(["value", "children"]);
  expect(partOf(read, "GroupField")?.sentence).toBe(
    "As `FormField`, around several controls that answer one question.",
  );
});

test.each([
  ["data-table", ["DataColumn", "CellValue", "TableState", "TableSort", "MenuEntry"]],
  ["import-wizard", ["ImportRow", "Verdict"]],
])("%s expands its types where they are used", (name, wanted) => {
  const page = `packages/ui/src/patterns/${name}/${name}.stories.tsx`;
  const parts = (byPage(read.modules)[page] ?? []).flatMap((module) => module.parts);
  const types = reachable(parts, read.shapes).map(([, shape]) => shape.name);
  expect(types).toEqual(expect.arrayContaining(wanted));
});
