import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../testing/test-server.ts";
import { contract, handlers } from "./testing/sample.ts";

const server = await testServer({ contract, handlers, byPort: true });
afterAll(server.stop);

test("an answer holds what the contract names and nothing else", async () => {
  const answer = await server.request("greet", { name: "Ngọzi" });
  expect(answer).toMatchObject({ status: 200, message: "Well met" });
  expect(answer.data).toEqual({ greeting: "Hello Ngọzi" });
});

test("wrong input is told field by field, in the contract's words", async () => {
  const answer = await server.request("greet", { name: "", nextOfKin: { email: "ada" } });
  expect(answer).toMatchObject({
    status: 422,
    success: false,
    data: null,
    code: "invalid_input",
    title: "Invalid Action!",
    fields: { name: "please input your name", "nextOfKin.email": "invalid email" },
  });
});

test("path and query are input too, and repeated names are lists", async () => {
  expect(await server.ok("find", { id: 7, tags: ["a", "b"] })).toEqual({ id: 7, tags: ["a", "b"] });
});

test("a fixed path is found beside one with a parameter", async () => {
  expect(await server.ok("findNewest", {})).toEqual({ newest: true });
});

test("a family's path is there once for every programme", async () => {
  const load = (family: string, name: string) => server.ok("loadForm", { family, name });
  expect(await load("HND", "hnd")).toEqual({ slug: "hnd" });
  expect(await load("Jupeb", "jupeb")).toEqual({ slug: "sub-degree" });
  expect(await server.request("loadForm", { family: "HND", name: "jupeb" })).toMatchObject({
    status: 404,
    code: "not_found",
  });
});

test("only the audience is let through", async () => {
  const rrr = "310007769676";
  const applicant = { applicationId: uuid(), rrr, programme: "nd" };
  const who = (as?: Parameters<typeof server.request>[2]) => server.request("whoAmI", {}, as);
  expect(await who()).toMatchObject({ status: 401, code: "signed_out" });
  expect(await who({ as: { token: "forged" } })).toMatchObject({ status: 401 });
  expect(await who({ as: { user: "admin" } })).toMatchObject({ status: 403, code: "forbidden" });
  expect(await who({ as: { applicant } })).toMatchObject({ status: 403 });
  expect(await server.ok("whoAmI", {}, { as: { user: "lecturer" } })).toEqual({
    userName: "lecturer",
    role: "lecturer",
  });
  expect(await server.ok("myApplication", {}, { as: { applicant } })).toEqual({ rrr });
  expect(await server.request("myApplication", {}, { as: { user: "student" } })).toMatchObject({
    status: 403,
  });
});

test("a token of a session that has ended opens nothing", async () => {
  const token = await server.tokenOf({ user: "hod" });
  const bearer = await server.services.tokens.read(token);
  if (bearer?.kind !== "user") throw new Error("A user's token was issued.");
  await server.db.transaction((tx) => server.services.sessions.close(tx, bearer.sessionId));
  expect(await server.request("whoAmI", {}, { as: { token } })).toMatchObject({ status: 401 });
});

test("what nobody foresaw is a server error that tells the caller nothing of the inside", async () => {
  const answer = await server.request("throwUp", { secret: "s3cret" });
  expect(answer).toMatchObject({
    status: 500,
    code: "server_error",
    message: "Something went wrong on our side. Please try again.",
  });
  expect(JSON.stringify(answer)).not.toContain("undefined");
  expect(await server.request("breakContract", {})).toMatchObject({ status: 500 });
});

test("a refusal carries its own words and fields", async () => {
  expect(await server.request("refuse", {})).toMatchObject({
    status: 409,
    code: "conflict",
    message: "Your words",
    fields: { "a.b": "wrong" },
  });
});

test("tries beyond the limit are refused, with the time to wait", async () => {
  const knock = (account: string) => server.request("knock", { account });
  for (let turn = 0; turn < 4; turn += 1) expect((await knock("Ada")).status).toBe(200);
  const refused = await knock(" ADA ");
  expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await knock("Bola")).status).toBe(200);
});
