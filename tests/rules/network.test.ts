import { expect, test } from "vitest";
import { lint, lintEach } from "./oxlint.ts";

const calling = 'export const load = () => fetch("https://example.org");';

const refused = [
  "packages/ui/src/components/avatar/avatar.tsx",
  "apps/portal/src/features/hostel/beds.page.tsx",
  "apps/api/src/families/notice/list.ts",
  "packages/domain/src/fees/fee.ts",
];
const atHome = [
  "packages/api-client/src/client/request.ts",
  "apps/api/src/payment/remita/adapter.ts",
  "apps/api/src/mail/sms.ts",
  "apps/api/src/server/server.test.ts",
  "scripts/bench.ts",
];
const ways = [
  "export const load = () => window.fetch('/x');",
  "export const load = () => globalThis['fetch']('/x');",
  "export const load = () => new XMLHttpRequest();",
  "export const load = () => navigator.sendBeacon('/x');",
  "const load = fetch; export const again = () => load('/x');",
];

const sources: [what: string, file: string, source: string, rule?: string][] = [
  ...refused.map((file): [string, string, string, string] => [
    `no fetch in ${file}`,
    file,
    calling,
    "Rule 7",
  ]),
  ...atHome.map((file): [string, string, string] => [`fetch is at home in ${file}`, file, calling]),
  ...ways.map((way, index): [string, string, string, string] => [
    `it sees through ${way}`,
    `apps/portal/src/app/main-${index}.tsx`,
    way,
    "Rule 7",
  ]),
];
const found = await lintEach(sources.map(([, file, source]) => ({ [file]: source })));

test.each(sources.map(([what, , , rule], index) => [what, rule, found[index]] as const))(
  "rule 7: %s",
  (_what, rule, problems) => {
    expect(problems).toEqual(rule ? [expect.stringContaining(rule)] : []);
  },
);

test("rule 7: a server's own fetch method is no call of the network", async () => {
  const file = "apps/api/src/server/serve.ts";
  const source = "export const serve = (app: Server, request: Request) => app.fetch(request);";
  expect(await lint({ [file]: source })).toEqual([]);
});
