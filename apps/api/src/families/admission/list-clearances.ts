import { clearanceEndpoints } from "@polyportal/api-client/contract/admission-clearance";
import { fullName } from "@polyportal/domain/format/name";
import { programmeOfStudent } from "@polyportal/domain/programmes/study";
import { and, asc, eq, exists, inArray, not } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { clearanceItems, studentClearances } from "../../database/schema/clearance.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { students, studentSessions } from "../../database/schema/student.ts";
import { users } from "../../database/schema/users.ts";
import { departmentNameAsOf } from "../../database/unit-as-of.ts";
import { peopleFound } from "../../lists/people-found.ts";
import { sourceOf } from "../../lists/source.ts";
import { setupOf, type WhichSetup } from "../application-setup/get-setup.ts";
import { entry, entryDepartment, entryLevel } from "./clearance-queries.ts";

/** Newcomers by the invoice with which they have accepted. */
export const newcomersOf = (db: Reader) =>
  db
    .select({
      invoiceId: invoices.id,
      acceptedAt: invoices.paidAt,
      id: students.id,
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
      number: students.number,
      matricNumber: students.matricNumber,
      admissionNumber: students.admissionNumber,
      levelId: entryLevel.as("entry_level"),
      programme: students.programme,
      department: departmentNameAsOf(academicSessions.from, entryDepartment).as("department_then"),
      sessionId: academicSessions.id,
      session: academicSessions.name,
    })
    .from(invoices)
    .innerJoin(students, eq(students.id, invoices.studentId))
    .innerJoin(users, eq(users.id, students.id))
    .innerJoin(academicSessions, eq(academicSessions.id, students.entrySessionId))
    .leftJoin(studentSessions, entry)
    .$dynamic();

/** Which of them there are, without what is shown of each. */
const keysQuery = (db: Reader) =>
  db
    .select({ key: invoices.id })
    .from(invoices)
    .innerJoin(students, eq(students.id, invoices.studentId))
    .$dynamic();

type Found = Awaited<ReturnType<typeof newcomersOf>>[number];

export const hasAccepted = and(eq(invoices.purpose, "acceptance"), eq(invoices.state, "paid"));

/** The items that are asked of each: those of the checklist, or what the programme's setup asks of it. */
export async function itemsOf(db: Reader, found: readonly Found[]) {
  const items = await db
    .select()
    .from(clearanceItems)
    .where(eq(clearanceItems.active, true))
    .orderBy(asc(clearanceItems.position));
  const slugOf = ({ levelId, programme }: Found) => programmeOfStudent(levelId, programme);
  const keyOf = (one: Found) => `${slugOf(one)} ${one.sessionId}`;
  const which = new Map<string, WhichSetup>();
  for (const one of found) {
    const slug = slugOf(one);
    if (slug) which.set(keyOf(one), { slug, sessionId: one.sessionId });
  }
  const setups = new Map(
    await Promise.all(
      [...which].map(async ([key, of]) => [key, (await setupOf(db, of)).clearanceItemIds] as const),
    ),
  );
  return (one: Found) => {
    const asked = setups.get(keyOf(one)) ?? null;
    return asked === null ? items : items.filter(({ id }) => asked.includes(id));
  };
}

/** How far the newcomers of a page are. */
async function readStates(db: Reader, found: readonly Found[]) {
  const asked = await itemsOf(db, found);
  const rows = await db
    .select()
    .from(studentClearances)
    .where(
      inArray(
        studentClearances.studentId,
        found.map(({ id }) => id),
      ),
    );
  return (one: Found) => {
    const items = asked(one);
    const own = rows.filter(
      ({ studentId, itemId }) => studentId === one.id && items.some(({ id }) => id === itemId),
    );
    const count = (wanted: string) => own.filter(({ state }) => state === wanted).length;
    return { cleared: count("cleared"), returned: count("returned"), components: items.length };
  };
}

const somethingReturned = exists(
  new QueryBuilder()
    .select({ itemId: studentClearances.itemId })
    .from(studentClearances)
    .innerJoin(clearanceItems, eq(clearanceItems.id, studentClearances.itemId))
    .where(
      and(
        eq(studentClearances.studentId, students.id),
        eq(studentClearances.state, "returned"),
        eq(clearanceItems.active, true),
      ),
    ),
);

/** Newcomers who have accepted. */
export const clearanceSource = sourceOf(clearanceEndpoints.listClearances, {
  query: newcomersOf,
  key: invoices.id,
  byKeys: { query: keysQuery, where: (keys) => inArray(invoices.id, keys.map(String)) },
  known: peopleFound,
  where: ({ session, returned }, _caller, isFound) =>
    and(
      hasAccepted,
      isFound(invoices.studentId),
      session === undefined ? undefined : eq(students.entrySessionId, session),
      returned && (returned === "true" ? somethingReturned : not(somethingReturned)),
    ),
  // Whoever has accepted has paid at some moment.
  order: { acceptedAt: [invoices.paidAt] },
  first: "-acceptedAt",
  more: readStates,
  row: (one, _, standing) => ({
    id: one.id,
    fullName: fullName(one),
    matricNumber: one.number,
    department: one.department,
    session: one.session,
    acceptedAt: one.acceptedAt?.toISOString() ?? "",
    ...standing(one),
  }),
});
