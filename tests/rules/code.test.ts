import { expect, test } from "vitest";
import { lint, lintEach } from "./oxlint.ts";

test.concurrent("rule 9: no cycles between files", async () => {
  const problems = await lint({
    "packages/domain/src/fees/band.ts":
      'import { fee } from "./fee.ts";\nexport const band = () => fee;',
    "packages/domain/src/fees/fee.ts":
      'import { band } from "./band.ts";\nexport const fee = () => band;',
  });
  expect(problems).toContainEqual(expect.stringContaining("Dependency cycle"));
});

test.concurrent("rule 9: a file below another is no cycle", async () => {
  expect(
    await lint({
      "packages/domain/src/hostel/room.ts": "export const room = 1;",
      "packages/domain/src/hostel/bed.ts":
        'import { room } from "./room.ts";\nexport const bed = () => room;',
    }),
  ).toEqual([]);
});

test.concurrent("rule 9: no any", async () => {
  const [any, unknown] = await lintEach([
    { "packages/domain/src/money/any.ts": "export const fee = (value: any) => value;" },
    { "packages/domain/src/money/unknown.ts": "export const fee = (value: unknown) => value;" },
  ]);
  expect(any).toEqual([expect.stringContaining("Unexpected `any`")]);
  expect(unknown).toEqual([]);
});

test.concurrent("rule 9: no forwardRef", async () => {
  const found = await lintEach([
    {
      "packages/ui/src/components/badge/badge.tsx":
        'import { forwardRef } from "react";\nexport const Badge = forwardRef(() => null);',
    },
    {
      "packages/ui/src/components/alert/alert.tsx":
        'import * as React from "react";\nexport const Alert = React.forwardRef(() => null);',
    },
  ]);
  for (const [problem] of found) expect(problem).toContain("Rule 9: no forwardRef");
});

test.concurrent("rule 16: what somebody types is not coerced", async () => {
  const [coerced, typed] = await lintEach([
    {
      "packages/domain/src/money/fee.ts":
        'import * as z from "zod/mini";\nexport const fee = z.coerce.number();',
    },
    {
      "packages/domain/src/money/typed.ts":
        'import * as z from "zod/mini";\nexport const fee = z.number();',
    },
  ]);
  expect(coerced).toEqual([expect.stringContaining("Rule 16")]);
  expect(typed).toEqual([]);
});

test.concurrent("rule 9: a ref is a prop", async () => {
  expect(
    await lint({
      "packages/ui/src/components/button/button.tsx": `import type { ComponentProps } from "react";
        export function Button({ ref, ...rest }: ComponentProps<"button">) {
          return <button type="button" ref={ref} {...rest} />;
        }`,
    }),
  ).toEqual([]);
});

test.concurrent("no barrels: what a package offers is its exports map", async () => {
  const problems = await lint({
    "packages/domain/src/format/naira.ts": "export const naira = 1;",
    "packages/domain/src/format/all.ts": 'export * from "./naira.ts";',
  });
  expect(problems).toEqual([expect.stringContaining("Barrel file")]);
});

test.concurrent("rule 15: an id of the contract says of which kind it is", async () => {
  const [loose, told, elsewhere] = await lintEach([
    {
      "packages/api-client/src/contract/bed.ts": `import * as z from "zod/mini";
        export const bed = z.object({ id: z.string(), studentId: z.nullable(z.string()) });`,
    },
    {
      "packages/api-client/src/contract/room.ts": `import * as z from "zod/mini";
        export const room = z.object({ id: z.uuid(), bedIds: z.array(z.int()), name: z.string() });`,
    },
    {
      "packages/domain/src/hostel/key.ts": `import * as z from "zod/mini";
        export const key = z.object({ id: z.string() });`,
    },
  ]);
  expect(loose).toEqual([
    expect.stringContaining("Rule 15: an id says of which kind it is"),
    expect.stringContaining("Rule 15: an id says of which kind it is"),
  ]);
  expect([told, elsewhere]).toEqual([[], []]);
});
