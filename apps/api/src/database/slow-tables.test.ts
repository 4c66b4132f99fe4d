import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database.ts";
import { connect } from "./connect.ts";
import { isUnavailable } from "./failure-kind.ts";
import { prepared } from "./prepared.ts";
import { countries } from "./schema/country.ts";
import { leases } from "./schema/machinery.ts";
import { users } from "./schema/users.ts";
import { createSlowTables, TableBusy } from "./slow-tables.ts";
import { inTransaction } from "./transaction.ts";

const database = await testDatabase();
const { db, pool, signIn } = connect(database.directUrl, pino({ level: "silent" }));
const other = new pg.Client(database.directUrl);
await other.connect();
afterAll(async () => {
  await other.end();
  await pool.end();
  await database.drop();
});

beforeEach(() => other.query("begin; lock table countries"));
afterEach(() => other.query("rollback"));

const firstCountry = prepared((reader) =>
  reader.select().from(countries).limit(1).prepare("first_country"),
);
const dean = prepared((reader) =>
  reader.select().from(users).where(eq(users.userName, "dean")).prepare("the_dean"),
);
const readDean = () => db.select().from(users).where(eq(users.userName, "dean"));
const touch = (name: string) =>
  inTransaction(db, async (tx) => {
    const made = await tx.insert(leases).values({ name, holder: "me", until: new Date() });
    return made.rowCount;
  });

/** How many calls that need the locked table are made at once: more than there are connections. */
const crowd = 30;

/** Begins them, runs what is to be answered while the table is locked, and then unlocks it. */
async function whileLocked(begin: () => PromiseLike<unknown>, others: () => Promise<unknown>) {
  const stuck = Array.from({ length: crowd }, () =>
    Promise.resolve(begin()).catch((error: unknown) => error),
  );
  await others();
  await other.query("rollback");
  return Promise.all(stuck);
}

const refusals = (answers: unknown[]) => answers.filter((answer) => answer instanceof Error);

/** Of those who had to wait, some got it in the end; the others were told to come again. */
const expectPolite = (answers: unknown[]) => {
  expect(refusals(answers).every(isUnavailable)).toBe(true);
  expect(refusals(answers).length).toBeLessThan(crowd);
};

test("prepared reads of other tables are answered while a table is locked", async () => {
  const answers = await whileLocked(
    () => firstCountry(db).execute(),
    async () => {
      for (let turn = 0; turn < 20; turn += 1) expect(await dean(db).execute()).toHaveLength(1);
    },
  );
  expectPolite(answers);
});

test("so are other reads", async () => {
  const answers = await whileLocked(
    () => db.select().from(countries).limit(1),
    async () => {
      for (let turn = 0; turn < 20; turn += 1) expect(await readDean()).toHaveLength(1);
    },
  );
  expectPolite(answers);
});

test("so are changes", async () => {
  const answers = await whileLocked(
    () => db.transaction((tx) => tx.update(countries).set({ name: sql`${countries.name}` })),
    async () => {
      for (let turn = 0; turn < 20; turn += 1) expect(await touch(`lease ${turn}`)).toBe(1);
    },
  );
  expectPolite(answers);
});

test("who signs in never waits behind any of them", async () => {
  const answers = await whileLocked(
    () => Promise.all([firstCountry(db).execute(), db.select().from(countries)]),
    async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        expect(await dean(signIn.db).execute()).toHaveLength(1);
        await inTransaction(signIn.db, (tx) => tx.select().from(users).limit(1));
      }
    },
  );
  expectPolite(answers);
});

test("once the table answers again, so do all who ask", async () => {
  await whileLocked(
    () => firstCountry(db).execute(),
    async () => void (await dean(db).execute()),
  );
  await firstCountry(db).execute();
  const answers = await Promise.all(
    Array.from({ length: crowd }, () => firstCountry(db).execute()),
  );
  expect(answers.every((rows) => rows.length === 1)).toBe(true);
});

test("a query that even its server's deadline does not end loses its connection", () => {
  const given: string[] = [];
  const ways = { stop: () => given.push("stop"), drop: () => given.push("drop") };
  const slow = createSlowTables({ patience: -1, most: 1, lost: -1 });
  slow.begin("select * from users", ways);
  slow.look();
  slow.look();
  expect(given).toEqual(["drop"]);
});

test("who does not stop when asked is asked again, for a pooler may have forgotten it", () => {
  const asked: string[] = [];
  const waysOf = (name: string) => ({ stop: () => asked.push(name), drop: () => undefined });
  const slow = createSlowTables({ patience: -1, most: 1 });
  slow.begin("select * from invoices", waysOf("the first"));
  const second = slow.begin("select * from invoices", waysOf("the second"));
  slow.look();
  slow.look();
  expect(asked).toEqual(["the second", "the second"]);
  slow.end(second, false);
  slow.look();
  expect(asked).toHaveLength(2);
});

test("a table that has answered a later query is not to blame for the table beside it", () => {
  const ways = { stop: () => undefined, drop: () => undefined };
  const slow = createSlowTables({ patience: -1, most: 1 });
  const both = slow.begin('select 1 from "users" inner join "invoices" on true', ways);
  slow.end(slow.begin('select 1 from "users"', ways), true);
  slow.look();
  expect(slow.isSlow(both)).toBe(true);
  expect(() => slow.begin('update "invoices" set id = 1', ways)).toThrow(TableBusy);
  const person = slow.begin('select 1 from "users"', ways);
  expect(slow.isSlow(person)).toBe(false);
  slow.end(both, true);
  expect(slow.isSlow(slow.begin('update "invoices" set id = 1', ways))).toBe(false);
});

test("a table that nobody has asked since is not refused for the table beside it", () => {
  const ways = { stop: () => undefined, drop: () => undefined };
  const slow = createSlowTables({ patience: -1, most: 1 });
  slow.begin('select 1 from "students" inner join "invoices" on true', ways);
  slow.look();
  const student = slow.begin('select 1 from "students"', ways);
  slow.end(student, true);
  expect(slow.isSlow(slow.begin('select 1 from "students"', ways))).toBe(false);
  expect(() => slow.begin('update "invoices" set id = 1', ways)).toThrow(TableBusy);
});
