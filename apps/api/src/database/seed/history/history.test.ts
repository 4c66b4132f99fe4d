import { gradingScale } from "@polyportal/domain/results/scale";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../../../testing/test-database.ts";
import { connect } from "../../connect.ts";

// What the demo's history promises, asked of the database that every test begins with.
const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 2, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
const numberOf = async (query: ReturnType<typeof sql>) => {
  const [row] = await rowsOf(sql`select count(*)::int as n from (${query}) of`);
  return row?.["n"] as number;
};

test("every paid invoice has its payment of the very amount, and its lines add up to it", async () => {
  const wrong = sql`select 1 from invoices i left join payments p on p.invoice_id = i.id
    where i.state = 'paid' and (p.id is null or p.amount_kobo <> i.amount_kobo
      or p.rrr <> i.rrr or p.paid_at <> i.paid_at
      or i.amount_kobo <> (select sum((line ->> 'amountKobo')::bigint)
        from jsonb_array_elements(i.lines) line))`;
  expect(await numberOf(sql`select 1 from payments`)).toBeGreaterThan(5000);
  expect(await numberOf(wrong)).toBe(0);
});

test("nobody has paid more of a session's school fees than they were", async () => {
  const charged = sql`select s.id, ss.session_id, sum(f.amount_kobo) as total
    from students s join student_sessions ss on ss.student_id = s.id
    join fee_items f on f.session_id = ss.session_id and f.purpose = 'school-fees'
      and f.student_type_id = s.student_type_id
      and coalesce(f.level_id, ss.level_id) = ss.level_id
      and coalesce(f.department_id, s.department_id) = s.department_id
    group by 1, 2`;
  const paid = sql`select student_id, session_id, sum(amount_kobo) as total
    from invoices where purpose = 'school-fees' and state = 'paid' group by 1, 2`;
  const beyond = sql`select 1 from (${paid}) p left join (${charged}) c
    on c.id = p.student_id and c.session_id = p.session_id
    where c.total is null or p.total > c.total`;
  expect(await numberOf(beyond)).toBe(0);
});

test("numbers of invoices follow one another, and the next one is free", async () => {
  const behind = sql`select 1 from number_series n where n.series like 'INV-%' and exists
    (select 1 from invoices where invoice_no > n.series || '-' || lpad(n.last::text, 6, '0')
      and invoice_no like n.series || '-%')`;
  expect(await numberOf(behind)).toBe(0);
});

test("whoever registered this session's courses has paid the first instalment and owes nothing older", async () => {
  const unpaid = sql`select 1 from course_registrations r where r.session_id = 3 and not exists
    (select 1 from invoices i where i.student_id = r.student_id and i.session_id = 3
      and i.purpose = 'school-fees' and i.state = 'paid')`;
  expect(
    await numberOf(sql`select 1 from course_registrations where session_id = 3`),
  ).toBeGreaterThan(700);
  expect(await numberOf(unpaid)).toBe(0);
});

test("a registration's units are those of its courses, inside the load of its level", async () => {
  const wrong = sql`select 1 from course_registrations r
    join unit_loads l on l.level_id = r.level_id and l.semester = r.semester
    where r.total_units not between l.minimum and l.maximum or r.total_units <>
      (select sum(c.credit_unit) from registered_courses rc join courses c on c.id = rc.course_id
        where rc.registration_id = r.id and c.semester = r.semester)`;
  expect(await numberOf(wrong)).toBe(0);
});

test("what is registered has a published score once its session is over, and none before", async () => {
  const scored = sql`select s.student_id, sh.course_id, sh.session_id from scores s
    join score_sheets sh on sh.id = s.sheet_id and sh.state = 'published'`;
  const registered = sql`select r.student_id, rc.course_id, r.session_id
    from registered_courses rc join course_registrations r on r.id = rc.registration_id
    where r.session_id <> 3`;
  expect(await numberOf(sql`(${scored}) except (${registered})`)).toBe(0);
  expect(await numberOf(sql`(${registered}) except (${scored})`)).toBe(0);
});

test("scores stand like a bell: most in the middle, every grade earned, some failed", async () => {
  const rows = await rowsOf(sql`select total::float as total from scores`);
  const totals = rows.map((row) => row["total"] as number);
  const shares = gradingScale.map(
    ({ min, max }) =>
      totals.filter((total) => total >= min && total < max + 1).length / totals.length,
  );
  for (const share of shares) expect(share).toBeGreaterThan(0.03);
  const mean = totals.reduce((sum, total) => sum + total, 0) / totals.length;
  expect(mean).toBeGreaterThan(50);
  expect(mean).toBeLessThan(65);
});

test("the student of the demo has two sessions behind, a carry-over, and nothing registered now", async () => {
  const mine = sql`select id from users where user_name = 'student'`;
  const failed = await rowsOf(sql`select c.code, max(s.total)::float as best from scores s
    join score_sheets sh on sh.id = s.sheet_id join courses c on c.id = sh.course_id
    where s.student_id = (${mine}) group by c.code having min(s.total) < 40 order by c.code`);
  expect(failed).toEqual([
    { code: "COM 113", best: expect.any(Number) },
    { code: "COM 214", best: 38 },
  ]);
  expect(failed[0]?.["best"]).toBeGreaterThanOrEqual(40);
  const registrations = sql`select session_id from course_registrations where student_id = (${mine})`;
  expect(await rowsOf(sql`${registrations} order by 1`)).toEqual(
    [1, 1, 2, 2].map((session_id) => ({ session_id })),
  );
  const paidNow = await rowsOf(sql`select payment_type from invoices
    where student_id = (${mine}) and session_id = 3 and purpose = 'school-fees'`);
  expect(paidNow).toEqual([{ payment_type: "FirstInstallment" }]);
});

test.each(["new.student", "fresh.student", "student.pg", "student.jupeb"])(
  "%s has just come, and has no past",
  async (userName) => {
    const mine = sql`(select id from users where user_name = ${userName})`;
    expect(await numberOf(sql`select 1 from invoices where student_id = ${mine}`)).toBe(0);
    expect(await numberOf(sql`select 1 from course_registrations where student_id = ${mine}`)).toBe(
      0,
    );
  },
);

test("COM 211 and its neighbours have distributions of three earlier sessions", async () => {
  const { rows } = await db.execute<{ code: string; sessions: number }>(sql`
    select courses.code, count(distinct sheet.session_id)::int as sessions
    from courses join departments on departments.id = courses.department_id and departments.code = 'COM'
    join score_sheets sheet on sheet.course_id = courses.id and sheet.state = 'published'
    where courses.level_id = 2 and courses.semester = 'First'
      and exists (select from scores where scores.sheet_id = sheet.id)
    group by courses.code`);
  expect(rows.map(({ code }) => code)).toContain("COM 211");
  expect(rows.filter(({ sessions }) => sessions !== 3)).toEqual([]);
});
