import type { compositeEndpoints } from "@polyportal/api-client/contract/results-composite";
import { compositeFacts, compositePapers } from "@polyportal/domain/document/papers/composite";
import { compositeWords } from "@polyportal/domain/messages/composite";
import type { SemesterKey } from "@polyportal/domain/results/attempts";
import { countedRemarks, readsUnpublished } from "@polyportal/domain/results/composite";
import { packCode } from "@polyportal/domain/score-sheet/board-pack";
import { inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { studentSessions } from "../../database/schema/student.ts";
import type { UserCaller } from "../../server/caller.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { withdrawDocuments } from "../document/withdraw.ts";
import { classReaderOf, membersOf, type ClassKey } from "./class-reader.ts";
import { compositeOf } from "./composite.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { semestersFrom } from "./withdraw-statements.ts";

type CompositeHandler = Handler<(typeof compositeEndpoints)["getCompositeResults"]>;

/** A class's composite sheet, with a verification code once all of it is published. */
export const getCompositeResults: CompositeHandler = async (ctx, { paper, ...asked }) => {
  const composite = await compositeOf(ctx, asked);
  return { ...composite, verification: await verificationOf(ctx, asked, composite, paper) };
};

/**
 * The verification code of the sheet. It covers a whole class, so only a sheet of all students without held
 * scores has it. Advisers see only published scores but get the same code as others, also while a score waits
 * for approval, because that must not be revealed. Publishing it withdraws the code.
 */
export async function verificationOf(
  ctx: Parameters<typeof issueDocument>[0] & { readonly caller: UserCaller },
  asked: ClassKey & SemesterKey,
  composite: Awaited<ReturnType<typeof compositeOf>>,
  kind: (typeof compositePapers)[number],
) {
  const { provisional, held, students: rows } = composite;
  const graded = rows.some(({ current }) => current !== null);
  if (provisional || held.length > 0 || !graded) return null;
  const found = await classReaderOf(ctx.db, ctx.caller, asked);
  if (!found) return null;
  // On a level with options, an adviser may read only some students.
  const all = readsUnpublished(found.who) ? rows : await membersOf(ctx.db, asked, {});
  if (all.length !== rows.length) return null;
  const fingerprint = packCode(fingerprintOf(composite));
  const issued = await issueDocument(ctx, {
    kind,
    subjectId: subjectOf(asked),
    holderId: null,
    facts: compositeFacts({
      ...composite,
      remarks: compositeWords.remarks(countedRemarks(rows.map(({ cgpaRemark }) => cgpaRemark))),
      fingerprint,
    }),
  });
  return { ...issued, fingerprint };
}

/** The subject under which a class's papers are issued. */
const subjectOf = ({
  departmentId,
  levelId,
  optionId,
  sessionId,
  semester,
}: ClassKey & SemesterKey): string =>
  [sessionId, semester, departmentId, levelId, optionId ?? 0].join(":");

/**
 * Withdraws composite sheets and summaries with these students from a semester on, because later averages
 * depend on it.
 */
export async function withdrawComposites(
  tx: Transaction,
  studentIds: readonly string[],
  key: Pick<SemesterKey, "sessionId" | "semester">,
  now: Date,
): Promise<string[]> {
  const from = await semestersFrom(tx, key);
  const classes = await tx
    .selectDistinct({
      sessionId: studentSessions.sessionId,
      levelId: studentSessions.levelId,
      departmentId: studentSessions.departmentId,
      optionId: studentSessions.departmentOptionId,
    })
    .from(studentSessions)
    .where(inArray(studentSessions.studentId, [...studentIds]));
  const subjects = from.flatMap(({ sessionId, semester }) =>
    classes
      .filter((one) => one.sessionId === sessionId)
      .flatMap((one) =>
        [null, one.optionId].map((optionId) => subjectOf({ ...one, optionId, semester })),
      ),
  );
  const codes = [];
  for (const kind of compositePapers) {
    codes.push(...(await withdrawDocuments(tx, kind, subjects, now)));
  }
  return codes;
}
