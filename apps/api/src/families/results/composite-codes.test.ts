import { fc, test } from "@fast-check/vitest";
import { longPapers } from "@polyportal/domain/messages/long-papers";
import { gradingScale } from "@polyportal/domain/results/scale";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { and, eq } from "drizzle-orm";
import { afterAll, expect } from "vitest";
import type { Contract } from "@polyportal/api-client/contract/contract";
import type { OutputOf } from "@polyportal/api-client/contract/define";
import { courses } from "../../database/schema/course.ts";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { readPaper } from "../../export/testing/read-paper.ts";
import { testServer } from "../../testing/test-server.ts";
import { resultSheetPaper } from "../score-sheet/paper-result-sheet.ts";
import { compositePaper } from "./paper-composite.ts";
import { summaryPaper } from "./paper-summary.ts";
import { classAt, classStaff, exams } from "./testing/class-staff.ts";
import { smallDepartment } from "./testing/small-department.ts";

// Codes replace grades: their effect must be the same wherever they are shown.

const server = await testServer();
afterAll(server.stop);

const units = [3, 2.5, 4];
/** Each class has its own level and courses, so that many can be generated. */
const levelIds = [1, 2, 3, 4];
const codesAt = (levelId: number) => units.map((_, at) => `SML ${levelId}1${at + 1}`);

const { addStudent, score, amend, register } = await smallDepartment(
  server.db,
  Object.fromEntries(
    levelIds.flatMap((levelId) =>
      codesAt(levelId).map((code, at) => [code, { creditUnit: units[at], levelId }]),
    ),
  ),
);
const { officer, advise } = classStaff(server);

const when = { sessionId: 1, semester: "First" } as const;

const mark = fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2);
const coded = fc.constantFrom(...markCodes);
type Entered = number | (typeof markCodes)[number] | undefined;

/** A student's entries by course: a mark, a code, or nothing. */
const ofStudent = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: mark },
    { weight: 5, arbitrary: coded },
    { weight: 1, arbitrary: fc.constant(undefined) },
  ),
  { minLength: units.length, maxLength: units.length },
);

/** A class with every code in its rows, and a mark after its amendment. */
const someClass = fc.record({
  drawn: fc.array(ofStudent, { minLength: 3, maxLength: 6 }),
  amended: fc.record({
    at: fc.nat({ max: markCodes.length - 1 }),
    becomes: fc.oneof({ weight: 2, arbitrary: mark }, { weight: 1, arbitrary: coded }),
  }),
});
type Drawn = typeof someClass extends fc.Arbitrary<infer Value> ? Value : never;

/** The index of each class's amended course. */
const amendedCourse = 1;
const beforeAmended = 61.5;
const reason = "The script was marked again";

async function classOf({ drawn, amended }: Drawn, levelId: number) {
  const codes = codesAt(levelId);
  const everyCode = markCodes.map((code): Entered[] => [code, beforeAmended, 50.5]);
  const people = [];
  for (const [at, entered] of [...everyCode, ...drawn].entries()) {
    const user = `coded.${levelId}.${at}`;
    const id = await addStudent(user, [levelId]);
    await register(id, { ...when, levelId }, ...codes);
    for (const [course, code] of codes.entries()) {
      await enter(entered[course], (total) => score(id, { code, sessionId: 1, total }), id, code);
    }
    const isAmended = at === amended.at;
    if (isAmended) {
      const code = codes[amendedCourse] ?? "";
      const change = (total: number) => amend(id, { code, sessionId: 1, total, reason });
      await enter(amended.becomes, change, id, code);
    }
    const marks = entered.map((one, course) =>
      isAmended && course === amendedCourse ? amended.becomes : one,
    );
    people.push({
      id,
      user,
      isAmended,
      marks: new Map(codes.map((code, of) => [code, marks[of]])),
    });
  }
  return people;
}

/** Stores a mark, or a code in its place. */
async function enter(
  entered: Entered,
  write: (total: number) => Promise<void>,
  studentId: string,
  code: string,
) {
  if (entered === undefined) return;
  await write(typeof entered === "string" ? 64.25 : entered);
  if (typeof entered === "string") await enterCode(studentId, code, entered);
}

/** Stores a code instead of the total. Only a withheld result keeps its exam mark. */
async function enterCode(studentId: string, code: string, mark: (typeof markCodes)[number]) {
  const [sheet] = await server.db
    .select({ id: scoreSheets.id })
    .from(scoreSheets)
    .innerJoin(courses, eq(courses.id, scoreSheets.courseId))
    .where(eq(courses.code, code));
  await server.db
    .update(scores)
    .set({ total: null, test: null, lab: null, exam: mark === "WHD" ? 64.25 : null, code: mark })
    .where(and(eq(scores.studentId, studentId), eq(scores.sheetId, sheet?.id ?? "")));
}

const isAwaited = (mark: unknown): boolean =>
  mark === undefined || ["SICK", "INC", "WHD"].some((code) => code === mark);

const pointsOf = (rows: readonly Parameters<typeof earnedBy>[0][], unit: number): number =>
  rows.reduce((sum, row) => sum + (earnedBy(row)?.point ?? 0) * unit, 0);
const sumOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);

type Composite = OutputOf<Contract["getCompositeResults"]>;

/** The papers that the server makes for a class of more than 300. */
async function papersOf({ columns, students }: Composite, levelId: number, reader: string) {
  const asked = classAt(1, levelId);
  const [sheet] = (await readPaper(server, compositePaper, asked, reader)).parts;
  const [table] = sheet?.tables ?? [];
  const heads = table?.columns.map(({ label }) => label) ?? [];
  const summed = (label: string) =>
    sumOf((table?.rows ?? []).map((row) => Number(row[heads.indexOf(label)]) || 0));
  const [remarks, ...lists] =
    (await readPaper(server, summaryPaper, asked, reader)).parts[0]?.tables ?? [];
  expect(table?.rows).toHaveLength(students.length);
  const gradesOf: Record<string, string[]> = {};
  for (const { code, courseId } of columns) {
    const which = { courseId, sessionId: 1 };
    const { parts } = await readPaper(server, resultSheetPaper, which, exams.as.user);
    const { columns: named = [], rows = [] } = parts[0]?.tables.at(-1) ?? {};
    const at = named.findIndex(({ label }) => label === longPapers.resultSheet.columns.grade);
    gradesOf[code] = rows
      .map((row) => String(row[at]))
      .filter((grade) => grade !== "-")
      .toSorted();
  }
  return {
    points: summed("Cur. pts"),
    units: summed("Cur. units"),
    byRemark: sumOf((remarks?.rows ?? []).map(([, count]) => Number(count))),
    listed: sumOf(lists.map(({ rows }) => rows.length)),
    gradesOf,
  };
}

const free = [...levelIds];

// Another class needs another level, so failing examples are not shrunk.
test.prop([someClass], {
  numRuns: levelIds.length,
  endOnFailure: true,
})(
  "the sum over a class agrees between sheets, composite, semester results and each student's page",
  async (drawn) => {
    const levelId = free.shift() ?? 0;
    const codes = codesAt(levelId);
    const adviser = await officer();
    await advise(adviser.id, { sessionId: 1, levelId });
    const people = await classOf(drawn, levelId);
    const composite = await server.ok("getCompositeResults", classAt(1, levelId), adviser.as);
    const grades = new Map<string, string[]>();
    const [points, unitsTaken, pagePoints] = [[0], [0], [0]];
    for (const { id, user, marks, isAmended } of people) {
      const row = composite.students.find(({ studentId }) => studentId === id);
      const as = { as: { user } };
      const own = await server.request("getSemesterResults", when, as);
      expect(Boolean(row?.current), user).toBe(own.success);
      const asStaff = { studentId: id, ...when };
      const byStaff = await server.request("getStudentResults", asStaff, adviser.as);
      expect([byStaff.status, byStaff.data]).toEqual([own.status, own.data]);
      for (const [at, { code }] of composite.columns.entries()) {
        const mark = marks.get(code);
        const cell = row?.cells[at];
        const total = typeof mark === "number" ? mark : null;
        expect(cell?.total ?? null, `${user} ${code}`).toBe(total);
        const expected = typeof mark === "string" ? mark : cell?.grade;
        expect(cell?.grade, `${user} ${code}`).toBe(expected);
        if (cell?.grade) grades.set(code, [...(grades.get(code) ?? []), cell.grade]);
      }
      if (!own.success) continue;
      const { subjects, current } = own.data;
      expect(row?.current).toEqual(current);
      // A code that counts as F is a result. With other codes, and without an entry, the result is awaited.
      const cells = composite.columns.flatMap(({ code }, at) => {
        const { total = null, grade = null } = row?.cells[at] ?? {};
        return isAwaited(marks.get(code)) ? [] : [{ code, total, grade }];
      });
      expect(subjects.map(({ code, total, grade }) => ({ code, total, grade }))).toEqual(cells);
      expect(own.data.awaited.toSorted()).toEqual(
        codes.filter((code) => isAwaited(marks.get(code))),
      );
      // The old mark is shown beside the new one, and nowhere else.
      const told = subjects.flatMap(({ code, amendments }) =>
        amendments.map(({ total }) => ({ code, total })),
      );
      const code = codes[amendedCourse] ?? "";
      const amended = isAmended && !isAwaited(marks.get(code));
      expect(told).toEqual(amended ? [{ code, total: beforeAmended }] : []);
      // A withheld result shows no mark in any field.
      expect(JSON.stringify(own.data)).not.toContain("64.25");
      points.push(current?.creditPoint ?? 0);
      unitsTaken.push(current?.creditUnit ?? 0);
      const { semesters } = await server.ok("getCgpa", {}, as);
      const page = semesters.find((one) => one.semester === "First");
      expect(page?.gpa).toBe(row?.current?.gradePointAverage);
      pagePoints.push(sumOf(subjects.map(({ creditPoint }) => creditPoint ?? 0)));
    }
    const sheetPoints = [];
    const sheetUnits = [];
    for (const { courseId, code } of composite.columns) {
      const { rows } = await server.ok("getScoreSheet", { courseId, sessionId: 1 }, exams);
      const { counts, graded } = statisticsOf(rows);
      const told = grades.get(code) ?? [];
      // Absence and misconduct count as F, whatever the grade column shows.
      const counted = told.map((grade) => (["ABS", "MAL"].includes(grade) ? "F" : grade));
      for (const { grade } of gradingScale) {
        expect(
          counted.filter((one) => one === grade),
          `${code} ${grade}`,
        ).toHaveLength(counts[grade]);
      }
      const unit = units[codes.indexOf(code)] ?? 0;
      sheetPoints.push(pointsOf(rows, unit));
      sheetUnits.push(graded * unit);
    }
    expect(sumOf(points)).toBeCloseTo(sumOf(sheetPoints), 6);
    expect(await papersOf(composite, levelId, adviser.as.as.user)).toEqual({
      points: sumOf(points),
      units: sumOf(unitsTaken),
      byRemark: people.length,
      listed: people.length,
      gradesOf: Object.fromEntries(
        composite.columns.map(({ code }) => [code, (grades.get(code) ?? []).toSorted()]),
      ),
    });
    expect(sumOf(pagePoints)).toBeCloseTo(sumOf(sheetPoints), 6);
    expect(sumOf(unitsTaken)).toBeCloseTo(sumOf(sheetUnits), 6);
  },
);
