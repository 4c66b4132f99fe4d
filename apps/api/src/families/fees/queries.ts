import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { feeItems } from "../../database/schema/fees.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { groupBy } from "../../lists/group-by.ts";

const sessionOfStudent = {
  sessionId: studentSessions.sessionId,
  sessionFrom: academicSessions.from,
  session: academicSessions.name,
  current: academicSessions.current,
  levelId: studentSessions.levelId,
  departmentId: studentSessions.departmentId,
  studentTypeId: studentSessions.studentTypeId,
};

/** As {@link sessionsOf}, before it is asked. */
export const sessionsStatement = prepared((db) =>
  db
    .select(sessionOfStudent)
    .from(studentSessions)
    .innerJoin(academicSessions, eq(academicSessions.id, studentSessions.sessionId))
    .where(eq(studentSessions.studentId, sql.placeholder("studentId")))
    .orderBy(desc(academicSessions.from))
    .prepare("sessions_of_student"),
);

/** The sessions in which a student was or is there, the newest first. */
export const sessionsOf = (db: Reader, studentId: string) =>
  sessionsStatement(db).execute({ studentId });

/** A session in which a student was or is there. */
export type StudentSession = Awaited<ReturnType<typeof sessionsOf>>[number];

const feeTable = prepared((db) =>
  db
    .select({
      sessionId: feeItems.sessionId,
      studentTypeId: feeItems.studentTypeId,
      levelId: feeItems.levelId,
      departmentId: feeItems.departmentId,
      name: feeItems.name,
      amountKobo: feeItems.amountKobo,
    })
    .from(feeItems)
    .where(
      and(
        eq(feeItems.purpose, sql.placeholder("purpose")),
        sql`exists (
          select from student_sessions there
          where there.student_id = any(${sql.placeholder("studentIds")}::uuid[])
            and there.session_id = ${feeItems.sessionId}
            and there.student_type_id = ${feeItems.studentTypeId}
            and (${feeItems.departmentId} is null
              or there.department_id = ${feeItems.departmentId}))`,
      ),
    )
    .orderBy(asc(feeItems.position), asc(feeItems.id))
    .prepare("fee_table"),
);

/**
 * The lines of one fee in the sessions of some students, for the types and departments that they had in each;
 * which of them fit whom is a rule.
 */
export const feeTableOf = (db: Reader, purpose: FeePurpose, studentIds: readonly string[]) =>
  feeTable(db).execute({ purpose, studentIds: [...studentIds] });

const liveInvoice = {
  id: invoices.id,
  rrr: invoices.rrr,
  invoiceNo: invoices.invoiceNo,
  state: invoices.state,
  purpose: invoices.purpose,
  item: invoices.item,
  paymentType: invoices.paymentType,
  sessionId: invoices.sessionId,
  session: academicSessions.name,
  amountKobo: invoices.amountKobo,
  createdAt: invoices.createdAt,
  expiresAt: invoices.expiresAt,
  paidAt: invoices.paidAt,
};

/** As {@link liveInvoicesOf}, before it is asked. */
export const liveInvoicesStatement = prepared((db) =>
  db
    .select(liveInvoice)
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .where(
      and(
        eq(invoices.studentId, sql.placeholder("studentId")),
        inArray(invoices.state, ["open", "paid"]),
      ),
    )
    .orderBy(desc(invoices.createdAt))
    .prepare("live_invoices_of_student"),
);

/** What a student has paid or can pay, the newest first. */
export const liveInvoicesOf = (db: Reader, studentId: string) =>
  liveInvoicesStatement(db).execute({ studentId });

/** An invoice that is open or paid. */
export type LiveInvoice = Awaited<ReturnType<typeof liveInvoicesOf>>[number];

/** The sessions and the open and paid invoices of many students, each under the student's id. */
export async function factsOfStudents(db: Reader, studentIds: readonly string[]) {
  const ids = sql.param([...studentIds]);
  const [sessions, live] = await Promise.all([
    db
      .select({ studentId: studentSessions.studentId, of: sessionOfStudent })
      .from(studentSessions)
      .innerJoin(academicSessions, eq(academicSessions.id, studentSessions.sessionId))
      .where(sql`${studentSessions.studentId} = any(${ids}::uuid[])`)
      .orderBy(desc(academicSessions.from)),
    db
      .select({ studentId: invoices.studentId, of: liveInvoice })
      .from(invoices)
      .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
      .where(
        and(
          sql`${invoices.studentId} = any(${ids}::uuid[])`,
          inArray(invoices.state, ["open", "paid"]),
        ),
      )
      .orderBy(desc(invoices.createdAt)),
  ]);
  return {
    sessions: groupBy(sessions, ({ studentId }) => studentId),
    live: groupBy(live, ({ studentId }) => studentId),
  };
}
