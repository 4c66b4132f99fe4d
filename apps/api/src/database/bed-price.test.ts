import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { databaseBefore } from "./testing/migrations-before.ts";

test("a bed that somebody has costs what its invoice billed, else what the hostel asked", async () => {
  const db = await databaseBefore("_bed-price");
  const id = (end: number) => `00000000-0000-7000-8000-00000000000${end}`;
  const [own, none, credit] = [id(1), id(2), id(3)];
  await db.execute(
    sql.raw(`
    insert into academic_sessions (id, name, "from", "to") values (1, '2025/2026', '2025-09-01', '2026-08-31');
    insert into faculties (id, name, code) values (1, 'Science', 'SCI');
    insert into departments (id, faculty_id, name, code) values (1, 1, 'Computer Science', 'COM');
    insert into hostels (id, name, location, gender, price_kobo) values (1, 'Hall', 'Here', 'Female', 500);
    insert into hostel_rooms (id, hostel_id, name) values (1, 1, 'Room 1');
    insert into bed_spaces (id, room_id, numeration) values (1, 1, 'A'), (2, 1, 'B'), (3, 1, 'C');
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
      select id, id, 'none', 'student', 'student', 'A', 'B'
      from unnest(array['${own}', '${none}', '${credit}']::uuid[]) id;
    insert into students (id, matric_number, student_type_id, department_id, level_id,
        entry_session_id, programme, gender)
      select id, user_name, 1, 1, 1, 1, 'National Diploma', 'Female' from users;
    insert into invoices (id, invoice_no, payment_reference, rrr, state, student_id, purpose, item, session_id,
        payer_phone, lastname, firstname, email, amount_kobo, created_at, expires_at, paid_at)
      select invoice::uuid, invoice, invoice, rrr, 'paid', student::uuid, 'hostel', item, 1,
        '+2348030000005', 'A', 'B', 'a@example.com', 400, now(), now(), now()
      from (values ('${id(4)}', '100000000004', '${own}', '1'), ('${id(5)}', '100000000005', '${credit}', '9'))
        paid (invoice, rrr, student, item);
    insert into bed_allocations (id, bed_id, student_id, session_id, invoice_id, state, held_until, created_at) values
      ('${id(6)}', 1, '${own}', 1, '${id(4)}', 'booked', now(), now()),
      ('${id(7)}', 2, '${none}', 1, null, 'booked', now(), now()),
      ('${id(8)}', 3, '${credit}', 1, '${id(5)}', 'booked', now(), now());
  `),
  );
  await migrate(db);
  const { rows } = await db.execute(
    sql`select bed_id, price_kobo::int as price from bed_allocations order by 1`,
  );
  expect(rows).toEqual([
    { bed_id: 1, price: 400 },
    { bed_id: 2, price: 500 },
    { bed_id: 3, price: 500 },
  ]);
  // As the release before takes a bed, which knows no price of an allocation.
  await db.execute(
    sql.raw(`
    update hostels set price_kobo = 600;
    update bed_allocations set state = 'released' where student_id = '${none}';
    insert into bed_allocations (id, bed_id, student_id, session_id, state, held_until, created_at)
      values ('${id(9)}', 2, '${none}', 1, 'held', now(), now());
  `),
  );
  const { rows: taken } = await db.execute(
    sql`select price_kobo::int as price from bed_allocations where id = ${id(9)}`,
  );
  expect(taken).toEqual([{ price: 600 }]);
});
