import { semesters } from "@polyportal/domain/academic-session/semesters";
import type { SemesterKey } from "@polyportal/domain/results/attempts";
import { and, eq, gte, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { sessionById } from "../../database/sessions.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { issuedDocuments } from "../../database/schema/issued-document.ts";

/** The subject under which the statement of a student's semester is issued. */
export const statementSubject = (
  studentId: string,
  { sessionId, semester }: { readonly sessionId: number; readonly semester: string },
): string => `${studentId}:${sessionId}:${semester}`;

/** A semester and all later ones. */
export async function semestersFrom(
  tx: Transaction,
  { sessionId, semester }: Pick<SemesterKey, "sessionId" | "semester">,
): Promise<{ sessionId: number; semester: (typeof semesters)[number] }[]> {
  const own = await sessionById(tx, sessionId);
  if (!own) return [];
  const sessions = await tx
    .select({ id: academicSessions.id })
    .from(academicSessions)
    .where(gte(academicSessions.from, own.from));
  const isBefore = (id: number, one: string) =>
    id === sessionId && semester === "Second" && one === "First";
  return sessions.flatMap(({ id }) =>
    semesters.filter((one) => !isBefore(id, one)).map((one) => ({ sessionId: id, semester: one })),
  );
}

/** Withdraws students' statements of a semester and all later ones, whose averages depend on it. */
export async function withdrawStatements(
  tx: Transaction,
  studentIds: readonly string[],
  key: Pick<SemesterKey, "sessionId" | "semester">,
  now: Date,
): Promise<string[]> {
  // The subjects lack the student's id, which SQL prepends. The index of holders finds the papers: a list of
  // all subjects, as in withdrawDocuments, is too long when a board publishes thousands of results.
  const subjects = (await semestersFrom(tx, key)).map((one) => statementSubject("", one));
  const withdrawn = await tx
    .update(issuedDocuments)
    .set({ withdrawnAt: now })
    .where(
      and(
        eq(issuedDocuments.kind, "semester-results"),
        sql`${issuedDocuments.holderId} = any(${sql.param([...studentIds])}::uuid[])`,
        sql`${issuedDocuments.subjectId} in (
          select ${issuedDocuments.holderId}::text || one
          from unnest(${sql.param(subjects)}::text[]) one)`,
        isNull(issuedDocuments.withdrawnAt),
      ),
    )
    .returning({ code: issuedDocuments.code });
  return withdrawn.map(({ code }) => code);
}
