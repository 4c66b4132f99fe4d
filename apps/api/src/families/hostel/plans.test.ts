import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { planOf } from "../../testing/plan-of.ts";
import { testServer } from "../../testing/test-server.ts";
import { ownBeds, unusedPayments } from "./own-beds.ts";
import { bedById, bedsOfRoom, openHostels, roomsOfHostel } from "./queries.ts";

const server = await testServer();
afterAll(server.stop);

const asked = {
  studentId: "01a1ffbc-536f-70af-9789-cc6adb309917",
  sessionId: 3,
  hostelId: 3,
  roomId: 3102,
  bedId: 31_021,
  gender: "Male",
};

// Years of holds that ended unpaid, and of beds that others had in other sessions.
beforeAll(async () => {
  await server.db.execute(sql`insert into academic_sessions (id, name, "from", "to")
    select year, 'Session ' || year, make_date(2100 + year, 9, 1), make_date(2101 + year, 8, 31) from generate_series(11, 40) year`);
  await server.db.execute(sql`insert into bed_allocations
      (id, bed_id, student_id, session_id, price_kobo, state, held_until, created_at)
    select gen_random_uuid(), bed.id, student.id, 1, 100, 'released', now(), now()
    from bed_spaces bed cross join (select id from students limit 60) student`);
  await server.db.execute(sql`insert into bed_allocations
      (id, bed_id, student_id, session_id, price_kobo, state, held_until, created_at)
    select gen_random_uuid(), bed.id, student.id, year, 100, 'booked', now(), now()
    from (select id, row_number() over (order by id) as number from bed_spaces) bed
    join (select id, row_number() over (order by id) as number from students) student using (number)
    cross join generate_series(11, 40) year`);
  await server.db.execute(sql`analyze`);
});

test.each([
  ["free beds of the hostels", openHostels],
  ["free beds of rooms", roomsOfHostel],
  ["the beds of a room", bedsOfRoom],
  ["a bed", bedById],
  ["a student's own beds", ownBeds],
  ["a student's unused payment", unusedPayments],
])("%s are found without reading the allocations of other sessions", async (_, query) => {
  const plan = await planOf(server, query(server.db), asked);
  expect(plan).not.toMatch(/Seq Scan on (bed_allocations|invoices|students)/);
  const lookUps = [...plan.matchAll(/on bed_allocations\b[^\n]*\n\s*(.*)/g)];
  expect(lookUps.length).toBeGreaterThan(0);
  for (const [, how] of lookUps) {
    expect(how).toMatch(/^Index Cond: .*\b(bed_id|student_id|invoice_id) = /);
  }
});
