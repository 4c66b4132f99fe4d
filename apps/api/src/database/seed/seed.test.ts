import { programmes } from "@polyportal/domain/programmes/programmes";
import { usualDates } from "@polyportal/domain/academic-session/dates";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { connect } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { academicSessions } from "../schema/academic-session.ts";
import { applicationFees, applicationTypes } from "../schema/application-type.ts";
import { countries, lgas, states } from "../schema/country.ts";
import { departmentOpenings, departments } from "../schema/faculty.ts";
import { notices } from "../schema/notice.ts";
import { enumItems } from "../schema/reference.ts";
import { roleMenus } from "../schema/role-menus.ts";
import { seeds } from "../schema/seed.ts";
import { users } from "../schema/users.ts";
import { seed } from "./seed.ts";

let database: TestDatabase;
let connection: ReturnType<typeof connect>;

/** A database as migrations leave it. */
async function migrated() {
  connectTo(await testDatabase({ empty: true }));
  await migrate(connection.db);
  return connection;
}

/** One that a demo start has seeded: the run's template is one, made by the same `seed`. */
async function demoSchool() {
  connectTo(await testDatabase());
  return connection;
}

function connectTo(made: TestDatabase) {
  database = made;
  connection = connect(made.url, pino({ level: "silent" }), 4, made.pooler);
}

afterEach(async () => {
  await connection.pool.end();
  await database.drop();
});

const counted = [enumItems, countries, states, lgas, roleMenus, users, departments, notices];
const counts = () => Promise.all(counted.map((table) => connection.db.$count(table)));
const seededAt = () => connection.db.select().from(seeds).orderBy(asc(seeds.name));

test("a production start brings the lists and menus, closed applications and nobody", async () => {
  const { db } = await migrated();
  await seed(db, { demo: false });
  expect(await db.$count(lgas)).toBe(774);
  expect(await db.$count(roleMenus)).toBeGreaterThan(0);
  expect(await db.$count(applicationTypes, eq(applicationTypes.open, true))).toBe(0);
  expect(await db.$count(applicationTypes)).toBe(programmes.length);
  expect(await db.$count(users)).toBe(0);
  expect(await db.$count(departments)).toBe(0);
});

test("a demo start opens every application with a fee in the current session and a department", async () => {
  const { db } = await demoSchool();
  const open = await db
    .selectDistinct({ slug: applicationTypes.slug })
    .from(applicationTypes)
    .innerJoin(applicationFees, eq(applicationFees.slug, applicationTypes.slug))
    .innerJoin(academicSessions, eq(academicSessions.id, applicationFees.sessionId))
    .innerJoin(departmentOpenings, eq(departmentOpenings.programmeSlug, applicationTypes.slug))
    .where(and(eq(applicationTypes.open, true), eq(academicSessions.current, true)))
    .orderBy(asc(applicationTypes.slug));
  expect(open.map(({ slug }) => slug)).toEqual([
    "cce",
    "diploma",
    "direct-entry",
    "five-year-sandwich",
    "four-year-sandwich",
    "hnd",
    "nd",
    "nd-part-time",
    "pg",
    "pre-degree",
    "putme",
    "staff-request",
    "sub-degree",
    "supplementary",
    "supplementary-putme",
    "uni-transfer",
  ]);
});

test("every demo account but the two refused ones has the menu of its role", async () => {
  const { db } = await demoSchool();
  const without = await db
    .select({ userName: users.userName })
    .from(users)
    .leftJoin(roleMenus, eq(roleMenus.role, users.role))
    .where(isNull(roleMenus.role))
    .orderBy(asc(users.userName));
  expect(without.map(({ userName }) => userName)).toEqual(["alumni", "no.menu"]);
});

test("a second start writes nothing, and two at once seed once", async () => {
  const { db } = await migrated();
  await Promise.all([seed(db, { demo: true }), seed(db, { demo: true })]);
  const before = { counts: await counts(), seeds: await seededAt() };
  await seed(db, { demo: true });
  expect({ counts: await counts(), seeds: await seededAt() }).toEqual(before);
});

test("a release with corrected data corrects it, and leaves what the school decided", async () => {
  const { db } = await demoSchool();
  const before = await counts();
  await db
    .update(seeds)
    .set({ fingerprint: "of an earlier release" })
    .where(eq(seeds.name, "reference"));
  await db.update(lgas).set({ name: "Aba Nort" }).where(eq(lgas.name, "Aba North"));
  await db.update(applicationTypes).set({ open: false }).where(eq(applicationTypes.slug, "nd"));
  await db.delete(roleMenus).where(eq(roleMenus.role, "help desk"));
  const menus = await db.$count(roleMenus);

  await seed(db, { demo: true });
  expect(await db.$count(lgas, eq(lgas.name, "Aba North"))).toBe(1);
  expect(await db.$count(applicationTypes, eq(applicationTypes.open, true))).toBe(
    programmes.length - 1,
  );
  expect(await db.$count(roleMenus)).toBe(menus);
  expect((await counts()).toSpliced(counted.indexOf(roleMenus), 1)).toEqual(
    before.toSpliced(counted.indexOf(roleMenus), 1),
  );
});

test("a seed that fails leaves nothing half-written, and the next start makes it whole", async () => {
  const { db } = await migrated();
  await seed(db, { demo: false });
  await db
    .insert(academicSessions)
    .values({ id: 9, name: "2025/2026", ...usualDates("2025/2026") });
  await expect(seed(db, { demo: true })).rejects.toThrow("academic_sessions");
  expect(await db.$count(users)).toBe(0);

  await db.delete(academicSessions).where(sql`true`);
  await seed(db, { demo: true });
  expect(await db.$count(users)).toBe(23 + 6 * 300 + 2 * 24);
});
