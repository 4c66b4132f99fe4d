import type { resultsEndpoints } from "@polyportal/api-client/contract/results";
import { programmeAt } from "@polyportal/domain/admission-letter/offer";
import { sameSemester, type SemesterKey } from "@polyportal/domain/results/attempts";
import { resultFacts } from "@polyportal/domain/document/papers/results";
import { repeatedIn } from "@polyportal/domain/results/repeated";
import { creditPointOf } from "@polyportal/domain/results/semester-data";
import { remarkOn, semesterSummaries } from "@polyportal/domain/results/semester-summaries";
import { fullName } from "@polyportal/domain/format/name";
import { levelById } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { fail } from "../../server/failure.ts";
import type { Handler } from "../../server/handler.ts";
import { issueDocument } from "../document/issue.ts";
import { studentOf, type CurrentStudent } from "../student/current.ts";
import { amendmentsOf, amendmentView } from "./amendments.ts";
import { openCourses, studyOf } from "./open-courses.ts";
import { statementOf } from "./withdraw-statements.ts";

/** The caller's own results of a semester; one that is not out is answered like one that never was. */
export const getSemesterResults: Handler<typeof resultsEndpoints.getSemesterResults> = async (
  ctx,
  key,
) => {
  const student = await studentOf(ctx.db, ctx.caller.userId);
  const results = await semesterResults(ctx.db, student, key);
  const holderId = student.student.id;
  // What is being looked at again is no paper: nobody shows it to others meanwhile.
  if (results.held.length > 0) return { ...results, verification: null };
  const verification = await issueDocument(ctx, {
    kind: "semester-results",
    subjectId: statementOf(holderId, key),
    holderId,
    facts: resultFacts(results),
  });
  return { ...results, verification };
};

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
  const summary = semesterSummaries(study.attempts).find((one) => sameSemester(one, key));
  if (!summary) return fail("results_not_published");
  const { attempts: own, levelId, current, previous, cumulative, toRepeat } = summary;
  const { toTake, awaited } = openCourses(study, summary);
  return {
    name: fullName(person),
    regNo: student.matricNumber,
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
      coursesToRepeat: toRepeat.map(({ code }) => code),
      coursesToTake: toTake.map(({ code }) => code),
      cgpaRemark: remarkOn(summary, toTake.length + awaited.length),
    },
    awaited: awaited.filter((one) => sameSemester(one, key)).map(({ code }) => code),
  };
}
