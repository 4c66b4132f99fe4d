import { sampleProgress } from "@polyportal/domain/application/fields/sample";
import { idOf, stepOf, stepsFor } from "@polyportal/domain/application/steps";
import { programmes } from "@polyportal/domain/programmes/programmes";
import { desc, sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readRecord } from "../../../families/application/record.ts";
import { createPasswords } from "../../../sign-in/passwords.ts";
import { testDatabase } from "../../../testing/test-database.ts";
import { connect } from "../../connect.ts";
import { applications } from "../../schema/application.ts";
import { insertLargeSchool } from "./insert.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 2, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const told: string[] = [];
/** The candidates of the demo's screening. */
let demos = 0;
beforeAll(async () => {
  demos = await db.$count(applications);
  const progress = (line: string) => void told.push(line);
  await insertLargeSchool(db, {
    students: 200,
    applicants: 120,
    lecturers: 40,
    officials: 12,
    auditRows: 300,
    progress,
  });
});

const firstOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0];
const large = sql`(select * from students where number ~ '/1[0-9]{4}$')`;

test("adds so many students and applicants to the demo's, and tells how far it has come", async () => {
  expect(await firstOf(sql`select count(*)::int as students from ${large} s`)).toEqual({
    students: 200,
  });
  expect(await db.$count(applications)).toBe(demos + 120);
  expect(told).toEqual([
    "200 students",
    "history of 200 students",
    "120 applicants",
    "52 members of staff",
    "300 acts on record",
  ]);
});

test("most have been here in all three sessions, with results, and sign in with the demo's password", async () => {
  const three = sql`select count(*)::int as long from (
    select student_id from student_sessions join ${large} s on s.id = student_id
    group by 1 having count(*) = 3) of`;
  expect((await firstOf(three))?.["long"]).toBeGreaterThan(140);
  const scored = sql`select count(distinct student_id)::int as scored
    from scores join ${large} s on s.id = student_id`;
  expect((await firstOf(scored))?.["scored"]).toBeGreaterThan(150);
  const account = await firstOf(
    sql`select password_hash from users join ${large} s on s.id = users.id limit 1`,
  );
  const hash = account?.["password_hash"] as string;
  expect(await createPasswords().verify(hash, "Demo-Pass-1")).toBe(true);
});

test("every application rests on a payment and reads as one that was filled in", async () => {
  const rows = await db.select().from(applications).orderBy(desc(applications.id));
  for (const programme of programmes) {
    const row = rows.find(
      ({ programmeSlug, completedAt }) => programmeSlug === programme.slug && completedAt,
    );
    const record = await readRecord(db, row?.id ?? "");
    expect(record).toMatchObject({
      formCompleted: true,
      saved: stepsFor(programme, sampleProgress(programme).answers).map(idOf),
      lga: { name: expect.any(String) },
      department: { name: expect.any(String) },
    });
    const subjects = stepOf(programme, "o-level") ? 9 : undefined;
    expect(record?.oLevel[0]?.subjects.length).toBe(subjects);
  }
  const unpaid = sql`select count(*)::int as unpaid from applications a
    left join payments p on p.invoice_id = a.invoice_id and p.rrr = a.rrr where p.id is null`;
  expect(await firstOf(unpaid)).toEqual({ unpaid: 0 });
});

test("refuses to be run twice, and changes nothing then", async () => {
  await expect(
    insertLargeSchool(db, {
      students: 200,
      applicants: 120,
      lecturers: 0,
      officials: 0,
      auditRows: 0,
    }),
  ).rejects.toThrow("The large school is in this database already.");
  expect(await db.$count(applications)).toBe(demos + 120);
});

test("its staff sign in, stand in the register, and each role of officials has somebody", async () => {
  const accounts = sql`(select * from users where user_name ~ '^staff[.]')`;
  expect(
    await firstOf(sql`select count(*)::int as staff, count(distinct role)::int as roles
      from ${accounts} a join staff_accounts on user_id = a.id join staff s on s.id = staff_id`),
  ).toMatchObject({ staff: 52, roles: expect.any(Number) });
});

test("acts are on record over three years, their ids in the order of their moments", async () => {
  const acts = await db.execute<{ at: Date; id: string }>(
    sql`select id, at from audit_rows where request_id = 'large' order by id`,
  );
  const moments = acts.rows.map(({ at }) => new Date(at).getTime());
  expect(moments).toHaveLength(300);
  expect(moments.every((at, index) => index === 0 || at >= (moments[index - 1] ?? 0))).toBe(true);
  const years = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / (365 * 86_400_000);
  expect(years).toBeGreaterThan(2.9);
});
