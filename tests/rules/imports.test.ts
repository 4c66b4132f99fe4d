import { expect, test } from "vitest";
import { lint, lintEach } from "./oxlint.ts";

const importing = (...specifiers: string[]) =>
  specifiers.map((specifier, index) => `export { x as x${index} } from "${specifier}";`).join("\n");

/** Each case: the rule, a file, an import that the rule refuses there and one that it allows. */
const cases: [rule: number, file: string, refused: string, allowed: string][] = [
  [1, "packages/domain/src/fees/fee.ts", "react", "zod/mini"],
  [1, "packages/domain/src/fees/fee.ts", "to-words/en-NG", "../money/kobo.ts"],
  [1, "packages/domain/src/fees/fee.ts", "node:fs", "./band.ts"],
  [1, "packages/domain/src/format/amount.ts", "date-fns", "./naira.ts"],
  [2, "packages/ui/src/patterns/list.tsx", "@polyportal/api-client/client/client", "react"],
  [2, "packages/ui/src/shell/menu.tsx", "react-router-dom", "@polyportal/domain/routes/menus"],
  [2, "packages/ui/src/patterns/list.tsx", "@tanstack/react-query", "react-hook-form"],
  [2, "packages/ui/src/shell/menu.tsx", "@polyportal/portal/app", "class-variance-authority"],
  [
    3,
    "packages/api-client/src/client/client.ts",
    "@polyportal/ui/button",
    "@polyportal/domain/authentication/roles",
  ],
  [3, "packages/api-client/src/query/options.ts", "axios", "@tanstack/react-query"],
  [4, "apps/portal/src/app/main.tsx", "@polyportal/applicant/app", "@polyportal/ui/button"],
  [4, "apps/portal/src/app/main.tsx", "../../../applicant/src/app/main.tsx", "./router.tsx"],
  [
    4,
    "apps/api/src/families/notice/list.ts",
    "@polyportal/ui/receipt",
    "@polyportal/domain/fees/fee",
  ],
  [
    4,
    "apps/api/src/server/mount.ts",
    "@polyportal/api-client/client/client",
    "@polyportal/api-client/contract/define",
  ],
  [5, "apps/portal/src/features/hostel/beds.page.tsx", "../fees/fee-table.tsx", "./bed-list.tsx"],
  [
    6,
    "packages/ui/src/shell/menu.tsx",
    "@radix-ui/react-dialog",
    "../components/dialog/dialog.tsx",
  ],
  [6, "apps/portal/src/app/layout.tsx", "@radix-ui/react-tabs", "@polyportal/ui/tabs"],
  [
    6,
    "packages/ui/src/components/table/table.tsx",
    "@tanstack/react-table",
    "@radix-ui/react-tabs",
  ],
  [6, "apps/applicant/src/features/invoice/form.tsx", "@hookform/resolvers/zod", "react-hook-form"],
  [13, "apps/api/src/families/payment/confirm.ts", "../hostel/settle-bed.ts", "./invoices.ts"],
  [
    13,
    "apps/api/src/families/payment/confirm.ts",
    "../invoice/view.ts",
    "../../payment/effects.ts",
  ],
  [13, "apps/api/src/families/invoice/view.ts", "../fees/effects.ts", "../payment/invoices.ts"],
  [13, "apps/api/src/families/hostel/book-bed.ts", "../sundry/queries.ts", "../fees/effects.ts"],
  [13, "apps/api/src/families/sundry/buy.ts", "../dashboard/queries.ts", "../hostel/own-beds.ts"],
  [13, "apps/api/src/families/sundry/buy.ts", "./family.ts", "./queries.ts"],
  [17, "apps/api/src/database/schema/users.ts", "../connect.ts", "./columns.ts"],
  [17, "apps/api/src/database/change.ts", "../lists/search.ts", "../audit/entry.ts"],
];

const found = await lintEach(
  cases.map(([, file, refused, allowed]) => ({ [file]: importing(refused, allowed) })),
);

test.each(cases.map((it, index) => [...it, found[index] ?? []] as const))(
  "rule %i: %s may not import %s but may import %s",
  (rule, file, _refused, _allowed, [problem, ...others]) => {
    expect(problem).toContain(`${file}: Rule ${rule}:`);
    expect(others).toEqual([]);
  },
);

test.concurrent("rule 5 leaves equal feature names of two apps and a feature's own folders alone", async () => {
  expect(
    await lint({
      "apps/portal/src/features/hostel/beds/list.tsx": importing(
        "../rooms/room.tsx",
        "../../../app/layout.tsx",
      ),
    }),
  ).toEqual([]);
});

test.concurrent("rule 13 knows neighbours, and lets a test arrange what it needs", async () => {
  expect(
    await lint({
      "apps/api/src/families/fees/late.ts": importing("../course-registration/queries.ts"),
      "apps/api/src/families/course-registration/desk.ts": importing("../fees/queries.ts"),
      "apps/api/src/families/payment/testing/bed.ts": importing("../../hostel/take-bed.ts"),
    }),
  ).toEqual([]);
});

test.concurrent("an import is refused in every way that it can be written", async () => {
  const ways = [
    `import "react";`,
    `import type { Ref } from "react"; export type R = Ref<string>;`,
    `export { useState } from "react";`,
    `export const later = () => import("react");`,
    `export type R = import("react").Ref<string>;`,
  ];
  const problems = await lintEach(
    ways.map((way, index) => ({ [`packages/domain/src/fees/fee-${index}.ts`]: way })),
  );
  for (const [index, way] of ways.entries())
    expect(problems[index], way).toEqual([expect.stringContaining("Rule 1")]);
});

test.concurrent("a test may import its runner and Node", async () => {
  expect(
    await lint({
      "packages/domain/src/fees/fee.test.ts":
        'import { readFileSync } from "node:fs";\nimport { expect, test } from "vitest";\ntest("a fee", () => expect(readFileSync("x")).toBe(1));',
    }),
  ).toEqual([]);
});
