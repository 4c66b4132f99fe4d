import { endpoint } from "@polyportal/api-client/contract/define";
import { Writable } from "node:stream";
import { pino } from "pino";
import { v7 as uuid } from "uuid";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { auditRows } from "../database/schema/audit-rows.ts";
import { leases } from "../database/schema/machinery.ts";
import { testServer } from "../testing/test-server.ts";
import { fail } from "./failure.ts";
import type { Handlers } from "./handler.ts";

const name = z.string("please input your name").check(z.minLength(1, "please input your name"));

/** A contract of one endpoint for each thing that a mount promises. */
const contract = {
  greet: endpoint({
    method: "POST",
    path: "/api/Test/greet",
    summary: "Greets",
    audience: ["anyone"],
    input: z.object({ name, nextOfKin: z.optional(z.object({ email: z.email("invalid email") })) }),
    output: z.object({ greeting: z.string() }),
    errors: [],
  }),
  find: endpoint({
    method: "GET",
    path: "/api/Test/things/{id}",
    summary: "Finds a thing",
    audience: ["anyone"],
    input: z.object({ id: z.coerce.number<number>(), tags: z.optional(z.array(z.string())) }),
    output: z.object({ id: z.number(), tags: z.array(z.string()) }),
    errors: [],
  }),
  findNewest: endpoint({
    method: "GET",
    path: "/api/Test/things/newest",
    summary: "Finds the newest thing",
    audience: ["anyone"],
    input: z.object({}),
    output: z.object({ newest: z.literal(true) }),
    errors: [],
  }),
  loadForm: endpoint({
    method: "GET",
    path: "/api/{family}/test-{name}-form",
    summary: "One per programme",
    audience: ["anyone"],
    input: z.object({ family: z.string(), name: z.string() }),
    output: z.object({ slug: z.string() }),
    errors: [],
  }),
  whoAmI: endpoint({
    method: "GET",
    path: "/api/Test/who",
    summary: "Students and lecturers",
    audience: ["student", "lecturer"],
    input: z.object({}),
    output: z.object({ userName: z.string(), role: z.string() }),
    errors: [],
  }),
  myApplication: endpoint({
    method: "GET",
    path: "/api/Test/application",
    summary: "Applicants",
    audience: ["applicant"],
    input: z.object({}),
    output: z.object({ rrr: z.string() }),
    errors: [],
  }),
  breakContract: endpoint({
    method: "GET",
    path: "/api/Test/broken",
    summary: "Answers what its contract does not allow",
    audience: ["anyone"],
    input: z.object({}),
    output: z.object({ count: z.number() }),
    errors: [],
  }),
  throwUp: endpoint({
    method: "POST",
    path: "/api/Test/throw",
    summary: "Fails in a way nobody foresaw",
    audience: ["anyone"],
    input: z.object({ secret: z.string() }),
    output: z.object({}),
    errors: [],
  }),
  refuse: endpoint({
    method: "GET",
    path: "/api/Test/refuse",
    summary: "Refuses in its own words",
    audience: ["anyone"],
    input: z.object({}),
    output: z.object({}),
    errors: ["conflict"],
  }),
  create: endpoint({
    method: "POST",
    path: "/api/Test/create",
    summary: "Creates, once per key",
    audience: ["anyone", "student"],
    idempotent: true,
    input: z.object({ title: z.string(), size: z.optional(z.number()), works: z.boolean() }),
    output: z.object({ id: z.string() }),
    errors: ["conflict"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/api/Test/upload",
    summary: "Takes a file",
    audience: ["anyone"],
    send: "upload",
    input: z.object({ title: z.string(), photo: z.file("Please select a file!") }),
    output: z.object({ title: z.string(), size: z.number() }),
    errors: ["body_too_large"],
  }),
  download: endpoint({
    method: "GET",
    path: "/api/Test/download",
    summary: "Answers bytes",
    audience: ["anyone"],
    answer: "file",
    input: z.object({ type: z.string() }),
    output: z.object({}),
    errors: [],
  }),
  knock: endpoint({
    method: "POST",
    path: "/api/Test/knock",
    summary: "Counts tries",
    audience: ["anyone"],
    input: z.object({ account: z.string() }),
    output: z.object({}),
    errors: ["too_many_requests"],
  }),
};

let created = 0;
const handlers: Handlers<typeof contract> = {
  greet: async (ctx, input) => {
    ctx.message("Well met");
    return { greeting: `Hello ${input.name}`, secret: "not of the contract" };
  },
  find: async (_, { id, tags = [] }) => ({ id, tags }),
  findNewest: async () => ({ newest: true }),
  loadForm: async ({ programme }) => ({ slug: programme.slug }),
  whoAmI: async ({ caller }) => caller,
  myApplication: async ({ caller }) => caller,
  breakContract: async () => JSON.parse('{"count":"many"}') as { count: number },
  throwUp: async (_, { secret }) => {
    throw new TypeError(`cannot read ${secret.length} of undefined`);
  },
  refuse: async () => fail("conflict", { message: "Your words", fields: { "a.b": "wrong" } }),
  create: async (ctx, { title, works }) => {
    const id = uuid();
    await ctx.change(async ({ tx, audit }) => {
      await tx.insert(leases).values({ name: id, holder: title, until: ctx.now });
      audit({ action: "create", subject: "thing", subjectId: id });
    });
    created += 1;
    if (!works) fail("conflict");
    return { id };
  },
  upload: async (_, { title, photo }) => ({ title, size: photo.size }),
  download: async (_, { type }) => ({
    bytes: new TextEncoder().encode("<script>alert(1)</script>"),
    type,
    fileName: 'Ọlá\'s "slip".pdf',
    disposition: "inline",
  }),
  knock: async (ctx, { account }) => {
    await ctx.limit("mailByAccount", account);
    return {};
  },
};

let logged = "";
const log = pino(
  { level: "debug" },
  new Writable({
    write(chunk: Buffer, _, done) {
      logged += chunk.toString();
      done();
    },
  }),
);
const server = await testServer({ contract, handlers, log });
afterAll(server.stop);

const post = (path: string, init: RequestInit) =>
  fetch(server.url + path, { method: "POST", ...init });

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
  expect(logged).toContain("breaks its contract: count (invalid_type)");
});

test("a refusal carries its own words and fields", async () => {
  expect(await server.request("refuse", {})).toMatchObject({
    status: 409,
    code: "conflict",
    message: "Your words",
    fields: { "a.b": "wrong" },
  });
});

test("what cannot be read is told apart from what is wrong", async () => {
  const json = { "Content-Type": "application/json" };
  for (const init of [
    { headers: json, body: "{" },
    { headers: json, body: "[1]" },
    { headers: json, body: "null" },
    { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) },
    { headers: { "Content-Type": "text/plain" }, body: "name=Ada" },
  ]) {
    const response = await post("/api/Test/greet", init);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "malformed_request" });
  }
});

test("a body that is too large is refused by its announcement, and while it arrives", async () => {
  const headers = { "Content-Type": "application/json" };
  const announced = await post("/api/Test/greet", { headers, body: `"${"x".repeat(300_000)}"` });
  expect(announced.status).toBe(413);
  expect(await announced.json()).toMatchObject({ code: "body_too_large" });

  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536).fill(120));
    },
  });
  const init = { headers, body: endless, duplex: "half" } as const;
  const status = await post("/api/Test/greet", init).then(
    (response) => response.status,
    // The server has hung up on a sender that would not stop.
    () => 413,
  );
  expect(status).toBe(413);
  expect(sent).toBeLessThan(20_000_000);
});

test("a file of 12 MB is taken, a larger one refused", async () => {
  const photo = (size: number) => new File([new Uint8Array(size)], "photo.png");
  const most = 12 * 1024 * 1024;
  expect(await server.ok("upload", { title: "Ọlá", photo: photo(most) })).toEqual({
    title: "Ọlá",
    size: most,
  });
  expect(await server.request("upload", { title: "", photo: photo(most + 100_000) })).toMatchObject(
    {
      status: 413,
      code: "body_too_large",
    },
  );
});

test("bytes are answered as a safe type under their own name", async () => {
  const pdf = await server.request("download", { type: "application/pdf" });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(pdf.headers.get("content-disposition")).toBe(
    "inline; filename*=UTF-8''%E1%BB%8Cl%C3%A1%27s%20%22slip%22.pdf",
  );
  const page = await server.request("download", { type: "text/html" });
  expect(page.headers.get("content-type")).toBe("application/octet-stream");
  expect(page.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
});

test("tries beyond the limit are refused, with the time to wait", async () => {
  const knock = (account: string) => server.request("knock", { account });
  for (let turn = 0; turn < 4; turn += 1) expect((await knock("Ada")).status).toBe(200);
  const refused = await knock(" ADA ");
  expect(refused).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await knock("Bola")).status).toBe(200);
});

test("fifty calls at once with one key make one thing and get one answer", async () => {
  const before = created;
  const options = { headers: { "Idempotency-Key": uuid() } };
  const calls = Array.from({ length: 50 }, () =>
    server.ok("create", { title: "ND", works: true }, options),
  );
  const ids = new Set((await Promise.all(calls)).map(({ id }) => id));
  expect(ids.size).toBe(1);
  expect(created - before).toBe(1);
  // Later, and with the names in another order, it is still the same call.
  const again = await server.ok("create", { works: true, title: "ND" }, options);
  expect(ids.has(again.id)).toBe(true);
  expect(await server.db.$count(auditRows)).toBe(1);
});

test("another body under the same key is refused, another person's key is their own", async () => {
  const options = { headers: { "Idempotency-Key": uuid() } };
  const first = await server.ok("create", { title: "ND", works: true }, options);
  expect(await server.request("create", { title: "HND", works: true }, options)).toMatchObject({
    status: 409,
    code: "idempotency_mismatch",
  });
  const theirs = { ...options, as: { user: "student" } };
  expect(await server.ok("create", { title: "ND", works: true }, theirs)).not.toEqual(first);
});

test("a call that failed may be tried again with its key", async () => {
  const options = { headers: { "Idempotency-Key": uuid() } };
  const failed = await server.request("create", { title: "ND", works: false }, options);
  expect(failed.status).toBe(409);
  expect((await server.request("create", { title: "ND", works: true }, options)).status).toBe(200);
});

test("the log tells the pattern, status and time of a call, and nothing of its person", async () => {
  logged = "";
  await server.request("greet", { name: "Adébáyọ̀" });
  await server.request("find", { id: 41_234, tags: ["Chukwuemeka", "x"] });
  await server.request("throwUp", { secret: "s3cret" });
  await server.request("whoAmI", {}, { as: { user: "dean" } });
  await fetch(`${server.url}/Chukwuemeka`);
  const lines = logged.trim().split("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    method: "POST",
    route: "/api/Test/greet",
    status: 200,
    requestId: expect.stringMatching(/^[\w-]{36}$/),
    ms: expect.any(Number),
  });
  expect(logged).toContain("/api/Test/things/:id");
  const token = await server.tokenOf({ user: "dean" });
  for (const private_ of ["Adébáyọ̀", "Chukwuemeka", "41234", "s3cret", token, "127.0.0.1"]) {
    expect(logged).not.toContain(private_);
  }
});
