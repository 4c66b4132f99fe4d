import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Reader } from "../../database/connect.ts";
import { testServer } from "../../testing/test-server.ts";
import { menusWithClaims, rolesWithRights } from "./queries.ts";

const server = await testServer();
afterAll(server.stop);

// 20,000 students besides the staff.
beforeAll(async () => {
  await server.db.execute(sql`
    insert into users (id, user_name, password_hash, user_type, role, lastname, firstname)
    select gen_random_uuid(), 'PLAN/' || n, 'none', 'student', 'student', 'A', 'B'
    from generate_series(1, 20000) n`);
  await server.db.execute(sql`
    insert into students (id, matric_number, student_type_id, department_id, level_id,
      entry_session_id, programme, gender)
    select id, user_name, 1, 5, 1, 3, 'National Diploma, full-time', 'Female'
    from users where user_name like 'PLAN/%'`);
  await server.db.execute(sql`analyze`);
  await server.db.execute(sql`vacuum users, students`);
}, 60_000);

/** A reader that explains each of the family's statements before running it. */
function explained(plans: string[]): Reader {
  return Object.assign(Object.create(server.db) as Reader, {
    execute: async (statement: Parameters<Reader["execute"]>[0]) => {
      const { rows } = await server.db.execute(sql`explain ${statement as never}`);
      plans.push(rows.map((row) => Object.values(row).join("")).join("\n"));
      return server.db.execute(statement);
    },
  });
}

test("the people of each role are counted without reading the accounts of all students", async () => {
  const plans: string[] = [];
  const roles = await rolesWithRights(explained(plans));
  expect(plans).toHaveLength(1);
  expect(plans[0]).not.toMatch(/Seq Scan on (users|students)/);
  expect(plans[0]).toMatch(/users_user_type_idx/);
  const people = new Map(roles.map(({ role, people: count }) => [role, count]));
  expect(people.get("student")).toBeGreaterThanOrEqual(20_000);
  expect(people.get("hostel officer")).toBeGreaterThan(0);
});

test("so are those who see each label, without those who are switched off", async () => {
  const plans: string[] = [];
  const seenBy = async () => {
    const { seen } = await menusWithClaims(explained(plans));
    return seen.find(({ label, kind }) => label === "profile" && kind === "student")?.people ?? 0;
  };
  const before = await seenBy();
  expect(plans[0]).not.toMatch(/Seq Scan on (users|students)/);
  expect(before).toBeGreaterThanOrEqual(20_000);
  await server.db.execute(sql`update users set active = false where user_name = 'PLAN/1'`);
  expect(await seenBy()).toBe(before - 1);
});
