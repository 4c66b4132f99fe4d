import type { requirementEndpoints } from "@polyportal/api-client/contract/application-requirements";
import { asc, eq } from "drizzle-orm";
import { beginningOf } from "../../database/course-as-of.ts";
import {
  applicationChoices,
  applications,
  applicationSources,
} from "../../database/schema/application.ts";
import { invoices } from "../../database/schema/invoice.ts";
import { oLevelGrades, oLevelSubjects } from "../../database/schema/o-level.ts";
import { chosenNameAsOf } from "../../database/unit-as-of.ts";
import { fail } from "../../failure.ts";
import type { Handler, Handlers } from "../../server/handler.ts";
import { readUnmet } from "../application-setup/read-unmet.ts";
import { utmeOf } from "../application-setup/reckon-aggregates.ts";
import { requireOwn } from "./own.ts";
import { openDepartments } from "./open-departments.ts";
import { putmeResult } from "./record-parts.ts";

type Endpoints = typeof requirementEndpoints;

/** The requirements of each department of a programme for applicants who pay now. */
const getAdmissionRules: Handler<Endpoints["getAdmissionRules"]> = async (
  { db, now },
  { programme },
) => {
  const [opened, subjects, grades] = await Promise.all([
    openDepartments(db, programme),
    db.select().from(oLevelSubjects).orderBy(asc(oLevelSubjects.position)),
    db.select().from(oLevelGrades).orderBy(asc(oLevelGrades.position)),
  ]);
  if (!opened) fail("not_found");
  return {
    ...opened,
    subjects: subjects.map(({ id, name }) => ({ id, name })),
    grades: grades.map(({ name }) => name),
    asOf: now.toISOString(),
  };
};

/** The requirements of the chosen department that the application does not meet. */
const getUnmet: Handler<Endpoints["getUnmet"]> = async (ctx) => {
  requireOwn(ctx);
  const [found] = await ctx.db
    .select({
      applicationId: applications.id,
      slug: applications.programmeSlug,
      definitionRevision: applications.definitionRevision,
      sessionId: applications.sessionId,
      departmentId: applicationChoices.departmentId,
      department: chosenNameAsOf(
        beginningOf(applications.sessionId),
        applicationChoices.departmentId,
      ),
      utme: utmeOf.as("utme"),
      putmeResult: putmeResult.as("putme_result"),
      paidAt: invoices.paidAt,
    })
    .from(applications)
    .innerJoin(invoices, eq(invoices.id, applications.invoiceId))
    .leftJoin(applicationSources, eq(applicationSources.applicationId, applications.id))
    .leftJoin(applicationChoices, eq(applicationChoices.applicationId, applications.id))
    .where(eq(applications.id, ctx.caller.applicationId));
  if (!found?.paidAt) fail("not_found");
  // Unreleased results must not be revealed.
  const candidate = { ...found, aggregate: found.putmeResult?.aggregate ?? null };
  const { inWords } = await readUnmet(ctx.db, [candidate]);
  return {
    department: found.department,
    unmet: inWords(candidate),
    paidAt: found.paidAt.toISOString(),
  };
};

export const requirementHandlers = { getAdmissionRules, getUnmet } satisfies Handlers<
  typeof requirementEndpoints
>;
