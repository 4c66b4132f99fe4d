import { and, desc, eq, exists, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { v7 as uuid } from "uuid";
import type { Reader, Transaction } from "../database/connect.ts";
import { nameColumns } from "../database/name-columns.ts";
import { academicSessions } from "../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../database/schema/faculty.ts";
import { classAdvisers } from "../database/schema/rights.ts";
import { users } from "../database/schema/users.ts";
import { fail } from "../failure.ts";

/** A session (by default the current one), the one before it, and all sessions, newest first. */
export async function sessionsWith(db: Reader, sessionId?: number) {
  const all = await db.select().from(academicSessions).orderBy(desc(academicSessions.from));
  const at = all.findIndex(({ id, current }) => (sessionId ? id === sessionId : current));
  const found = all[at] ?? fail("not_found");
  const sessions = all.map(({ id, name }) => ({ id, name }));
  return { session: { id: found.id, name: found.name }, before: sessions[at + 1], sessions };
}

/** Advisers of session `from` who are still staff, for classes that have no adviser in session `to`. */
export function copyable(db: Reader, { from, to }: { from: number; to: number }) {
  const later = alias(classAdvisers, "later");
  const taken = db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.sessionId, to),
        eq(later.departmentId, classAdvisers.departmentId),
        eq(later.levelId, classAdvisers.levelId),
        sql`${later.departmentOptionId} is not distinct from ${classAdvisers.departmentOptionId}`,
      ),
    );
  return db
    .select({
      departmentId: classAdvisers.departmentId,
      levelId: classAdvisers.levelId,
      departmentOptionId: classAdvisers.departmentOptionId,
      adviserId: classAdvisers.adviserId,
      department: departments.name,
      option: departmentOptions.name,
      adviser: nameColumns(users),
    })
    .from(classAdvisers)
    .innerJoin(users, eq(users.id, classAdvisers.adviserId))
    .innerJoin(departments, eq(departments.id, classAdvisers.departmentId))
    .leftJoin(departmentOptions, eq(departmentOptions.id, classAdvisers.departmentOptionId))
    .where(and(eq(classAdvisers.sessionId, from), eq(users.active, true), not(exists(taken))));
}

/** The classes of a session that have no adviser, with last session's advisers. */
export async function copiesFor(db: Reader, sessionId: number) {
  const { session, before } = await sessionsWith(db, sessionId);
  const rows = before ? await copyable(db, { from: before.id, to: session.id }) : [];
  return { session, before, copies: rows.map((row) => ({ ...row, id: uuid() })) };
}

type Copies = Pick<Awaited<ReturnType<typeof copiesFor>>, "session" | "copies">;

/** Assigns these advisers. A class that has got one meanwhile keeps that one. */
export async function writeCopies(tx: Transaction, { session, copies }: Copies): Promise<void> {
  if (copies.length === 0) return;
  await tx
    .insert(classAdvisers)
    .values(
      copies.map(({ id, departmentId, levelId, departmentOptionId, adviserId }) => {
        const of = { departmentId, levelId, departmentOptionId, adviserId };
        return { ...of, id, sessionId: session.id };
      }),
    )
    .onConflictDoNothing();
}
