/** The tables of every page of the docs, as a reader gets them, against the types as the checker knows them. */
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { reference } from "../../.storybook/docgen.ts";
import { Reference } from "../../.storybook/docs/reference.tsx";
import { byPage } from "../../.storybook/reference/pages.ts";
import type { Reference as Read } from "../../.storybook/reference/shape.ts";
import { problemsIn } from "./compile.ts";
import { tablesOf } from "./told.ts";

/** A component and the names that stand in its table. */
type Table = { name: string; specifier: string; names: readonly string[] };

let read: Read;
let tables: Table[];
beforeAll(async () => {
  read = await reference();
  tables = Object.values(byPage(read.modules)).flatMap((modules) => {
    const shown = tablesOf(
      renderToStaticMarkup(<Reference modules={modules} shapes={read.shapes} />),
    );
    return modules.flatMap(({ specifier, parts }) =>
      parts
        .filter(({ kind }) => kind === "component")
        .map(({ name }) => ({ name, specifier, names: shown.get(name) ?? [] })),
    );
  });
});

/** What every element takes is told by one line under a table. */
const native = `type Native = keyof AllHTMLAttributes<Element> | keyof SVGAttributes<Element>
  | keyof AnchorHTMLAttributes<Element> | keyof TextareaHTMLAttributes<Element>
  | keyof RefAttributes<Element> | \`aria-\${string}\` | \`data-\${string}\`;`;

/** What a table leaves out, and what it says that no type has, in the words of the checker. */
function differences(given: readonly Table[]): string[] {
  const checks = given.map(({ name, specifier, names }, at) => {
    const listed = names.map((one) => JSON.stringify(one)).join(" | ") || "never";
    const props = `ComponentProps<typeof import("${specifier}").${name}>`;
    return `type Listed${at} = ${listed};
export const left${at}: Told<"${name} leaves out", Exclude<Own<${props}>, Listed${at}>> = true;
export const invented${at}: Told<"${name} invents", Exclude<Listed${at}, Keys<${props}>>> = true;`;
  });
  const text = `import type { AllHTMLAttributes, AnchorHTMLAttributes, ComponentProps } from "react";
import type { RefAttributes, SVGAttributes, TextareaHTMLAttributes } from "react";
${native}
type Keys<Props> = Props extends unknown ? keyof Props : never;
type Own<Props> = Exclude<Keys<Props>, Native>;
type Told<Words, Names> = [Names] extends [never] ? true : [Words, Names];
${checks.join("\n")}
`;
  const path = join("packages/ui/src", "docs-tables.ts");
  return problemsIn({ [path]: text }, "packages/ui/tsconfig.json");
}

test("every component's table has each of its own props, and no other", () => {
  expect(tables.length).toBeGreaterThan(120);
  expect(differences(tables)).toEqual([]);
});

test("a prop that a table leaves out or invents is named", () => {
  const planted = tables
    .filter(({ name }) => name === "Button" || name === "DataTable")
    .map(({ names, ...table }) => ({
      ...table,
      names: [...names.filter((name) => !["loading", "rowDetail"].includes(name)), "loud"],
    }));
  const named = differences(planted).join("\n");
  for (const words of [
    '"Button leaves out", "loading"',
    '"DataTable leaves out", "loading" | "rowDetail"',
    '"Button invents", "loud"',
  ])
    expect(named).toContain(words);
});
