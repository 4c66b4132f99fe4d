import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { connect } from "../database/connect.ts";
import { auditRows } from "../database/schema/audit-rows.ts";
import { users } from "../database/schema/users.ts";
import { createPasswords } from "../sign-in/passwords.ts";
import { testDatabase } from "../testing/test-database.ts";
import { createAdministrator } from "./create-administrator.ts";

const database = await testDatabase();
const { db, pool } = connect(database.url, pino({ level: "silent" }), 10, database.pooler);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const person = {
  userName: "ngozi",
  lastname: "Okafor",
  firstname: "Ngọzi",
  email: "ngozi@school.example",
  password: "First-Pass-1",
};

test("the first administrator may sign in at once, and the record says who made them", async () => {
  await createAdministrator(db, person);
  const [made] = await db.select().from(users).where(eq(users.userName, "ngozi"));
  expect(made).toMatchObject({ userType: "official", role: "super administrator", oldUser: true });
  expect(await createPasswords().verify(made?.passwordHash, "First-Pass-1")).toBe(true);
  const [row] = await db
    .select()
    .from(auditRows)
    .where(eq(auditRows.subjectId, made?.id ?? ""));
  expect(row).toMatchObject({ action: "createAdministrator", actorId: "create-admin" });
  expect(JSON.stringify(row)).not.toContain("First-Pass-1");
});

test("a weak password, a taken name and a taken address are refused in words", async () => {
  const refusal = (changes: object) =>
    createAdministrator(db, { ...person, ...changes }).catch((error: Error) => error.message);
  expect(await refusal({ password: "weak" })).toMatch(/^the password needs 8 to 30 characters/);
  expect(await refusal({ password: "Okafor@2026" })).toMatch(/easy to guess/);
  expect(await refusal({ userName: "", email: "x" })).toMatch(/user name[^]*invalid email/);
  expect(await refusal({ userName: "ADMIN" })).toBe("This user name is taken.");
  expect(await refusal({ userName: "other", email: "Ngozi@School.example" })).toBe(
    "This e-mail address is taken.",
  );
});
