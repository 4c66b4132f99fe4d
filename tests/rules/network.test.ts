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

const refusal = [expect.stringContaining("Rule 7")];
const samples: [what: string, file: string, source: string, problems: readonly unknown[]][] = [];
for (const file of refused) samples.push([`no fetch in ${file}`, file, calling, refusal]);
for (const file of atHome) samples.push([`fetch is at home in ${file}`, file, calling, []]);
for (const [index, way] of ways.entries()) {
  samples.push([`it sees through ${way}`, `apps/portal/src/app/main-${index}.tsx`, way, refusal]);
}
const found = await lintEach(samples.map(([, file, source]) => ({ [file]: source })));

test.each(samples.map(([what, , , problems], index) => [what, found[index], problems] as const))(
  "rule 7: %s",
  (_what, problems, expected) => {
    expect(problems).toEqual(expected);
  },
);

test.concurrent("rule 7: a server's own fetch method is no call of the network", async () => {
  const file = "apps/api/src/server/serve.ts";
  const source = "export const serve = (app: Server, request: Request) => app.fetch(request);";
  expect(await lint({ [file]: source })).toEqual([]);
});
