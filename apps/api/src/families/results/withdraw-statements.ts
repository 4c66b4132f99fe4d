import { semesters } from "@polyportal/domain/academic-session/semesters";
import type { SemesterKey } from "@polyportal/domain/results/attempts";
import { eq, gte } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { withdrawDocuments } from "../document/withdraw.ts";

/** Under which name the statement of a student's semester is issued. */
export const statementSubject = (
  studentId: string,
  { sessionId, semester }: { readonly sessionId: number; readonly semester: string },
): string => `${studentId}:${sessionId}:${semester}`;

/** Withdraws a student's statements of a semester and of all after it, whose averages rest on it. */
export async function withdrawStatements(
  tx: Transaction,
  studentId: string,
  { sessionId, semester }: SemesterKey,
  now: Date,
): Promise<string[]> {
  const [own] = await tx
    .select({ from: academicSessions.from })
    .from(academicSessions)
    .where(eq(academicSessions.id, sessionId));
  if (!own) return [];
  const sessions = await tx
    .select({ id: academicSessions.id })
    .from(academicSessions)
    .where(gte(academicSessions.from, own.from));
  const isBefore = (id: number, one: string) =>
    id === sessionId && semester === "Second" && one === "First";
  const subjects = sessions.flatMap(({ id }) =>
    semesters
      .filter((one) => !isBefore(id, one))
      .map((one) => statementSubject(studentId, { sessionId: id, semester: one })),
  );
  return withdrawDocuments(tx, "semester-results", subjects, now);
}
