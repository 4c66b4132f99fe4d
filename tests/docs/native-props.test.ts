/** Whether a component takes its root's own props beside its own, by the types as the checker knows them. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { reference } from "../../.storybook/docgen.ts";
import { problemsIn } from "./compile.ts";

/** Those of them that take less than every element does. */
function lacking(parts: readonly { name: string; specifier: string }[]): string[] {
  const checks = parts.map(
    ({ name, specifier }, at) =>
      `export const part${at}: Takes<"${name}", ComponentProps<typeof import("${specifier}").${name}>> = true;`,
  );
  const text = `import type { ComponentProps } from "react";
type Keys<Props> = Props extends unknown ? keyof Props : never;
type Takes<Name, Props> = "className" | "lang" | "onClick" extends Keys<Props> ? true : [Name];
${checks.join("\n")}
`;
  const path = join("packages/ui/src", "native-props.ts");
  return problemsIn({ [path]: text }, "packages/ui/tsconfig.json").map(
    (problem) => /\["(\w+)"\]/.exec(problem)?.[1] ?? problem,
  );
}

// What has no element of its own (notes are a paragraph or two of their field), and what floats over the page.
const rootless = `CommandPalette Confetti Confirm Dialog DropdownMenu FieldNotes FormScope LeaveGuard
  LinkProvider OptionList Toaster Tooltip WordsProvider`;

test("a component takes its root's own props, or is named here", async () => {
  const { modules } = await reference();
  // Papers and the shell are drawn whole, once a page.
  const parts = modules
    .filter(({ file }) => !/src\/(documents|shell)\//.test(file))
    .flatMap(({ specifier, parts }) =>
      parts.filter(({ kind }) => kind === "component").map(({ name }) => ({ name, specifier })),
    );
  expect(parts.length).toBeGreaterThan(90);
  expect(lacking(parts).toSorted()).toEqual(rootless.split(/\s+/));
});

test("one that takes less is named", () => {
  const named = ["Button", "Toaster"].map((name) => ({
    name,
    specifier: `@polyportal/ui/${name.toLowerCase()}`,
  }));
  expect(lacking(named)).toEqual(["Toaster"]);
});
