import type { officeEndpoints } from "@polyportal/api-client/contract/office";
import { fullName } from "@polyportal/domain/format/name";
import { adviserMessages as words } from "@polyportal/domain/messages/adviser";
import { levelById, levels } from "@polyportal/domain/student/levels";
import { and, eq, sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../database/connect.ts";
import { changeIfNeeded } from "../../database/change-if-needed.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { classAdvisers } from "../../database/schema/rights.ts";
import { users } from "../../database/schema/users.ts";
import { copiesFor, copyable, sessionsWith, writeCopies } from "../../rights/copied-advisers.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { bulkEditOf } from "../../import/bulk-edit.ts";
import { refuseOwn } from "./refuse-own.ts";
import { advisedClasses, optionsOf } from "./classes.ts";

type Endpoints = typeof officeEndpoints;

/** Every class of a session with its adviser. */
export const listClassAdvisers: Handler<Endpoints["listClassAdvisers"]> = async (
  { db },
  { sessionId, ...asked },
) => {
  const { session, before, sessions } = await sessionsWith(db, sessionId);
  const [classes, options, copies] = await Promise.all([
    advisedClasses(db, session.id, asked),
    optionsOf(db),
    before ? copyable(db, { from: before.id, to: session.id }) : [],
  ]);
  return {
    session,
    sessions,
    classes,
    options,
    copies: before ? { from: before.name, count: copies.length } : null,
  };
};

/** Gives a class its adviser; the one that it has already, nothing happens. */
export const assignClassAdviser: Handler<Endpoints["assignClassAdviser"]> = async (
  { caller, change },
  { adviserId, ...wanted },
) => {
  await changeIfNeeded(change, async ({ tx, audit }) => {
    const name = await lockClass(tx, wanted);
    const [adviser] = await tx.select().from(users).where(eq(users.id, adviserId));
    if (!adviser) fail("not_found");
    if (adviser.userType.toLowerCase() === "student" || !adviser.active) fail("role_not_fitting");
    await refuseOwn(tx, caller, adviserId);
    const [held] = await tx.select().from(classAdvisers).where(ofClass(wanted));
    if (held?.adviserId === adviserId) return undefined;
    if (held) {
      await tx.update(classAdvisers).set({ adviserId }).where(eq(classAdvisers.id, held.id));
    } else await tx.insert(classAdvisers).values({ id: uuid(), ...wanted, adviserId });
    audit({
      action: "assignClassAdviser",
      subject: "user",
      subjectId: adviserId,
      before: held ? { adviserId: held.adviserId } : undefined,
      after: { class: name, adviser: fullName(adviser), sessionId: wanted.sessionId },
    });
    return adviser;
  });
  return {};
};

/** Takes a class from its adviser. */
export const endClassAdviser: Handler<Endpoints["endClassAdviser"]> = async (
  { caller, change },
  { reason, ...wanted },
) => {
  await change(async ({ tx, audit }) => {
    const name = await lockClass(tx, wanted);
    const [ended] = await tx.delete(classAdvisers).where(ofClass(wanted)).returning();
    if (!ended) fail("not_found");
    await refuseOwn(tx, caller, ended.adviserId);
    audit({
      action: "endClassAdviser",
      subject: "user",
      subjectId: ended.adviserId,
      after: { class: name, sessionId: wanted.sessionId },
      reason,
    });
  });
  return {};
};

/** Gives the classes without an adviser those of the session before. */
export const copyClassAdvisers: Handler<Endpoints["copyClassAdvisers"]> = async (
  { caller, change, now },
  { sessionId },
) => {
  const copied = await changeIfNeeded(change, async ({ tx, audit }) => {
    const { session, before, copies } = await copiesFor(tx, sessionId);
    if (!before || copies.length === 0) return undefined;
    const undoId = await copiedAdvisers.make(
      { tx, audit },
      {
        by: { caller, now },
        title: words.copied(copies.length),
        rows: copies.map(({ id, adviser, department, option, levelId }) => ({
          verdict: "New",
          cells: [fullName(adviser), nameOf(department, option, levelById(levelId).name)],
          target: { id, sessionId: session.id },
        })),
        write: () => writeCopies(tx, { session, copies }),
      },
    );
    audit({
      action: "copyClassAdvisers",
      subject: "academicSession",
      subjectId: String(session.id),
      after: { from: before.name, to: session.name, classes: copies.length },
    });
    return { copied: copies.length, undoId };
  });
  return copied ?? { copied: 0, undoId: null };
};

/** Last session's advisers, copied at once. */
export const copiedAdvisers = bulkEditOf<{ id: string; sessionId: number }>({
  name: "copied-advisers",
  claim: "users.enter",
  columns: [
    { key: "adviser", heading: words.adviser },
    { key: "class", heading: words.class },
  ],
  tables: [{ table: classAdvisers, key: classAdvisers.id, idOf: ({ id }) => id }],
  subject: "academicSession",
  subjectId: ({ sessionId }) => String(sessionId),
});

type Class = Omit<Parameters<typeof assignClassAdviser>[1], "adviserId">;

const ofClass = ({ sessionId, departmentId, levelId, departmentOptionId }: Class) =>
  and(
    eq(classAdvisers.sessionId, sessionId),
    eq(classAdvisers.departmentId, departmentId),
    eq(classAdvisers.levelId, levelId),
    sql`${classAdvisers.departmentOptionId} is not distinct from ${departmentOptionId}`,
  );

/** The name of a class whose adviser nobody else changes until the end. */
async function lockClass(tx: Transaction, wanted: Class): Promise<string> {
  await sessionsWith(tx, wanted.sessionId);
  const level = levels.find(({ id }) => id === wanted.levelId) ?? fail("not_found");
  const [department] = await tx
    .select()
    .from(departments)
    .where(eq(departments.id, wanted.departmentId))
    .for("update");
  const [option] = await tx
    .select()
    .from(departmentOptions)
    .where(
      and(
        eq(departmentOptions.id, wanted.departmentOptionId ?? 0),
        eq(departmentOptions.departmentId, wanted.departmentId),
      ),
    );
  if (!department || (wanted.departmentOptionId !== null && !option)) fail("not_found");
  return nameOf(department.name, option?.name ?? null, level.name);
}

const nameOf = (department: string, option: string | null, level: string): string =>
  [department, option, level].filter(Boolean).join(", ");
