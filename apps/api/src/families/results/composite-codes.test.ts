import { fc } from "@fast-check/vitest";
import { longPapers } from "@polyportal/domain/messages/long-papers";
import { gradingScale } from "@polyportal/domain/results/scale";
import { markCodes } from "@polyportal/domain/score-sheet/mark-codes";
import { earnedBy } from "@polyportal/domain/score-sheet/row";
import { statisticsOf } from "@polyportal/domain/score-sheet/statistics";
import { and, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Contract } from "@polyportal/api-client/contract/contract";
import type { OutputOf } from "@polyportal/api-client/contract/define";
import { scores, scoreSheets } from "../../database/schema/results.ts";
import { readPaper } from "../../export/testing/read-paper.ts";
import { testServer } from "../../testing/test-server.ts";
import { resultSheetPaper } from "../score-sheet/paper-result-sheet.ts";
import { compositePaper } from "./paper-composite.ts";
import { summaryPaper } from "./paper-summary.ts";
import { classAt, classStaff, exams } from "./testing/class-staff.ts";
import { smallDepartment } from "./testing/small-department.ts";

// Codes stand in the grade's place: what they come to is the same wherever somebody reads it.

const server = await testServer();
afterAll(server.stop);

const units = { "SML 111": 3, "SML 112": 2.5, "SML 113": 4 } as const;
type Code = keyof typeof units;
const codes = Object.keys(units) as Code[];

const { addStudent, score, register } = await smallDepartment(server.db, {
  "SML 111": { creditUnit: 3 },
  "SML 112": { creditUnit: 2.5 },
  "SML 113": { creditUnit: 4, status: "Elective" },
});
const { officer, advise } = classStaff(server);

const when = { sessionId: 1, semester: "First" } as const;

/** What a lecturer has entered of a student: a mark, a code, or nothing. */
const entered = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2) },
  { weight: 5, arbitrary: fc.constantFrom(...markCodes) },
  { weight: 1, arbitrary: fc.constant(undefined) },
);
const ofStudent = fc.record({ "SML 111": entered, "SML 112": entered, "SML 113": entered });

/** A class whose rows are drawn at random, the same each time, with every code among them. */
async function someClass() {
  const drawn = [
    ...markCodes.map((code) => ({ "SML 111": code, "SML 112": 61.5, "SML 113": code })),
    ...fc.sample(ofStudent, { numRuns: 20, seed: 13 }),
  ];
  const people = [];
  for (const [at, marks] of drawn.entries()) {
    const user = `coded.${at}`;
    const id = await addStudent(user, [1]);
    await register(id, { ...when, levelId: 1 }, ...codes);
    for (const code of codes) {
      const mark = marks[code];
      if (mark === undefined) continue;
      const coded = typeof mark === "string";
      await score(id, { code, sessionId: 1, total: coded ? 64.25 : mark });
      if (coded) await enterCode(id, code, mark);
    }
    people.push({ id, user, marks });
  }
  return people;
}

/** A code in the place of the total; only what is withheld keeps its exam mark. */
async function enterCode(studentId: string, code: Code, mark: (typeof markCodes)[number]) {
  const [sheet] = await server.db
    .select({ id: scoreSheets.id })
    .from(scores)
    .innerJoin(scoreSheets, eq(scoreSheets.id, scores.sheetId))
    .where(eq(scoreSheets.courseId, 90_000 + codes.indexOf(code)));
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

/** What the papers say of the class that the server draws of more than 300. */
async function papersOf({ columns, students }: Composite, reader: string) {
  const asked = classAt(1, 1);
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

test("the sum over a class agrees between sheets, composite, semester results and each student's page", async () => {
  const adviser = await officer();
  await advise(adviser.id, { sessionId: 1, levelId: 1 });
  const people = await someClass();
  const composite = await server.ok("getCompositeResults", classAt(1, 1), adviser.as);
  const grades = new Map<string, string[]>();
  const [points, unitsTaken, pagePoints] = [[0], [0], [0]];
  for (const { id, user, marks } of people) {
    const row = composite.students.find(({ studentId }) => studentId === id);
    const as = { as: { user } };
    const own = await server.request("getSemesterResults", when, as);
    expect(Boolean(row?.current), user).toBe(own.success);
    const asStaff = { studentId: id, ...when };
    const byStaff = await server.request("getStudentResults", asStaff, adviser.as);
    expect([byStaff.status, byStaff.data]).toEqual([own.status, own.data]);
    for (const [at, { code }] of composite.columns.entries()) {
      const mark = marks[code as Code];
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
    // A code that counts as F is a result; of the others the result is awaited, as of what is missing.
    const cells = composite.columns.flatMap(({ code }, at) => {
      const { total = null, grade = null } = row?.cells[at] ?? {};
      return isAwaited(marks[code as Code]) ? [] : [{ code, total, grade }];
    });
    expect(subjects.map(({ code, total, grade }) => ({ code, total, grade }))).toEqual(cells);
    expect(own.data.awaited.toSorted()).toEqual(codes.filter((code) => isAwaited(marks[code])));
    // What is withheld shows no mark, in whatever field.
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
    // An absence and a misconduct case count as F, whatever stands in the grade's place.
    const counted = told.map((grade) => (["ABS", "MAL"].includes(grade) ? "F" : grade));
    for (const { grade } of gradingScale) {
      expect(
        counted.filter((one) => one === grade),
        `${code} ${grade}`,
      ).toHaveLength(counts[grade]);
    }
    const unit = units[code as Code];
    sheetPoints.push(pointsOf(rows, unit));
    sheetUnits.push(graded * unit);
  }
  expect(sumOf(points)).toBeCloseTo(sumOf(sheetPoints), 6);
  expect(await papersOf(composite, adviser.as.as.user)).toEqual({
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
});
