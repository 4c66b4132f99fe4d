import { contract } from "@polyportal/api-client/contract/contract";
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "../database/seed/demo/users.ts";
import { png } from "../families/application/testing/pictures.ts";
import { askByPort, askWithin, type Asking } from "./ask-within.ts";
import { testServer } from "./test-server.ts";

// What `testServer` asks without a network is what a browser gets by the port: each method, each kind of
// body and of answer is asked here by both.

const server = await testServer();
afterAll(server.stop);

const bearer = async (user: string) => ({
  Authorization: `Bearer ${await server.tokenOf({ user })}`,
});
const admin = await bearer("admin");
const lecturer = await bearer("lecturer");
const json = { "Content-Type": "application/json" };

function form(fields: Readonly<Record<string, string | File>>): FormData {
  const filled = new FormData();
  for (const [name, value] of Object.entries(fields)) filled.append(name, value);
  return filled;
}

const signIn = JSON.stringify({ userName: "student", password: demoPassword });
const users = contract.listUsers.path;
const { passport } = await server.ok(
  "uploadStaffPhoto",
  { passport: png() },
  { as: { user: "lecturer" } },
);
const school = contract.getSchool.path;
const tag = (await askByPort(server, school)).headers.get("etag") ?? "";
const login = contract.login.path;
const sheet = contract.previewUsers.path;

type Asked = readonly [status: number, path: string, asking?: Asking];

const asked: Readonly<Record<string, Asked>> = {
  "a read": [200, "/api/health"],
  "a read by somebody, with a query": [
    200,
    `${users}?size=2&search=a%20d&sort=-fullName`,
    { headers: admin },
  ],
  "a name of the query given twice": [
    200,
    `${users}?role=registrar&role=bursar`,
    { headers: admin },
  ],
  "a query that no schema takes": [422, `${users}?size=many`, { headers: admin }],
  "letters of other scripts": [
    200,
    `${users}?search=${encodeURIComponent("Ọlá '\"<>")}`,
    { headers: admin },
  ],
  nobody: [401, users],
  "somebody else": [403, users, { headers: lecturer }],
  "a forged token": [401, users, { headers: { Authorization: "Bearer e30.e30.forged" } }],
  "what is not there": [404, "/api/Nothing/here"],
  "what the browser has already": [304, school, { headers: { "If-None-Match": tag } }],
  "a deletion": [
    404,
    contract.deleteCourse.path.replace("{id}", "999999"),
    { method: contract.deleteCourse.method, headers: admin },
  ],
  "a body that is put": [
    422,
    contract.updateStaffProfile.path,
    { method: contract.updateStaffProfile.method, headers: { ...admin, ...json }, body: "{}" },
  ],
  "a body that changes a part": [
    422,
    contract.saveScores.path,
    { method: contract.saveScores.method, headers: { ...lecturer, ...json }, body: '{"rows":[]}' },
  ],
  "another site's page": [
    403,
    login,
    { method: "POST", headers: { ...json, Origin: "https://evil.example" }, body: signIn },
  ],
  "a body of JSON, and cookies": [200, login, { method: "POST", headers: json, body: signIn }],
  "a body that is none": [400, login, { method: "POST", headers: json, body: "{" }],
  "no body": [422, login, { method: "POST", headers: json }],
  "a body of another type": [
    400,
    login,
    { method: "POST", headers: { "Content-Type": "text/plain" }, body: "a" },
  ],
  "a body that is too large": [
    413,
    login,
    { method: "POST", headers: json, body: `"${"x".repeat(300_000)}"` },
  ],
  "a file": [200, contract.getStaffPhoto.path.replace("{fileId}", passport), { headers: lecturer }],
  "a form with a text": [
    422,
    sheet,
    { method: "POST", headers: admin, body: form({ text: "User name\tSurname\na\tỌ" }) },
  ],
  "a form with a file": [
    200,
    contract.uploadStaffPhoto.path,
    { method: "POST", headers: lecturer, body: form({ passport: png() }) },
  ],
  "a form with a file that is none": [
    422,
    sheet,
    { method: "POST", headers: admin, body: form({ file: png() }) },
  ],
  "a page": [200, "/api/docs"],
};

/** What a connection says of itself, and what is another's each time. */
const ofTheConnection = ["connection", "content-length", "date", "keep-alive", "transfer-encoding"];

async function seen(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !ofTheConnection.includes(name));
  const body = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  return { status: answer.status, headers: same(headers), body: same(body) };
}

/** Ids, tokens and moments are new for each call. */
const same = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "an id")
      .replaceAll(/eyJ[\w.-]+|(?<=(?:device|token)=)[\w-]{20,}/gi, "a token")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "a moment"),
  );

test("each method of the contract is asked, and what may be kept has a tag", () => {
  const methods = Object.values(contract).map(({ method }) => method);
  const those = Object.values(asked).map(([, , { method = "GET" } = {}]) => method);
  expect(new Set(those)).toEqual(new Set(methods));
  expect(tag).not.toBe("");
});

test.each(Object.entries(asked))("%s", async (_, [status, path, asking = {}]) => {
  // Of who may read it compressed the answer is asked in `protection.test.ts`.
  const plain = { ...asking, headers: { "Accept-Encoding": "identity", ...asking.headers } };
  const within = await seen(await askWithin(server, path, plain));
  expect(within.status).toBe(status);
  expect(within).toEqual(await seen(await askByPort(server, path, plain)));
});
