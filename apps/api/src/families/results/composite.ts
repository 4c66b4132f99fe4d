import {
  compareSemesters,
  sameSemester,
  type SemesterKey,
} from "@polyportal/domain/results/attempts";
import { columnsOf, readsClass, readsUnpublished } from "@polyportal/domain/results/composite";
import { awardName } from "@polyportal/domain/student/award";
import { levels } from "@polyportal/domain/student/levels";
import type { Reader } from "../../database/connect.ts";
import { groupBy } from "../../lists/group-by.ts";
import { fail } from "../../failure.ts";
import type { UserCaller } from "../../server/caller.ts";
import { classReaderOf, membersOf, type ClassKey } from "./class-reader.ts";
import { dueFor, registeredBy } from "./courses.ts";
import type { Study } from "./study.ts";
import { attemptsIn, handedOnOf, publishedOf, type ReadScore } from "./published.ts";
import { standingIn } from "./standing.ts";

type Asking = { readonly db: Reader; readonly caller: UserCaller };

/** The composite sheet of a class, in five queries for any number of students. */
export async function compositeOf({ db, caller }: Asking, asked: ClassKey & SemesterKey) {
  const level = levels.find(({ id }) => id === asked.levelId);
  const found = level && (await classReaderOf(db, caller, asked));
  if (!found || !readsClass(found.who)) return fail("not_found");
  const all = readsUnpublished(found.who);
  const members = await membersOf(db, asked, { adviserId: all ? undefined : caller.userId });
  const read = await scoresAndCourses(db, members, all);
  const students = members.map((member) => ({ member, ...read(member.studentId) }));
  const taken = students.map(({ scores, study }) => takenIn(scores, study, asked));
  const columns = columnsOf(taken.flat());
  const seen = students.flatMap(({ scores }) => scores);
  const at = seen.find((score) => sameSemester(score, asked));
  return {
    faculty: found.faculty,
    department: found.department,
    option: found.option,
    programme: awardName(asked.levelId),
    level: level.name,
    session: found.session,
    semester: asked.semester,
    // Later semesters are in none of the figures.
    provisional: seen.some(
      (score) => !score.published && at !== undefined && compareSemesters(score, at) <= 0,
    ),
    held: [
      ...new Set(
        seen.filter((one) => one.held && sameSemester(one, asked)).map(({ code }) => code),
      ),
    ].toSorted(),
    columns: columns.map(({ courseId, code, title, creditUnit }) => ({
      courseId,
      code,
      title,
      creditUnit,
    })),
    students: students.map(({ member, study }, index) => ({
      ...member,
      ...cellsOf(taken[index] ?? [], columns),
      ...standingOf(study, asked),
    })),
  };
}

/** Reads the scores and courses of several students. */
async function scoresAndCourses(
  db: Reader,
  members: readonly { readonly studentId: string }[],
  all: boolean,
) {
  const studentIds = members.map(({ studentId }) => studentId);
  const [scores, due, registered] = await Promise.all([
    (all ? handedOnOf : publishedOf)(db).execute({ studentIds }),
    dueFor(db).execute({ studentIds }),
    registeredBy(db).execute({ studentIds }),
  ]);
  const scored = groupBy(scores, studentOf);
  const dueOf = groupBy(due, studentOf);
  const registeredOf = groupBy(registered, studentOf);
  return (studentId: string): { scores: readonly ReadScore[]; study: Study } => {
    const own = scored.get(studentId) ?? [];
    const study = {
      attempts: attemptsIn(own),
      due: dueOf.get(studentId) ?? [],
      registered: registeredOf.get(studentId) ?? [],
    };
    return { scores: own, study };
  };
}

const studentOf = ({ studentId }: { readonly studentId: string }) => studentId;

/** A student's courses of a semester: all registered ones, and those scored without registration. */
function takenIn(scores: readonly ReadScore[], { registered }: Study, key: SemesterKey) {
  const own = new Map(
    scores.filter((one) => sameSemester(one, key)).map((one) => [one.courseId, one]),
  );
  // A course of a returned registration counts only if it has a score.
  const chosen = registered.filter(
    (one) => sameSemester(one, key) && (!one.returned || own.has(one.courseId)),
  );
  const known = new Set(chosen.map(({ courseId }) => courseId));
  const left = [...own.values()].filter(({ courseId }) => !known.has(courseId));
  return [...chosen, ...left.map((one) => ({ ...one, kind: null }))].map(
    ({ courseId, code, title, creditUnit, kind }) => ({
      courseId,
      code,
      title,
      creditUnit,
      kind,
      ...cellOf(own.get(courseId)),
    }),
  );
}

/** The total and grade of a score, or its code instead. Both are null while it is awaited. */
function cellOf(score: ReadScore | undefined) {
  if (!score) return { total: null, grade: null };
  if (score.mark) return { total: null, grade: score.mark };
  return { total: score.total, grade: attemptsIn([score])[0]?.grade ?? null };
}

/** A student's courses by the sheet's columns, and those without a column. */
function cellsOf(
  taken: ReturnType<typeof takenIn>,
  columns: readonly { readonly courseId: number }[],
) {
  const inColumns = new Set(columns.map(({ courseId }) => courseId));
  return {
    cells: columns.map(({ courseId }) => {
      const one = taken.find((course) => course.courseId === courseId);
      return one ? { total: one.total, grade: one.grade } : null;
    }),
    others: taken
      .filter(({ courseId }) => !inColumns.has(courseId))
      .map(({ code, kind, total, grade }) => ({ code, kind, total, grade })),
  };
}

const nothingGraded = {
  current: null,
  previous: null,
  cumulative: null,
  coursesToRepeat: [],
  coursesToTake: [],
  cgpaRemark: null,
};

function standingOf(study: Study, key: SemesterKey) {
  const standing = standingIn(study, key);
  if (!standing) return nothingGraded;
  const { current, previous, cumulative, coursesToRepeat, coursesToTake, cgpaRemark } = standing;
  return { current, previous, cumulative, coursesToRepeat, coursesToTake, cgpaRemark };
}
