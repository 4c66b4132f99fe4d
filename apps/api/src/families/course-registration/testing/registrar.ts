import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import type { PaymentType } from "@polyportal/domain/payment/types";
import { and, eq, inArray } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import {
  courseRegistrations,
  registeredCourses,
  registrationWindows,
} from "../../../database/schema/course-registration.ts";
import { courses } from "../../../database/schema/course.ts";
import { invoices } from "../../../database/schema/invoice.ts";
import { scores, scoreSheets } from "../../../database/schema/results.ts";
import type { RunningServer } from "../../../start-server.ts";
import { addSession } from "../../../testing/new-student.ts";

type Server = Pick<RunningServer, "db">;

const day = 86_400_000;

/** Which registration the tests are about. */
export const first = { sessionId: 3, semester: "First" } as const;

type Moments = Partial<Record<"opens" | "late" | "closes" | "addDropCloses", number>>;

/** Sets the window of a semester, by days from now. */
export async function setWindow(
  { db }: Server,
  { opens = -20, late = 30, closes = 40, addDropCloses = 60 }: Moments = {},
  { sessionId, semester }: { sessionId: number; semester: "First" | "Second" } = first,
): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * day);
  await db
    .update(registrationWindows)
    .set({
      opensAt: at(opens),
      lateFrom: at(late),
      closesAt: at(closes),
      addDropClosesAt: at(addDropCloses),
    })
    .where(
      and(eq(registrationWindows.sessionId, sessionId), eq(registrationWindows.semester, semester)),
    );
}

/** Books a paid invoice of a student. */
export async function pay(
  { db }: Server,
  studentId: string,
  {
    purpose = "school-fees",
    paymentType = "FirstInstallment",
    sessionId = 3,
  }: { purpose?: FeePurpose; paymentType?: PaymentType; sessionId?: number } = {},
): Promise<void> {
  const id = uuid();
  const now = new Date();
  await db.insert(invoices).values({
    id,
    invoiceNo: `TEST-${id}`,
    paymentReference: `PP-${id}`,
    rrr: String(Date.now()).slice(-6) + String(Math.floor(Math.random() * 1e6)).padStart(6, "0"),
    state: "paid",
    studentId,
    purpose,
    paymentType,
    sessionId,
    payerPhone: "+2348050000000",
    lastname: "Test",
    firstname: "Payer",
    email: "payer@alani.example",
    amountKobo: 10_000_000,
    createdAt: now,
    expiresAt: now,
    paidAt: now,
  });
}

/** The ids of courses by their codes, in the order asked for. */
export async function idsOf({ db }: Server, ...codes: string[]): Promise<number[]> {
  const rows = await db
    .select({ id: courses.id, code: courses.code })
    .from(courses)
    .where(inArray(courses.code, codes));
  return codes.map((code) => rows.find((row) => row.code === code)?.id ?? 0);
}

/** Gives a student a score in a course of a session, on a sheet in that state. */
export async function score(
  { db }: Server,
  studentId: string,
  code: string,
  total: number,
  {
    sessionId = 2,
    state = "published",
  }: { sessionId?: number; state?: "approved" | "published" } = {},
): Promise<void> {
  const [courseId = 0] = await idsOf({ db }, code);
  const publishedAt = state === "published" ? new Date() : null;
  const [sheet] = await db
    .insert(scoreSheets)
    .values({ id: uuid(), courseId, sessionId, state, publishedAt })
    .onConflictDoUpdate({
      target: [scoreSheets.courseId, scoreSheets.sessionId],
      set: { state, publishedAt },
    })
    .returning({ id: scoreSheets.id });
  if (!sheet) throw new Error("No sheet was written.");
  await db
    .insert(scores)
    .values({ sheetId: sheet.id, studentId, test: 0, lab: 0, exam: total, total, publishedAt });
}

/** Registers courses of an earlier session, past all rules. */
export async function took(
  { db }: Server,
  studentId: string,
  codes: readonly string[],
  sessionId = 2,
): Promise<void> {
  await addSession({ db }, studentId, sessionId);
  const registrationId = uuid();
  await db.insert(courseRegistrations).values({
    id: registrationId,
    studentId,
    sessionId,
    semester: "First",
    levelId: 1,
    state: "approved",
    totalUnits: 14,
    submittedAt: new Date(),
  });
  const ids = await idsOf({ db }, ...codes);
  await db
    .insert(registeredCourses)
    .values(
      ids.map((courseId) => ({ registrationId, sessionId, courseId, kind: "Core" as const })),
    );
}
