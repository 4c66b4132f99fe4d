import { numberWithKind } from "@polyportal/domain/student/number";
import type { resultsEndpoints } from "@polyportal/api-client/contract/results";
import { programmeAt } from "@polyportal/domain/admission-letter/offer";
import { sameSemester, type SemesterKey } from "@polyportal/domain/results/attempts";
import { resultFacts } from "@polyportal/domain/document/papers/results";
import { repeatedIn } from "@polyportal/domain/results/repeated";
import { creditPointOf } from "@polyportal/domain/results/semester-data";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { studentInSession, studentOf, type CurrentStudent } from "../student/current.ts";
import { amendmentsOf, amendmentView } from "./amendments.ts";
import { studyOf } from "./study.ts";
import { standingIn } from "./standing.ts";
import { statementSubject } from "./withdraw-statements.ts";

type StatementContext = Parameters<typeof issueDocument>[0];

/** The caller's own results of a semester. An unpublished one looks like one that does not exist. */
export const getSemesterResults: Handler<typeof resultsEndpoints.getSemesterResults> = async (
  ctx,
  key,
) => {
  return statementOf(ctx, ctx.caller.userId, key);
};

/** A student's published results of a semester, with the statement's verification code. */
export async function statementOf(ctx: StatementContext, studentId: string, key: SemesterKey) {
  const student = await studentInSession(ctx.db, await studentOf(ctx.db, studentId), key.sessionId);
  const results = await semesterResults(ctx.db, student, key);
  const holderId = student.student.id;
  // Held results get no code, so that nobody can present them meanwhile.
  if (results.held.length > 0) return { ...results, verification: null };
  const verification = await issueDocument(ctx, {
    kind: "semester-results",
    subjectId: statementSubject(holderId, key),
    holderId,
    facts: resultFacts(results),
  });
  return { ...results, verification };
}

async function semesterResults(
  db: Reader,
  { student, person, department }: CurrentStudent,
  key: SemesterKey,
) {
  const studentId = student.id;
  const [study, amendments] = await Promise.all([
    studyOf(db, studentId),
    amendmentsOf(db).execute({ studentId }),
  ]);
  const standing = standingIn(study, key);
  if (!standing) return fail("results_not_published");
  const { summary, awaited, current, previous, cumulative } = standing;
  const { coursesToRepeat, coursesToTake, cgpaRemark } = standing;
  const { attempts: own, levelId } = summary;
  return {
    name: fullName(person),
    regNo: student.number,
    numberKind: numberWithKind(student).numberKind,
    passport: student.passportFileId,
    department,
    programme: programmeAt(student, levelId),
    session: own[0]?.session ?? "",
    semester: key.semester,
    level: levelById(levelId).name,
    subjects: own.map((subject) => ({
      ...subject,
      grade: subject.mark ?? subject.grade,
      gradePoint: subject.point,
      creditPoint: creditPointOf(subject),
      amendments: amendments
        .filter(({ sheetId }) => sheetId === subject.sheetId)
        .map(amendmentView),
    })),
    held: own.filter(({ held }) => held).map(({ code }) => code),
    current,
    previous,
    cumulative,
    repeated: repeatedIn(study.attempts, summary).map(({ code }) => code),
    summary: {
      entryReq: student.entryRequirement,
      cumCourseUnit: cumulative.creditUnit,
      cgpa: cumulative.gradePointAverage,
      coursesToRepeat,
      coursesToTake,
      cgpaRemark,
    },
    awaited: awaited.filter((one) => sameSemester(one, key)).map(({ code }) => code),
  };
}
