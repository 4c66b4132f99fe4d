import { expect, test } from "vitest";
import { lint } from "./oxlint.ts";

test("rule 9: no cycles between files", async () => {
  const problems = await lint({
    "packages/domain/src/fees/band.ts":
      'import { fee } from "./fee.ts";\nexport const band = () => fee;',
    "packages/domain/src/fees/fee.ts":
      'import { band } from "./band.ts";\nexport const fee = () => band;',
  });
  expect(problems).toContainEqual(expect.stringContaining("Dependency cycle"));
});

test("rule 9: a file below another is no cycle", async () => {
  expect(
    await lint({
      "packages/domain/src/fees/band.ts": "export const band = 1;",
      "packages/domain/src/fees/fee.ts":
        'import { band } from "./band.ts";\nexport const fee = () => band;',
    }),
  ).toEqual([]);
});

test("rule 9: no any", async () => {
  const path = "packages/domain/src/fees/fee.ts";
  expect(await lint({ [path]: "export const fee = (value: any) => value;" })).toEqual([
    expect.stringContaining("Unexpected `any`"),
  ]);
  expect(await lint({ [path]: "export const fee = (value: unknown) => value;" })).toEqual([]);
});

test.each([
  'import { forwardRef } from "react";\nexport const Button = forwardRef(() => null);',
  'import * as React from "react";\nexport const Button = React.forwardRef(() => null);',
])("rule 9: no forwardRef", async (source) => {
  const problems = await lint({ "packages/ui/src/components/button/button.tsx": source });
  expect(problems[0]).toContain("Rule 9: no forwardRef");
});

test("rule 9: a ref is a prop", async () => {
  expect(
    await lint({
      "packages/ui/src/components/button/button.tsx": `import type { ComponentProps } from "react";
        export function Button({ ref, ...rest }: ComponentProps<"button">) {
          return <button type="button" ref={ref} {...rest} />;
        }`,
    }),
  ).toEqual([]);
});

test("no barrels: what a package offers is its exports map", async () => {
  const path = "packages/domain/src/fees/fees.ts";
  const problems = await lint({
    "packages/domain/src/fees/fee.ts": "export const fee = 1;",
    [path]: 'export * from "./fee.ts";',
  });
  expect(problems).toEqual([expect.stringContaining("Barrel file")]);
});
