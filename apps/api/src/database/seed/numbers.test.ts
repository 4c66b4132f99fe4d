import { sql, type SQL } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { connect } from "../connect.ts";
import { insertLargeSchool } from "./large/insert.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 2, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeAll(() =>
  insertLargeSchool(db, { students: 400, applicants: 0, lecturers: 0, officials: 0, auditRows: 0 }),
);

const countOf = async (query: SQL): Promise<number> =>
  Number((await db.execute(sql`select count(*) as n from (${query}) of`)).rows[0]?.["n"]);

const schools = [
  ["the demo", sql`students.number !~ '/1[0-9]{4}$'`],
  ["the large school", sql`students.number ~ '/1[0-9]{4}$'`],
] as const;

test.each(schools)("%s has students whose user name is neither number", async (_, those) => {
  const named = sql`select from students join users using (id) where ${those}
    and user_name not in (coalesce(matric_number, ''), coalesce(admission_number, ''))`;
  expect(await countOf(named)).toBeGreaterThan(15);
});

test.each(schools)(
  "%s has newcomers who have accepted and have no number yet",
  async (_, those) => {
    const newcomers = sql`select students.id from students where ${those} and matric_number is null`;
    expect(await countOf(newcomers)).toBeGreaterThan(1);
    const accepted = sql`select student_id from admission_offers offer
    join admission_offer_steps step on step.offer_id = offer.id and step.act = 'accept'
    where state = 'accepted'`;
    expect(await countOf(sql`(${newcomers}) except (${accepted})`)).toBe(0);
    const names = sql`select from user_names where user_id in (${newcomers})
    and (kind in ('matric', 'former') or withdrawn_at is not null)`;
    expect(await countOf(names)).toBe(0);
    const beyond = sql`select student_id from course_registrations union
    select student_id from bed_allocations`;
    expect(await countOf(sql`(${newcomers}) intersect (${beyond})`)).toBe(0);
  },
);

test.each(schools)(
  "%s has numbers that were withdrawn, and find their students",
  async (_, those) => {
    const withdrawn = sql`select from user_names join students on students.id = user_id
    join users on users.id = user_id
    where ${those} and kind = 'former' and withdrawn_at is not null
      and position(user_names.name in users.numbers) > 0`;
    expect(await countOf(withdrawn)).toBeGreaterThan(15);
  },
);
