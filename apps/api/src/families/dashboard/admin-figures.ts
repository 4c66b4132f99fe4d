import type { Claim } from "@polyportal/domain/rights/claims";
import { sheetStates, type SheetState } from "@polyportal/domain/score-sheet/states";
import { and, count, eq, gt, isNull, ne, or, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applications } from "../../database/schema/application.ts";
import { courseRegistrations } from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { feeItems } from "../../database/schema/fees.ts";
import { bedAllocations, bedSpaces, hostelRooms, hostels } from "../../database/schema/hostel.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { scoreSheets } from "../../database/schema/results.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { rowsAsked } from "../../lists/source.ts";
import type { CallerOf } from "../../server/caller.ts";
import { applicantInvoiceSource } from "../application-invoice/list-invoices.ts";
import { reached } from "../application-invoice/stages.ts";
import { approvalSource } from "../course-registration/list-approvals.ts";
import { scoreSheetSource } from "../score-sheet/list-score-sheets.ts";

/** Who sees which figures: one of the claims is enough. */
export const figureClaims = {
  applications: ["applications.see"],
  fees: ["fees.see", "invoices.see"],
  registrations: ["registration.see"],
  sheets: ["results.see"],
  hostels: ["hostels.see"],
  unmatched: ["invoices.see"],
  failedOfOthers: ["audit.see"],
} as const satisfies Record<string, readonly Claim[]>;

/** Whom the lists are shown to, by which figures are counted. */
type Caller = CallerOf<(typeof approvalSource | typeof scoreSheetSource)["endpoint"]>;

const countWhere = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** How many applicants of a session have an invoice, have paid it, begun, sent their form, and an offer. */
export async function applicationFigures(
  db: Reader,
  sessionId: number,
  caller: CallerOf<(typeof applicantInvoiceSource)["endpoint"]>,
) {
  const asked = { search: "", session: sessionId };
  const [found] = await db
    .select({
      invoiced: countWhere(sql`${reached.invoiced}`),
      paid: countWhere(sql`${reached.paid}`),
      begun: countWhere(sql`${reached.begun}`),
      submitted: countWhere(sql`${reached.submitted}`),
      offered: countWhere(sql`${reached.offered}`),
    })
    .from(invoices)
    .leftJoin(applications, eq(applications.invoiceId, invoices.id))
    .where(await rowsAsked(applicantInvoiceSource, db, asked, caller));
  return found ?? { invoiced: 0, paid: 0, begun: 0, submitted: 0, offered: 0 };
}

/** What a session's students are to pay as school fees, class by class, and what they have paid, in kobo. */
export async function feeFigures(db: Reader, sessionId: number) {
  const classes = db
    .select({
      studentTypeId: studentSessions.studentTypeId,
      levelId: studentSessions.levelId,
      departmentId: studentSessions.departmentId,
      size: count().as("size"),
    })
    .from(studentSessions)
    .where(eq(studentSessions.sessionId, sessionId))
    .groupBy(studentSessions.studentTypeId, studentSessions.levelId, studentSessions.departmentId)
    .as("classes");
  const [expected] = await db
    .select({ kobo: sql`coalesce(sum(${feeItems.amountKobo} * size), 0)`.mapWith(Number) })
    .from(classes)
    .innerJoin(
      feeItems,
      and(
        eq(feeItems.sessionId, sessionId),
        eq(feeItems.purpose, "school-fees"),
        eq(feeItems.studentTypeId, classes.studentTypeId),
        or(isNull(feeItems.levelId), eq(feeItems.levelId, classes.levelId)),
        or(isNull(feeItems.departmentId), eq(feeItems.departmentId, classes.departmentId)),
      ),
    );
  const [collected] = await db
    .select({ kobo: sql`coalesce(sum(${invoices.amountKobo}), 0)`.mapWith(Number) })
    .from(invoices)
    .where(
      and(
        eq(invoices.sessionId, sessionId),
        eq(invoices.purpose, "school-fees"),
        eq(invoices.state, "paid"),
      ),
    );
  return { expectedKobo: expected?.kobo ?? 0, collectedKobo: collected?.kobo ?? 0 };
}

const registrationStates = ["submitted", "returned", "approved"] as const;

/** How many students a session has, and its registrations by state, of those that the caller's list shows. */
export async function registrationFigures(db: Reader, sessionId: number, caller: Caller) {
  const asked = { search: "", session: sessionId, state: [...registrationStates] };
  const [found] = await db
    .select({
      submitted: countWhere(sql`${courseRegistrations.state} = 'submitted'`),
      returned: countWhere(sql`${courseRegistrations.state} = 'returned'`),
      approved: countWhere(sql`${courseRegistrations.state} = 'approved'`),
    })
    .from(courseRegistrations)
    .where(await rowsAsked(approvalSource, db, asked, caller));
  const enrolled = await db.$count(studentSessions, eq(studentSessions.sessionId, sessionId));
  return { students: enrolled, ...(found ?? { submitted: 0, returned: 0, approved: 0 }) };
}

/** The score sheets of a session by state, of those that the caller's list shows: each sheet is in one. */
export async function sheetFigures(db: Reader, sessionId: number, caller: Caller) {
  const asked = { search: "", session: sessionId, state: [...sheetStates] };
  const counted = await db
    .select({ state: scoreSheets.state, sheets: count() })
    .from(scoreSheets)
    // As the list joins them, whose condition it is.
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .innerJoin(departments, eq(departments.id, courses.departmentId))
    .innerJoin(academicSessions, eq(academicSessions.id, scoreSheets.sessionId))
    .where(await rowsAsked(scoreSheetSource, db, asked, caller))
    .groupBy(scoreSheets.state);
  const none: Record<SheetState, number> = {
    draft: 0,
    submitted: 0,
    checked: 0,
    approved: 0,
    published: 0,
  };
  return counted.reduce((all, { state, sheets }) => ({ ...all, [state]: sheets }), none);
}

/** The beds that can be booked, and those that are taken in a session. */
export async function hostelFigures(db: Reader, sessionId: number, now: Date) {
  const active = and(
    eq(bedSpaces.active, true),
    eq(hostelRooms.active, true),
    eq(hostels.active, true),
  );
  const [beds] = await db
    .select({ count: count() })
    .from(bedSpaces)
    .innerJoin(hostelRooms, eq(hostelRooms.id, bedSpaces.roomId))
    .innerJoin(hostels, eq(hostels.id, hostelRooms.hostelId))
    .where(active);
  const [taken] = await db
    .select({
      held: countWhere(sql`${bedAllocations.state} = 'held'`),
      booked: countWhere(sql`${bedAllocations.state} = 'booked'`),
    })
    .from(bedAllocations)
    .where(
      and(
        eq(bedAllocations.sessionId, sessionId),
        ne(bedAllocations.state, "released"),
        // What is held longer than that is anybody's.
        or(eq(bedAllocations.state, "booked"), gt(bedAllocations.heldUntil, now)),
      ),
    );
  return { beds: beds?.count ?? 0, held: taken?.held ?? 0, booked: taken?.booked ?? 0 };
}
