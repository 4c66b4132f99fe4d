import { sumOfMarks } from "@polyportal/domain/score-sheet/marks";
import type { SheetState } from "@polyportal/domain/score-sheet/states";
import type { SheetStep } from "@polyportal/domain/score-sheet/steps";
import { usualSplit } from "@polyportal/domain/score-sheet/split";
import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import type { Transaction } from "../../connect.ts";
import { scores, scoreSheets, scoreVersions, sheetSteps } from "../../schema/results.ts";
import type { users } from "../../schema/users.ts";
import { currentSessionId } from "./admissions.ts";
import { insertMany } from "./insert-many.ts";
import { seededRandom } from "./random.ts";

type User = typeof users.$inferInsert;
type Stage = { readonly state: SheetState; readonly steps: readonly SheetStep[]; half?: true };

const submitted: Stage = { state: "submitted", steps: ["submit"] };
const checked: Stage = { state: "checked", steps: ["submit", "check"] };
const approved: Stage = { state: "approved", steps: ["submit", "check", "approve"] };

/** How far the lecturer's courses have come, one after the other; the first was never begun. */
const stages: readonly (Stage | undefined)[] = [
  undefined,
  { state: "draft", steps: [], half: true },
  { state: "draft", steps: ["submit", "return"] },
  submitted,
  checked,
  approved,
];

const reasons: Partial<Record<SheetStep, string>> = {
  submit: "The practical was held in two groups.",
  return: "Please look at the tests again: two are above what the class work says.",
};

/** Score sheets of the current session in each state, so that each office has something to do. */
export async function insertScoreSheets(tx: Transaction, accounts: readonly User[]): Promise<void> {
  const idOf = (userName: string) =>
    accounts.find((account) => account.userName === userName)?.id ?? "";
  const [lecturerId, headId, deanId] = [idOf("lecturer"), idOf("hod"), idOf("dean")];
  const takers: Partial<Record<SheetStep, string>> = {
    submit: lecturerId,
    return: headId,
    check: headId,
    approve: deanId,
  };
  const { rows } = await tx.execute<{ course_id: number; students: string[] }>(sql`
    select courses.id as course_id, array_agg(registration.student_id order by registration.id) as students
    from courses
    join course_lecturers taught
      on taught.course_id = courses.id and taught.session_id = ${currentSessionId}
    join registered_courses on registered_courses.course_id = courses.id
    join course_registrations registration on registration.id = registered_courses.registration_id
      and registration.session_id = ${currentSessionId} and registration.state = 'approved'
    join departments on departments.id = courses.department_id
    where taught.lecturer_id = ${lecturerId} and departments.code = 'COM'
      and courses.semester = 'First' and courses.level_id in (1, 2, 4)
    group by courses.id order by courses.id limit ${stages.length}`);
  const random = seededRandom(31);
  const day = 86_400_000;
  const now = Date.now();
  const sheets: (typeof scoreSheets.$inferInsert)[] = [];
  const steps: (typeof sheetSteps.$inferInsert)[] = [];
  const versions: (typeof scoreVersions.$inferInsert)[] = [];
  for (const [at, { course_id: courseId, students }] of rows.entries()) {
    const stage = stages[at];
    if (!stage) continue;
    const sheetId = uuid();
    const { test: testMax, lab: labMax, exam: examMax } = usualSplit;
    const revision = 1 + stage.steps.length;
    sheets.push({
      id: sheetId,
      courseId,
      sessionId: currentSessionId,
      state: stage.state,
      revision,
      testMax,
      labMax,
      examMax,
    });
    const scored = stage.half ? students.slice(0, Math.ceil(students.length / 2)) : students;
    for (const studentId of scored) {
      const test = 8 + Math.round(random.next() * 20 * 2) / 2;
      const exam = 14 + Math.round(random.next() * 52 * 2) / 2;
      versions.push({
        sheetId,
        studentId,
        version: 1,
        test,
        exam,
        total: sumOfMarks([test, exam]),
        source: "typed",
        enteredBy: lecturerId,
        enteredAt: new Date(now - 9 * day),
      });
    }
    for (const [index, step] of stage.steps.entries()) {
      steps.push({
        id: uuid(),
        sheetId,
        step,
        revision: index + 2,
        takenBy: takers[step] ?? lecturerId,
        takenAt: new Date(now - (stage.steps.length - index) * 2 * day),
        reason: reasons[step] ?? "",
        snapshot: step === "submit" ? Object.fromEntries(scored.map((id) => [id, 1])) : null,
        pointedAt: step === "return" ? students.slice(0, 2) : [],
      });
    }
  }
  await insertMany(tx, scoreSheets, sheets);
  await insertMany(
    tx,
    scores,
    versions.map(({ sheetId, studentId, version, test, exam, total }) => ({
      sheetId,
      studentId,
      version,
      test,
      exam,
      total,
    })),
  );
  await insertMany(tx, scoreVersions, versions);
  await insertMany(tx, sheetSteps, steps);
}
