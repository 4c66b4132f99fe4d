import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { isUnavailable } from "./failure-kind.ts";
import { prepared } from "./prepared.ts";
import { users } from "./schema/users.ts";
import { inTransaction } from "./transaction.ts";

const database = await testDatabase();
const { db, pool } = connect(database.directUrl, pino({ level: "silent" }));
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const personNamed = prepared((reader) =>
  reader
    .select({ userName: users.userName, backend: sql<number>`pg_backend_pid()` })
    .from(users)
    .where(eq(users.userName, sql.placeholder("userName")))
    .prepare("person_named"),
);
const read = async (userName: string) => (await personNamed(db).execute({ userName }))[0];

const people = ["student", "lecturer", "hod", "dean", "registrar"];

test("reads that share connections each get their own answer", async () => {
  const asked = Array.from({ length: 200 }, (_, turn) => people[turn % people.length] ?? "");
  const answers = await Promise.all(asked.map(read));
  expect(answers.map((answer) => answer?.userName)).toEqual(asked);
  expect(new Set(answers.map((answer) => answer?.backend)).size).toBeLessThanOrEqual(3);
});

test("a read that fails takes no other with it", async () => {
  const broken = db
    .select({ value: sql`1 / (length(${users.userName}) - ${sql.placeholder("length")}::int)` })
    .from(users)
    .where(eq(users.userName, "dean"))
    .prepare("broken");
  const [failed, ...others] = await Promise.allSettled([
    broken.execute({ length: 4 }),
    ...people.map(read),
  ]);
  expect(failed.status).toBe("rejected");
  expect(others.map((other) => other.status)).toEqual(people.map(() => "fulfilled"));
});

test("what was written just before is read", async () => {
  await db.update(users).set({ userName: "dean.renamed" }).where(eq(users.userName, "dean"));
  expect(await read("dean")).toBeUndefined();
  expect(await read("dean.renamed")).toMatchObject({ userName: "dean.renamed" });
});

test("a lost connection fails its reads as unavailable, and the next ones get another", async () => {
  const before = await read("hod");
  await db.execute(sql`select pg_terminate_backend(${before?.backend})`);
  const failures: unknown[] = [];
  const after = await vi.waitUntil(
    () =>
      read("hod").catch((error: unknown) => {
        failures.push(error);
        return undefined;
      }),
    { timeout: 20_000 },
  );
  expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
  expect(after.backend).not.toBe(before?.backend);
});

test("a statement that its server has forgotten is prepared anew, and so are those behind it", async () => {
  await db.execute(sql`
    create function forget() returns int language plpgsql as
    $$ begin deallocate all; return 1; end $$`);
  const forget = db
    .select({ done: sql`forget()` })
    .from(users)
    .limit(1)
    .prepare("forget");
  await Promise.all(people.map(read));
  await forget.execute();
  const answers = await Promise.all(people.map(read));
  expect(answers.map((answer) => answer?.userName)).toEqual(
    people.map((userName) => (userName === "dean" ? undefined : userName)),
  );
});

test("so is one whose table a migration has changed", async () => {
  const everything = db
    .select({ any: sql`${users}.*` })
    .from(users)
    .limit(1)
    .prepare("everything");
  await everything.execute();
  await db.execute(sql`alter table users add column later text`);
  expect(await everything.execute()).toHaveLength(1);
});

test("a transaction that meets a forgotten statement runs again", async () => {
  let runs = 0;
  const found = await inTransaction(db, async (tx) => {
    runs += 1;
    const student = () => personNamed(tx).execute({ userName: "student" });
    await student();
    if (runs === 1) await tx.execute(sql`select forget()`);
    return student();
  });
  expect(found).toMatchObject([{ userName: "student" }]);
  expect(runs).toBe(2);
});
