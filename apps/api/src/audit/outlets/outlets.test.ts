import { appendFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseRoot } from "@polyportal/domain/audit/root";
import { todayInLagos } from "@polyportal/domain/format/date";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { auditOutlets } from "../../database/schema/audit-checkpoints.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { endOfChain } from "../ends.ts";
import { auditKeyOf, checkpointPrint } from "../fingerprints.ts";
import { key, rootOf, short, testRecord, verified, write } from "../testing/record.ts";
import { putBack, sealSix, startSealing } from "../testing/own-end.ts";
import { createFileOutlet } from "./file.ts";
import { readOutside } from "./read-outside.ts";

// What outlets were told reveals changes even if the whole database was restored.
const { db } = await testRecord();
const second = await testDatabase({ empty: true });
afterAll(second.drop);

const stateOf = async (name: string) =>
  (await db.select().from(auditOutlets).where(eq(auditOutlets.name, name)))[0];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "polyportal-ends-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const found = async (audit: { file?: string; databaseUrl?: string }) => {
  const { outside } = await readOutside({ mailTo: [], ...audit }, key);
  return (await verified(db, { outside })).findings.map(short).toSorted();
};

test("a file is told each end once, in a line that can be pasted as a root", async () => {
  await sealSix(db);
  const file = join(await newFolder(), "ends");
  const server = startSealing(db, { file });
  await server.run();
  await server.run();
  await write(db, ["more"]);
  await server.run();
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  // The end of yesterday, and the end after one more row.
  expect(lines.map((line) => line.split(" ")[2])).toEqual(["day", "end"]);
  expect(parseRoot(lines[1] ?? "")).toEqual(await rootOf(db));
  expect(await stateOf("file")).toMatchObject({ number: 7, failedAt: null, failure: null });
  expect(await found({ file })).toEqual([]);
});

test("a file that a clock ahead has told of days to come is told of those that are over", async () => {
  await sealSix(db);
  const file = join(await newFolder(), "ends");
  const { number, hash } = await endOfChain(db);
  const at = `${new Date().toISOString().slice(0, -1)}000Z`;
  const facts = { kind: "day", at, number, hash, day: "9999-01-01" } as const;
  await createFileOutlet(file).tell([{ ...facts, mac: checkpointPrint(key, facts) }]);
  const server = startSealing(db, { file });
  await server.run();
  await server.run();
  const lines = (await readFile(file, "utf8")).split("\n").filter(Boolean);
  const yesterday = todayInLagos(new Date(Date.now() - 86_400_000));
  expect(lines.map((line) => line.split(" ")[3])).toEqual(["9999-01-01", yesterday]);
});

test("what was put back while no server ran is named by the file, and stays a gap", async () => {
  await sealSix(db);
  const file = join(await newFolder(), "ends");
  await startSealing(db, { file }).run();
  await putBack(db, 3);
  expect(await found({ file })).toEqual(["cut file 6 3"]);
  // Incomplete lines and lines without the key's MAC are ignored.
  await appendFile(
    file,
    `2026-01-01T00:00:00.000000Z 2:${"0".repeat(64)} end - ${"1".repeat(64)}\n`,
  );
  await appendFile(file, "2026-01-01T00:00");
  const server = startSealing(db, { file });
  await server.run();
  expect(server.noted).toEqual([{ kind: "record_cut", reason: "cut" }]);
  await write(db, ["after"]);
  await server.run();
  expect(await found({ file })).toEqual(["root mailed gone", "taken out 3-7 3"]);
});

test("a second database is told the same, by a role that can only add to it", async () => {
  await sealSix(db);
  const databaseUrl = second.directUrl;
  const server = startSealing(db, { databaseUrl });
  await server.run();
  await write(db, ["more"]);
  await server.run();
  expect(await stateOf("database")).toMatchObject({ number: 7, failedAt: null });
  await putBack(db, 0);
  expect(await found({ databaseUrl })).toEqual(["cut database 7 0"]);
  // With another key its lines are invalid.
  const other = auditKeyOf(Buffer.alloc(32, 9).toString("base64url"));
  expect(await readOutside({ mailTo: [], databaseUrl }, other)).toEqual({
    outside: [],
    failures: [],
  });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ kind: string }>(
    "select kind from audit_checkpoints order by id",
  );
  await client.end();
  expect(rows.map(({ kind }) => kind)).toEqual(["day", "end"]);
});

test("what cannot be told is logged once, noted, tried again, and told when it can be", async () => {
  await sealSix(db);
  const folder = join(await newFolder(), "later");
  const file = join(folder, "ends");
  const databaseUrl = "postgres://nobody:secret@127.0.0.1:9/none";
  const server = startSealing(db, { file, databaseUrl });
  await server.run();
  await server.run();
  expect(server.logged.filter((line) => line.includes("could not be told"))).toHaveLength(2);
  expect(server.logged.join("")).not.toContain("secret");
  expect(await stateOf("file")).toMatchObject({ failure: "ENOENT" });
  expect(await stateOf("database")).toMatchObject({ failure: "ECONNREFUSED" });
  const since = (await stateOf("file"))?.failedAt;
  // Sealing continues meanwhile.
  await write(db, ["meanwhile"]);
  await server.run();
  expect((await rootOf(db)).number).toBe(7);
  expect((await stateOf("file"))?.failedAt).toEqual(since);
  await mkdir(folder);
  await server.run();
  expect(await stateOf("file")).toMatchObject({ number: 7, failedAt: null, failure: null });
  expect(await found({ file })).toEqual([]);
  const { failures } = await readOutside({ mailTo: [], databaseUrl }, key);
  expect(failures).toEqual([{ name: "database", failure: "ECONNREFUSED" }]);
});

test("a record that no place outside is told of is sealed all the same", async () => {
  await sealSix(db);
  await db.execute(sql`delete from audit_outlets`);
  await startSealing(db).run();
  expect(await stateOf("file")).toBeUndefined();
});
