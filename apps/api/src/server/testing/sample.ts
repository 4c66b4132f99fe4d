import { endpoint } from "@polyportal/api-client/contract/define";
import { v7 as uuid } from "uuid";
import { typedNumber } from "@polyportal/domain/validation/typed-number";
import * as z from "zod/mini";
import { leases } from "../../database/schema/machinery.ts";
import { fail } from "../../failure.ts";
import type { Handlers } from "../handler.ts";

const name = z.string("please input your name").check(z.minLength(1, "please input your name"));

/** A contract with one endpoint for each feature of a mount. */
export const contract = {
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
    input: z.object({ id: typedNumber(), tags: z.optional(z.array(z.string())) }),
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
    audience: ["official"],
    send: "upload",
    input: z.object({ title: z.string(), photo: z.file("Please select a file!") }),
    output: z.object({ title: z.string(), size: z.number() }),
    errors: ["body_too_large"],
  }),
  sendLetter: endpoint({
    method: "POST",
    path: "/api/Test/letter",
    summary: "Takes a letter of somebody without an account",
    audience: ["anyone"],
    send: "upload",
    input: z.object({ letter: z.file("Please select a file!") }),
    output: z.object({ size: z.number() }),
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

/** How often `create` really ran. */
export const created = { times: 0 };

export const handlers: Handlers<typeof contract> = {
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
      audit({ action: "createRating", subject: "rating", subjectId: id });
    });
    created.times += 1;
    if (!works) fail("conflict");
    return { id };
  },
  upload: async (_, { title, photo }) => ({ title, size: photo.size }),
  sendLetter: async (_, { letter }) => ({ size: letter.size }),
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
