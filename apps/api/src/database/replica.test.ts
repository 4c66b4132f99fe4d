import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract as ours } from "@polyportal/api-client/contract/contract";
import { endpoint, type Endpoint } from "@polyportal/api-client/contract/define";
import { sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Context, Handlers } from "../server/handler.ts";
import { startReplica } from "../testing/streaming-replica.ts";
import { testServer } from "../testing/test-server.ts";
import { startEmbedded } from "./embedded/embedded.ts";
import { openReplica } from "./replica.ts";
import { leases } from "./schema/machinery.ts";

const answer = z.object({ follows: z.boolean(), names: z.array(z.string()) });
const read = {
  method: "GET",
  summary: "Where it was read, and what",
  audience: ["anyone"],
  input: z.object({}),
  output: answer,
  errors: [],
} as const;
const contract = {
  readOld: endpoint({ ...read, path: "/api/Test/old", allowStale: true }),
  readNew: endpoint({ ...read, path: "/api/Test/new" }),
};
const look = async ({ db }: Pick<Context, "db">) => {
  const { rows } = await db.execute(sql`select pg_is_in_recovery() as follows`);
  const names = await db.select({ name: leases.name }).from(leases);
  return { follows: rows[0]?.["follows"] === true, names: names.map(({ name }) => name) };
};
const handlers: Handlers<typeof contract> = { readOld: look, readNew: look };

const folder = await mkdtemp(join(tmpdir(), "polyportal-replica-"));
const primary = await startEmbedded(folder);
const replica = await startReplica(primary);
const server = await testServer({
  contract,
  handlers,
  config: {
    databaseUrl: primary.url,
    databaseReplicaUrl: replica.url,
    databasePooler: "none",
    demo: false,
  },
});
afterAll(async () => {
  await server.stop();
  await replica.kill();
  await primary.stop();
  for (const path of [folder, primary.folder]) await rm(path, { recursive: true, force: true });
});

const refused = { cause: { message: "A replica is only read." } };
const patient = { timeout: 20_000 };
const old = () => server.ok("readOld", {});
const note = (name: string) =>
  server.db.insert(leases).values({ name, holder: "test", until: new Date() });

test("what may be a second old is read at the replica, all else at the primary", async () => {
  await expect.poll(old, patient).toMatchObject({ follows: true });
  expect(await server.ok("readNew", {})).toMatchObject({ follows: false });
  await note("streamed");
  await expect.poll(old, patient).toEqual({ follows: true, names: ["streamed"] });
});

test("a replica that lags is passed over until it has caught up", async () => {
  await replica.pauseReplay();
  await note("unseen");
  await expect.poll(old, patient).toEqual({ follows: false, names: ["streamed", "unseen"] });
  await replica.resume();
  await expect.poll(old, patient).toEqual({ follows: true, names: ["streamed", "unseen"] });
});

test("one that is gone fails no read, and is used again when it is back", async () => {
  await replica.kill();
  for (let turn = 1; turn <= 5; turn += 1) expect(await old()).toMatchObject({ follows: false });
  await replica.start();
  await expect.poll(old, patient).toMatchObject({ follows: true });
});

test("nothing is written through it, neither there nor at the primary in its stead", async () => {
  const pool = new pg.Pool({ connectionString: primary.url });
  const { reader, end } = openReplica(replica.url, pool, pino({ level: "silent" }), 1, "none");
  await expect
    .poll(async () => (await reader.execute(sql`select pg_is_in_recovery() as yes`)).rows, patient)
    .toEqual([{ yes: true }]);
  const insert = sql`insert into leases (name, holder, until) values ('written', 'test', now())`;
  await expect(reader.execute(insert)).rejects.toMatchObject(refused);
  await expect(
    reader.execute(sql`with made as (${insert} returning name) select name from made`),
  ).rejects.toMatchObject(refused);
  expect(await server.ok("readNew", {})).toMatchObject({ names: ["streamed", "unseen"] });
  await end();
  await pool.end();
});

test("only what is public and the same for all may be old", () => {
  const marked = Object.entries<Endpoint>(ours).filter(([, { allowStale }]) => allowStale);
  expect(
    marked.every(([, { method, audience }]) => method === "GET" && audience.join() === "anyone"),
  ).toBe(true);
  expect(marked.map(([name]) => name).toSorted()).toEqual([
    "getAdmissionRules",
    "getPostgraduatePortal",
    "getProgrammePage",
    "listApplicationLists",
    "listApplicationTypes",
    "listCountries",
    "listDepartments",
    "listEnum",
    "listFaculties",
    "listJupebOptions",
    "listLgas",
    "listNotices",
    "listOLevelLists",
    "listOptionsOfDepartment",
    "listPublicCharges",
    "listSessions",
    "listStates",
    "listSubjectCombinations",
  ]);
});
