import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../testing/test-database.ts";
import { connect } from "../../connect.ts";
import { insertLargeSchool } from "./insert.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 2, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeAll(() =>
  insertLargeSchool(db, { students: 400, applicants: 0, lecturers: 0, officials: 0, auditRows: 0 }),
);

const rowsOf = async (query: ReturnType<typeof sql>) => (await db.execute(query)).rows;
const countOf = async (query: ReturnType<typeof sql>) =>
  Number((await rowsOf(sql`select count(*) as n from (${query}) of`))[0]?.["n"]);

const large = sql`(select * from students where number ~ '/1[0-9]{4}$')`;
const booked = sql`select a.*, s.gender, h.gender as hostel_gender, i.state as invoice_state,
    i.amount_kobo, h.price_kobo as asked_kobo, i.paid_at
  from bed_allocations a join ${large} s on s.id = a.student_id
  join bed_spaces b on b.id = a.bed_id join hostel_rooms r on r.id = b.room_id
  join hostels h on h.id = r.hostel_id join invoices i on i.id = a.invoice_id
    and i.student_id = a.student_id and i.session_id = a.session_id
    and i.purpose = 'hostel' and i.item = a.bed_id::text`;

test("in each session some have a bed of their gender, and have paid what it costs", async () => {
  const sessions = await rowsOf(
    sql`select session_id, count(*)::int as beds from (${booked}) b group by 1 order by 1`,
  );
  expect(sessions.map((row) => row["session_id"])).toEqual([1, 2, 3]);
  for (const { beds } of sessions) expect(beds).toBeGreaterThan(20);
  const wrong = sql`select 1 from (${booked}) b where gender <> hostel_gender
    or invoice_state <> 'paid' or amount_kobo <> price_kobo
    or price_kobo <> asked_kobo`;
  expect(await countOf(wrong)).toBe(0);
  // None is left out above for an invoice or a bed that is not there.
  const all = sql`select 1 from bed_allocations a join ${large} s on s.id = a.student_id`;
  expect(await countOf(all)).toBe(await countOf(booked));
});

test("who has a bed had paid school fees before, and owed none of an earlier session", async () => {
  const fees = (paid: ReturnType<typeof sql>) => sql`(select 1 from invoices i
    where i.student_id = b.student_id and i.purpose = 'school-fees' and i.state = 'paid' and ${paid})`;
  const early = sql`select 1 from (${booked}) b
    where not exists ${fees(sql`i.session_id = b.session_id and i.paid_at < b.paid_at`)}`;
  expect(await countOf(early)).toBe(0);
  const owing = sql`select 1 from (${booked}) b
    join student_sessions before on before.student_id = b.student_id
      and before.session_id < b.session_id
    where not exists ${fees(sql`i.session_id = before.session_id and i.payment_type <> 'FirstInstallment'`)}`;
  expect(await countOf(owing)).toBe(0);
});

test("trainees of the levels that go keep a logbook, a whole one of a session that is over", async () => {
  const weeks = await rowsOf(sql`select p.session_id, count(distinct p.id)::int as placements,
      min(written)::int as least, max(written)::int as most, max(ss.level_id)::int as level
    from siwes_placements p join ${large} s on s.id = p.student_id
    join student_sessions ss on ss.student_id = p.student_id and ss.session_id = p.session_id
    cross join lateral (select count(*) as written from siwes_weeks w
      where w.placement_id = p.id) w
    group by 1 order by 1`);
  expect(weeks.map((row) => [row["session_id"], row["least"], row["most"]])).toEqual([
    [1, 16, 16],
    [2, 16, 16],
    [3, 4, 4],
  ]);
  for (const { level } of weeks) expect(level).toBeLessThanOrEqual(3);
});

test("each appraisal that is sent has its answers, which are nobody's", async () => {
  const sent = sql`select a.course_id, a.lecturer_id, a.session_id, count(*) as n
    from appraisals a where a.state = 'completed' group by 1, 2, 3`;
  const answered = sql`select course_id, lecturer_id, session_id, count(*) as n
    from appraisal_answers group by 1, 2, 3`;
  expect(await countOf(sql`(${sent}) except (${answered})`)).toBe(0);
  expect(await countOf(sql`(${answered}) except (${sent})`)).toBe(0);
  const own = sql`select 1 from appraisals a join ${large} s on s.id = a.student_id`;
  expect(await countOf(own)).toBeGreaterThan(50);
});

test("applications to other departments go to one that is open, and wait in this session only", async () => {
  const own = sql`select c.* from department_changes c join ${large} s on s.id = c.student_id`;
  expect(await countOf(own)).toBeGreaterThan(50);
  const wrong = sql`select 1 from (${own}) c where from_department_id = to_department_id
    or (state = 'pending') <> (decided_at is null) or (state = 'pending' and session_id < 3)
    or not exists (select 1 from department_openings o where o.department_id = c.to_department_id)`;
  expect(await countOf(wrong)).toBe(0);
});

test("students are told of their payments, and what some have opened can be verified", async () => {
  const untold = sql`select 1 from ${large} s join invoices i on i.student_id = s.id
    where i.state = 'paid' and i.session_id >= 2 and not exists (select 1 from notifications n
      where n.user_id = s.id and n.created_at = i.paid_at)`;
  expect(await countOf(untold)).toBe(0);
  const papers = sql`select d.* from issued_documents d join ${large} s on s.id = d.holder_id`;
  expect(await countOf(sql`select 1 from (${papers}) d where kind = 'receipt'`)).toBeGreaterThan(
    50,
  );
  const others = sql`select 1 from (${papers}) d left join invoices i on i.id::text = d.subject_id
    where i.student_id is distinct from d.holder_id`;
  expect(await countOf(others)).toBe(0);
});
