import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test, vi } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { isUnavailable } from "./failure-kind.ts";
import { prepared } from "./prepared.ts";
import { users } from "./schema/users.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }));
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
  const after = await vi.waitUntil(() =>
    read("hod").catch((error: unknown) => {
      failures.push(error);
      return undefined;
    }),
  );
  expect(failures.filter((error) => !isUnavailable(error))).toEqual([]);
  expect(after.backend).not.toBe(before?.backend);
});
