import type { FeePurpose } from "@polyportal/domain/payment/purposes";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import type { SignedPaper } from "@polyportal/domain/programmes/signatories";
import { and, asc, eq, sql } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { prepared } from "../../database/prepared.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationSetups } from "../../database/schema/application-setup.ts";
import { programmeSignatories } from "../../database/schema/application-type.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { studentSessions } from "../../database/schema/student.ts";
import { kindOfUser, users } from "../../database/schema/users.ts";

/** By student, purpose and session. */
export const paid = prepared((db) =>
  db
    .select({
      id: invoices.id,
      rrr: invoices.rrr,
      amountKobo: invoices.amountKobo,
      paidAt: invoices.paidAt,
      expiresAt: invoices.expiresAt,
      session: academicSessions.name,
      levelId: studentSessions.levelId,
    })
    .from(invoices)
    .innerJoin(academicSessions, eq(academicSessions.id, invoices.sessionId))
    .leftJoin(
      studentSessions,
      and(
        eq(studentSessions.studentId, invoices.studentId),
        eq(studentSessions.sessionId, invoices.sessionId),
      ),
    )
    .where(
      and(
        eq(invoices.studentId, sql.placeholder("studentId")),
        eq(invoices.purpose, sql.placeholder("purpose")),
        eq(invoices.sessionId, sql.placeholder("sessionId")),
        eq(invoices.state, "paid"),
      ),
    )
    .orderBy(asc(invoices.createdAt))
    .limit(1)
    .prepare("paid_fee_of_session"),
);

/** The payment of a fee that has no instalments, and the level at which the student then was. */
export async function paidFee(
  db: Reader,
  of: { studentId: string; purpose: FeePurpose; sessionId: number },
) {
  const [found] = await paid(db).execute(of);
  if (!found) return undefined;
  const { rrr, paidAt, ...fee } = found;
  // The database holds that what is paid has both.
  return rrr === null || paidAt === null ? undefined : { ...fee, rrr, paidAt };
}

/** By role. */
export const holder = prepared((db) =>
  db
    .select({
      lastname: users.lastname,
      firstname: users.firstname,
      middlename: users.middlename,
    })
    .from(users)
    .where(
      and(
        // Few are officials: their index finds them among all the students.
        eq(kindOfUser, "official"),
        eq(users.role, sql.placeholder("role")),
        eq(users.active, true),
      ),
    )
    .orderBy(asc(users.createdAt), asc(users.userName))
    .limit(1)
    .prepare("holder_of_office"),
);

/** Who holds an office: the longest-serving account of the role. */
export async function holderOf(db: Reader, role: "registrar" | "bursar") {
  const [found] = await holder(db).execute({ role });
  return found;
}

/** What the letter of a programme says besides in a session; "" where the school has said nothing. */
export async function letterText(
  db: Reader,
  slug: ProgrammeSlug,
  sessionId: number,
): Promise<string> {
  const [found] = await db
    .select({ letterText: applicationSetups.letterText })
    .from(applicationSetups)
    .where(and(eq(applicationSetups.slug, slug), eq(applicationSetups.sessionId, sessionId)));
  return found?.letterText ?? "";
}

/** By programme and paper. */
export const signatory = prepared((db) =>
  db
    .select({ office: programmeSignatories.office, name: programmeSignatories.name })
    .from(programmeSignatories)
    .where(
      and(
        eq(programmeSignatories.slug, sql.placeholder("slug")),
        eq(programmeSignatories.paper, sql.placeholder("paper")),
      ),
    )
    .prepare("signatory_of_paper"),
);

/** Which office signs a paper of a programme, and by which name, where the school has said so. */
export async function saidSignatory(db: Reader, slug: ProgrammeSlug, paper: SignedPaper) {
  const [found] = await signatory(db).execute({ slug, paper });
  return found;
}
