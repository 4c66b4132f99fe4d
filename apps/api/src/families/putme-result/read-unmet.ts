import { isCredit, unmetOf, unmetText } from "@polyportal/domain/admission/requirements";
import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import { admissionRequirements } from "../../database/schema/application-setup.ts";
import { applicationSubjects } from "../../database/schema/application.ts";
import { oLevelGrades, oLevelSubjects } from "../../database/schema/o-level.ts";

/** An applicant as a department's requirements look at one. */
type Candidate = {
  readonly applicationId: string;
  readonly slug: (typeof admissionRequirements.$inferSelect)["slug"];
  readonly sessionId: number;
  readonly departmentId: number | null;
  readonly department: string | null;
  readonly utme: number | null;
  readonly aggregate: number | null;
};

/** What each of these applicants does not meet of what the chosen department asks, in words. */
export async function readUnmet(
  db: Reader,
  candidates: readonly Candidate[],
): Promise<(candidate: Candidate) => readonly string[]> {
  const departmentIds = candidates.flatMap(({ departmentId }) => departmentId ?? []);
  if (departmentIds.length === 0) return () => [];
  const asked = await db
    .select()
    .from(admissionRequirements)
    .where(
      and(
        inArray(admissionRequirements.slug, [...new Set(candidates.map(({ slug }) => slug))]),
        inArray(admissionRequirements.departmentId, [...new Set(departmentIds)]),
      ),
    );
  if (asked.length === 0) return () => [];
  const grades = await db
    .select({
      applicationId: applicationSubjects.applicationId,
      subjectId: applicationSubjects.subjectId,
      grade: oLevelGrades.name,
    })
    .from(applicationSubjects)
    .innerJoin(oLevelGrades, eq(oLevelGrades.id, applicationSubjects.gradeId))
    .where(
      inArray(
        applicationSubjects.applicationId,
        candidates.map(({ applicationId }) => applicationId),
      ),
    );
  const subjects = await db.select().from(oLevelSubjects);
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  return ({ applicationId, slug, sessionId, departmentId, department, utme, aggregate }) => {
    const requirement = asked.find(
      (one) =>
        one.slug === slug && one.sessionId === sessionId && one.departmentId === departmentId,
    );
    if (!requirement) return [];
    const credited = grades.flatMap((one) =>
      one.applicationId === applicationId && isCredit(one.grade) ? [one.subjectId] : [],
    );
    return unmetOf(requirement, { utme, aggregate, credited }).map((unmet) =>
      unmetText(unmet, department ?? "", (id) => names.get(id) ?? ""),
    );
  };
}
