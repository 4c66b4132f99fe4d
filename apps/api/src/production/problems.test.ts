import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { workspaceRoot } from "../workspace-root.ts";
import { productionProblems, type ProblemContext } from "./problems.ts";

const key = (letter: string) => Buffer.alloc(32, letter).toString("base64");
const safe = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://polyportal@db.school.example/polyportal",
  PUBLIC_URL: "https://portal.school.example",
  SMTP_URL: "smtps://mail.school.example",
  SIGNING_KEY: key("a"),
  VAULT_KEY: key("b"),
  AUDIT_KEY: key("c"),
  PAYMENT_GATEWAY: "remita",
  REMITA_BASE_URL: "https://login.remita.net/remita/exapp/api/v1/send/api",
  REMITA_MERCHANT_ID: "8001",
  REMITA_SERVICE_TYPE_ID: "9002",
  REMITA_API_KEY: "k3y",
};
const nobody = { demo: [], others: [] };

const problemsOf = (changes: Record<string, string>, known: ProblemContext = nobody) =>
  productionProblems(readConfig({ ...safe, ...changes }, "/nowhere"), known);
const namesOf = (changes: Record<string, string>, known: ProblemContext = nobody) =>
  problemsOf(changes, known).map(({ name }) => name);

test("a school that is set up may start", () => {
  expect(problemsOf({})).toEqual([]);
});

test("with nothing set, everything is named at once, each with its mend", () => {
  const problems = productionProblems(
    readConfig({ NODE_ENV: "production", DEMO: "on" }, "/nowhere"),
    { demo: ["admin"], others: [] },
  );
  expect(problems.map(({ name }) => name)).toEqual([
    "PAYMENT_GATEWAY",
    "PUBLIC_URL",
    "SMTP_URL",
    "SIGNING_KEY",
    "VAULT_KEY",
    "AUDIT_KEY",
    "DEMO",
    "--close-demo-accounts",
  ]);
  for (const { fault, mend } of problems) expect([fault, mend]).not.toContain("");
});

test.each([
  [{ PAYMENT_GATEWAY: "" }, "PAYMENT_GATEWAY"],
  [{ PAYMENT_GATEWAY: "sandbox" }, "PAYMENT_GATEWAY"],
  [{ REMITA_API_KEY: "" }, "PAYMENT_GATEWAY"],
  [{ REMITA_MERCHANT_ID: "2547916" }, "REMITA_MERCHANT_ID"],
  [{ PUBLIC_URL: "" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "http://portal.school.example" }, "PUBLIC_URL"],
  [{ PUBLIC_URL: "https://localhost:4000" }, "PUBLIC_URL"],
  [{ SMTP_URL: "" }, "SMTP_URL"],
  [{ SIGNING_KEY: "" }, "SIGNING_KEY"],
  [{ VAULT_KEY: "" }, "VAULT_KEY"],
  [{ VAULT_KEY: key("a") }, "VAULT_KEY"],
  [{ AUDIT_KEY: "" }, "AUDIT_KEY"],
  [{ AUDIT_KEY: key("b") }, "AUDIT_KEY"],
  [{ DEMO: "on" }, "DEMO"],
])("%o alone is named, and nothing else", (changes, name) => {
  expect(namesOf(changes)).toEqual([name]);
});

test.each([
  "https://remitademo.net/remita/exapp/api/v1/send/api",
  "https://www.remitademo.net/remita",
  "https://demo.remita.net/remita/exapp/api/v1/send/api",
  "https://api-demo.remita.net",
  "https://test.remita.net",
  "https://portal.school.example.localhost/sandbox-gateway",
  "http://127.0.0.1:4000/sandbox-gateway",
  "http://localhost:4000",
  "http://[::1]:4000",
  "http://login.remita.net/remita",
])("%s takes no real money safely", (baseUrl) => {
  expect(namesOf({ REMITA_BASE_URL: baseUrl })).toEqual(["REMITA_BASE_URL"]);
});

test.each(["https://login.remita.net", "https://api.remita.net", "https://demography.example.ng"])(
  "%s is no test address",
  (baseUrl) => expect(namesOf({ REMITA_BASE_URL: baseUrl })).toEqual([]),
);

test("many demo accounts are counted, a few named; a silent database is named too", () => {
  const demo = Array.from({ length: 12 }, (_, index) => `demo${index}`);
  const [many] = problemsOf({}, { demo, others: [] });
  expect(many?.fault).toContain("demo0, demo1");
  expect(many?.fault).toContain("and 2 more");
  const silent: ProblemContext = { unknown: "connect ECONNREFUSED" };
  expect(namesOf({ SMTP_URL: "" }, silent)).toEqual(["SMTP_URL", "DATABASE_URL"]);
});

test("the README's Deploy mends them in the same order", () => {
  const readme = readFileSync(join(workspaceRoot() ?? "", "README.md"), "utf8");
  const deploy = readme.slice(readme.indexOf("## Deploy"), readme.indexOf("## License"));
  const names = namesOf(
    {
      PAYMENT_GATEWAY: "",
      PUBLIC_URL: "",
      SMTP_URL: "",
      SIGNING_KEY: "",
      VAULT_KEY: "",
      AUDIT_KEY: "",
      DEMO: "on",
    },
    { demo: ["admin"], others: [] },
  );
  const places = names.map((name) => deploy.indexOf(name));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
