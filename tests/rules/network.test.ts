import { expect, test } from "vitest";
import { lint } from "./oxlint.ts";

const calling = 'export const load = () => fetch("https://example.org");';

test.each([
  "packages/ui/src/components/avatar/avatar.tsx",
  "apps/portal/src/features/hostel/beds.page.tsx",
  "apps/api/src/families/notice/list.ts",
  "packages/domain/src/fees/fee.ts",
])("rule 7: no fetch in %s", async (file) => {
  expect(await lint({ [file]: calling })).toEqual([expect.stringContaining("Rule 7")]);
});

test.each([
  "packages/api-client/src/client/request.ts",
  "apps/api/src/payment/remita/adapter.ts",
  "apps/api/src/mail/sms.ts",
  "apps/api/src/server/server.test.ts",
  "scripts/bench.ts",
])("rule 7: fetch is at home in %s", async (file) => {
  expect(await lint({ [file]: calling })).toEqual([]);
});

test.each([
  "export const load = () => window.fetch('/x');",
  "export const load = () => globalThis['fetch']('/x');",
  "export const load = () => new XMLHttpRequest();",
  "export const load = () => navigator.sendBeacon('/x');",
  "const load = fetch; export const again = () => load('/x');",
])("rule 7 sees through %s", async (way) => {
  expect(await lint({ "apps/portal/src/app/main.tsx": way })).toEqual([
    expect.stringContaining("Rule 7"),
  ]);
});

test("rule 7: a server's own fetch method is no call of the network", async () => {
  const file = "apps/api/src/server/serve.ts";
  const source = "export const serve = (app: Server, request: Request) => app.fetch(request);";
  expect(await lint({ [file]: source })).toEqual([]);
});
