import { historyWords } from "@polyportal/domain/audit/history";
import { courseCode, mostRequired } from "@polyportal/domain/course/forms";
import { closedCircles } from "@polyportal/domain/course/prerequisites";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import {
  importCoursesMessages as words,
  noPrerequisites,
} from "@polyportal/domain/messages/import-courses";
import { manageCourseMessages } from "@polyportal/domain/messages/manage-course";
import { isSplit, scoreParts, splitWith } from "@polyportal/domain/score-sheet/split";
import { levelById, levels } from "@polyportal/domain/student/levels";
import { isNull, sql } from "drizzle-orm";
import { courses } from "../../database/schema/course.ts";
import { departments } from "../../database/schema/faculty.ts";
import { recordKey } from "../../import/cells.ts";
import type { FieldChange, ImportRow, PlanContext, Planned } from "../../import/importer.ts";
import { carriersOf } from "./carriers.ts";
import { lockCourses, needsOf, scoredNow, type CourseForm } from "./course.ts";

type Values = ImportRow["values"];

export type CourseTarget = {
  readonly id: number;
  /** The course as it stands; none where it is new. */
  readonly known:
    | (typeof courses.$inferSelect & { readonly requires: readonly number[] })
    | undefined;
  readonly form: CourseForm & { readonly active: boolean };
};

/** What is to become of rows of courses, each fact read once for all of them. */
export async function planCourses(
  ctx: PlanContext,
  rows: readonly ImportRow[],
): Promise<readonly Planned<CourseTarget>[]> {
  const known = await readKnown(ctx, rows);
  const meant = rows.map(({ values }) => meantBy(known, values));
  refuseTogether(known, meant);
  return meant.map((one) => plannedOf(known, one));
}

type Known = Awaited<ReturnType<typeof readKnown>>;
type Meant = ReturnType<typeof meantBy>;

async function readKnown({ db, locks }: PlanContext, rows: readonly ImportRow[]) {
  if (locks) await lockCourses(db);
  const standing = await db.select().from(courses).where(isNull(courses.deletedAt));
  const [needs, units, highest] = [
    await needsOf(db),
    await db.select().from(departments),
    await db.execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from ${courses}`),
  ];
  const byCode = new Map(
    standing.map((one) => [one.code, { ...one, requires: needs.get(one.id) ?? [] }]),
  );
  let next = highest.rows[0]?.id ?? 0;
  // A course that another needs may be in the same sheet, and stand below it.
  const fresh = new Map<string, number>();
  for (const { values } of rows) {
    const { courseCode: code = "" } = values;
    if (!byCode.has(code)) fresh.set(code, (next += 1));
  }
  const named = rows.flatMap(({ values }) => byCode.get(values["courseCode"] ?? "")?.id ?? []);
  return {
    byCode,
    fresh,
    needs,
    units: new Map(units.map(({ id, code }) => [recordKey(code), id])),
    unitCodes: new Map(units.map(({ id, code }) => [id, code])),
    codes: new Map([
      ...standing.map(({ id, code }) => [id, code] as const),
      ...[...fresh].map(([code, id]) => [id, code] as const),
    ]),
    scored: await scoredNow(db, named),
    carriers: await carriersOf(
      db,
      rows.flatMap(({ values }) => switchedOff(byCode, values)),
    ),
  };
}

/** The id of a course that a row switches off. */
function switchedOff(
  byCode: ReadonlyMap<string, { readonly id: number; readonly active: boolean }>,
  { courseCode = "", active }: Values,
): number[] {
  const stands = byCode.get(courseCode);
  return stands?.active && active !== undefined && active !== "yes" ? [stands.id] : [];
}

/** What a row speaks of, and why it is refused for itself alone. */
function meantBy(known: Known, values: Values) {
  const { courseCode: code = "", departmentCode = "", level, borrowable, active } = values;
  const stands = known.byCode.get(code);
  const departmentId = known.units.get(recordKey(departmentCode));
  const { ids, unknown } = requiredBy(known, values["requires"]);
  const form: CourseTarget["form"] = {
    code,
    title: values["title"] ?? "",
    creditUnit: Number(values["creditUnit"]),
    departmentId: departmentId ?? 0,
    levelId: levels.find(({ name }) => name === level)?.id ?? 0,
    semester: values["semester"] === "Second" ? "Second" : "First",
    status: values["coreOrElective"] === "Elective" ? "Elective" : "Core",
    borrowable: borrowable === undefined ? (stands?.borrowable ?? false) : borrowable === "yes",
    ...splitOf(values, stands),
    requires: ids ?? stands?.requires ?? [],
    active: active === undefined ? (stands?.active ?? true) : active === "yes",
  };
  const { needed } = manageCourseMessages;
  const fixed =
    stands !== undefined &&
    known.scored.has(stands.id) &&
    (stands.creditUnit !== form.creditUnit ||
      scoreParts.some((part) => stands[`${part}Max`] !== form[part]));
  const reasons = [
    ...(departmentId === undefined ? [words.departmentUnknown] : []),
    ...(isSplit(form) ? [] : [needed.split]),
    ...(unknown.length > 0 ? [words.noCourses(unknown)] : []),
    ...(form.requires.length > mostRequired ? [needed.tooManyRequired(mostRequired)] : []),
    ...(fixed ? [errorCodes.course_scored.message] : []),
  ];
  return { id: stands?.id ?? known.fresh.get(code) ?? 0, stands, form, reasons };
}

/**
 * Parts that are left out stand as they are; of a new course they count nothing, where others are said.
 * Where none is, they are the usual ones with a laboratory or without: of a new course, and of one that
 * gets its laboratory, or loses it.
 */
function splitOf(values: Values, stands: typeof courses.$inferSelect | undefined) {
  const { laboratory } = values;
  if (scoreParts.every((part) => values[part] === undefined)) {
    const has = stands !== undefined && stands.labMax > 0;
    const shall = laboratory === undefined ? has : laboratory === "yes";
    if (!stands || has !== shall) return splitWith(shall);
  }
  const part = (name: (typeof scoreParts)[number]) =>
    Number(values[name] ?? stands?.[`${name}Max`] ?? 0);
  return { test: part("test"), lab: part("lab"), exam: part("exam") };
}

/** The courses that a cell names, each once; none of them where it says nothing. */
function requiredBy({ byCode, fresh }: Known, cell: string | undefined) {
  if (cell === undefined) return { ids: undefined, unknown: [] };
  if (cell === noPrerequisites) return { ids: [], unknown: [] };
  const codes = cell
    .split(/[,;]/)
    .map((part) => courseCode.safeParse(part).data ?? part.trim())
    .filter((code) => code !== "");
  const found = [...new Set(codes)].map((code) => ({
    code,
    id: byCode.get(code)?.id ?? fresh.get(code),
  }));
  return {
    ids: found.flatMap(({ id }) => id ?? []),
    unknown: found.flatMap(({ id, code }) => (id === undefined ? [code] : [])),
  };
}

/** Refuses what the rows that are left cannot have together: circles, and courses that are not made. */
function refuseTogether(known: Known, meant: readonly Meant[]): void {
  const codeOf = (id: number) => known.codes.get(id) ?? "";
  for (let refused = -1; refused !== meant.filter(isRefused).length;) {
    refused = meant.filter(isRefused).length;
    const left = meant.filter((one) => !isRefused(one));
    const wished = new Map(left.map(({ id, form }) => [id, form.requires]));
    const circles = closedCircles(known.needs, wished);
    const made = new Set(left.flatMap(({ id, stands }) => (stands ? [] : [id])));
    const fresh = new Set(known.fresh.values());
    for (const { id, form, reasons } of left) {
      const [first, ...between] = circles.get(id)?.map(codeOf) ?? [];
      if (first !== undefined) {
        reasons.push(manageCourseMessages.needEachOther(form.code, first, between));
      } else if (circles.has(id)) reasons.push(errorCodes.course_needs_itself.message);
      const gone = form.requires.filter((one) => fresh.has(one) && !made.has(one));
      if (gone.length > 0) reasons.push(words.noCourses(gone.map(codeOf)));
    }
  }
}

const isRefused = ({ reasons }: Meant): boolean => reasons.length > 0;

function plannedOf(known: Known, { id, stands, form, reasons }: Meant): Planned<CourseTarget> {
  if (reasons.length > 0) return { verdict: "Refused", reasons };
  const target = { id, known: stands, form };
  if (!stands) return { verdict: "New", changes: [], target };
  const before = cellsOf(known, {
    ...stands,
    test: stands.testMax,
    lab: stands.labMax,
    exam: stands.examMax,
  });
  const after = cellsOf(known, form);
  const changes = Object.keys(after).flatMap((column): FieldChange[] => {
    const [from = "", to = ""] = [before[column], after[column]];
    return from === to ? [] : [{ column, from, to }];
  });
  if (changes.length === 0) return { verdict: "Unchanged" };
  const students = stands.active && !form.active ? known.carriers.get(id) : undefined;
  return {
    verdict: "Changed",
    changes,
    target,
    ...(students && { tick: manageCourseMessages.carried(form.code, students) }),
  };
}

/** A course as a row of the sheet has it. */
function cellsOf(known: Known, form: CourseTarget["form"]): Record<string, string> {
  const told = (yes: boolean) => (yes ? historyWords.yes : historyWords.no);
  const required = form.requires.map((id) => known.codes.get(id) ?? "").toSorted();
  return {
    title: form.title,
    creditUnit: String(form.creditUnit),
    departmentCode: known.unitCodes.get(form.departmentId) ?? "",
    level: levelById(form.levelId).name,
    semester: form.semester,
    coreOrElective: form.status,
    test: String(form.test),
    lab: String(form.lab),
    exam: String(form.exam),
    borrowable: told(form.borrowable),
    requires: required.join(", ") || noPrerequisites,
    active: told(form.active),
  };
}
