import {
  broughtOf,
  unmetOf,
  unmetText,
  type Unmet,
} from "@polyportal/domain/admission/requirements";
import type { ProgrammeSlug } from "@polyportal/domain/programmes/catalogue";
import { certificateField } from "@polyportal/domain/programmes/certificate-field";
import { definitionOf } from "@polyportal/domain/programmes/programmes";
import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../../database/connect.ts";
import {
  applicationSittings,
  applicationSteps,
  applicationSubjects,
} from "../../database/schema/application.ts";
import { oLevelGrades, oLevelSubjects } from "../../database/schema/o-level.ts";
import { readRules } from "./rules.ts";

/** An applicant as a department's requirements look at one. */
export type Candidate = {
  readonly applicationId: string;
  readonly slug: ProgrammeSlug;
  /** By which the application goes, whatever is asked now. */
  readonly definitionRevision: number;
  readonly sessionId: number;
  readonly departmentId: number | null;
  readonly department: string | null;
  readonly utme: number | null;
  readonly aggregate: number | null;
  /** When the form was paid: what was asked then is what counts. */
  readonly paidAt: Date | null;
};

/** What an applicant does not meet, and the same in words. */
export type ReadUnmet = {
  readonly of: (candidate: Candidate) => readonly Unmet[];
  readonly inWords: (candidate: Candidate) => string[];
};

/** What each of these applicants does not meet of what the chosen department asks. */
export async function readUnmet(db: Reader, candidates: readonly Candidate[]): Promise<ReadUnmet> {
  const departmentIds = [...new Set(candidates.flatMap(({ departmentId }) => departmentId ?? []))];
  if (departmentIds.length === 0) return { of: () => [], inWords: () => [] };
  const slugs = [...new Set(candidates.map(({ slug }) => slug))];
  const ids = candidates.map(({ applicationId }) => applicationId);
  const [rules, results, awaiting, certificates, subjects] = await Promise.all([
    readRules(db, { slugs, departmentIds }),
    resultsOf(db, ids),
    awaitingOf(db, ids),
    certificatesOf(db, candidates),
    db.select().from(oLevelSubjects),
  ]);
  const names = new Map(subjects.map(({ id, name }) => [id, name]));
  const of = (candidate: Candidate): readonly Unmet[] => {
    const { applicationId, departmentId, utme, aggregate, paidAt } = candidate;
    if (departmentId === null) return [];
    const brought = broughtOf({
      results: results.filter((one) => one.applicationId === applicationId),
      awaiting: awaiting.has(applicationId),
      utme,
      aggregate,
      certificate: certificates.get(applicationId) ?? null,
    });
    return unmetOf(rules.at({ ...candidate, departmentId }, paidAt ?? undefined), brought);
  };
  return {
    of,
    inWords: (candidate) =>
      of(candidate).map((unmet) =>
        unmetText(unmet, candidate.department ?? "", (id) => names.get(id) ?? ""),
      ),
  };
}

/** The lines of the results of all sittings. */
const resultsOf = (db: Reader, ids: readonly string[]) =>
  db
    .select({
      applicationId: applicationSubjects.applicationId,
      subjectId: applicationSubjects.subjectId,
      grade: oLevelGrades.name,
    })
    .from(applicationSubjects)
    .innerJoin(oLevelGrades, eq(oLevelGrades.id, applicationSubjects.gradeId))
    .where(inArray(applicationSubjects.applicationId, [...ids]));

/** Who waits for a result of the O-level. */
async function awaitingOf(db: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ applicationId: applicationSittings.applicationId })
    .from(applicationSittings)
    .where(
      and(
        inArray(applicationSittings.applicationId, [...ids]),
        eq(applicationSittings.awaiting, true),
      ),
    );
  return new Set(rows.map(({ applicationId }) => applicationId));
}

/** The certificate of each applicant whose programme asks for one. */
async function certificatesOf(
  db: Reader,
  candidates: readonly Candidate[],
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  for (const { applicationId, slug, definitionRevision } of candidates) {
    const field = certificateField(definitionOf(slug, definitionRevision));
    if (field !== undefined) fields.set(applicationId, field);
  }
  if (fields.size === 0) return new Map();
  const rows = await db
    .select({ applicationId: applicationSteps.applicationId, answers: applicationSteps.answers })
    .from(applicationSteps)
    .where(inArray(applicationSteps.applicationId, [...fields.keys()]));
  return new Map(
    rows.flatMap(({ applicationId, answers }) => {
      const answer = answers[fields.get(applicationId) ?? ""];
      return typeof answer === "string" && answer !== "" ? [[applicationId, answer] as const] : [];
    }),
  );
}
