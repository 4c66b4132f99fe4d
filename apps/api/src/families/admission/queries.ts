import { and, eq, type SQL } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications, isKept } from "../../database/schema/application.ts";
import { chosenNameAsOf } from "../../database/unit-as-of.ts";

const found = async (db: Reader, which: SQL) => {
  const [application] = await db
    .select({
      applicationNumber: applications.applicationNumber,
      admissionNumber: applications.admissionNumber,
      programmeSlug: applications.programmeSlug,
      lastname: applications.lastname,
      firstname: applications.firstname,
      middlename: applications.middlename,
      completedAt: applications.completedAt,
      admittedAt: applications.admittedAt,
      session: academicSessions.name,
      department: chosenNameAsOf(academicSessions.from, applicationChoices.departmentId),
    })
    .from(applications)
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(and(which, isKept));
  return application;
};

/** An application by its printed number, however it is typed. */
export const applicationByNumber = (db: Reader, applicationNumber: string) =>
  found(db, eq(applications.applicationNumber, applicationNumber.toUpperCase()));

export const applicationOfInvoice = (db: Reader, invoiceId: string) =>
  found(db, eq(applications.invoiceId, invoiceId));
