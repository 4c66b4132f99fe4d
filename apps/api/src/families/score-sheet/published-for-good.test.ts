import { contract } from "@polyportal/api-client/contract/contract";
import type { Endpoint } from "@polyportal/api-client/contract/define";
import { todayInLagos } from "@polyportal/domain/format/date";
import { and, asc, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import * as core from "zod/v4/core";
import {
  courseRegistrations,
  registrationWindows,
} from "../../database/schema/course-registration.ts";
import { courses } from "../../database/schema/course.ts";
import { rateLimitCounters } from "../../database/schema/machinery.ts";
import { scores, scoreSheets, scoreVersions, sheetSteps } from "../../database/schema/results.ts";
import { rightInput, schemaOf, type Json } from "../../testing/right-input.ts";
import { testServer, type CallOptions } from "../../testing/test-server.ts";
import { pay, setWindow } from "../course-registration/testing/registrar.ts";
import { cbtOf } from "./testing/cbt.ts";
import { offices } from "./testing/sheet-of.ts";

// Nothing here is named: whatever of the contract changes something, and takes a course, a sheet, a
// student, a registration, an import or a request, or its session, semester, class or department, is asked with those of a published sheet, by everybody
// who has to do with it. The sheet stays as it is, to the last row and step.

const server = await testServer();
afterAll(server.stop);
const { db } = server;

const { cbtSheet, steps } = cbtOf(server);

/** A sheet that is published, with imports from before, one of them not carried out. */
const sheet = await cbtSheet(2);
const uploaded = await sheet.preview([sheet.row(0, { test: "10", lab: "10", exam: "40" })]);
await sheet.upload(uploaded.id);
const waiting = await sheet.preview([sheet.row(0, { test: "1" }), sheet.row(1, { exam: "2" })]);
const ofTest = await sheet.previewCbt([sheet.attempt(1, "30")]);
for (const at of [0, 1]) await sheet.type(at, { test: "20", lab: "15", exam: "30" });
for (const step of Object.values(steps)) await step(sheet);
for (const { id } of sheet.roster) await pay(server, id);
await setWindow(server);

const { id: sheetId, revision } = await sheet.seen();
const [student] = sheet.roster;
const [studentId, registrationId] = [student?.id ?? "", student?.registrationId ?? ""];
const request = await server.ok(
  "requestAmendment",
  {
    ...sheet.which,
    studentId,
    test: "20",
    lab: "15",
    exam: "40",
    version: 2,
    reason: "Added up wrongly: 40, not 30.",
  },
  sheet.as,
);
const imports = [uploaded.id, waiting.id, ofTest.id];
const [course] = await db.select().from(courses).where(eq(courses.id, sheet.courseId));
const [registration] = await db
  .select()
  .from(courseRegistrations)
  .where(eq(courseRegistrations.id, registrationId));
const ofSemester = and(
  eq(registrationWindows.sessionId, sheet.which.sessionId),
  eq(registrationWindows.semester, "First"),
);
const [window] = await db.select().from(registrationWindows).where(ofSemester);
const { matricNumber = "" } = sheet.students[0] ?? {};

const standing = async () => ({
  sheet: await db.select().from(scoreSheets).where(eq(scoreSheets.id, sheetId)),
  scores: await db
    .select()
    .from(scores)
    .where(eq(scores.sheetId, sheetId))
    .orderBy(asc(scores.studentId)),
  versions: await db
    .select()
    .from(scoreVersions)
    .where(eq(scoreVersions.sheetId, sheetId))
    .orderBy(asc(scoreVersions.studentId), asc(scoreVersions.version)),
  steps: await db
    .select()
    .from(sheetSteps)
    .where(eq(sheetSteps.sheetId, sheetId))
    .orderBy(asc(sheetSteps.revision)),
});
const before = await standing();

/** Everybody who has to do with the sheet, and whoever has every right. */
const people: Readonly<Record<string, CallOptions>> = {
  coordinator: sheet.as,
  lecturer: sheet.other,
  ...offices,
  administrator: { as: { user: "admin" } },
  student: student?.as ?? {},
};

/** What an endpoint may take that is of the sheet. */
const ids: readonly unknown[] = [
  sheetId,
  sheet.courseId,
  studentId,
  registrationId,
  request.id,
  ...imports,
];

/** The marks that somebody wants to stand there, or what parts count in the course from now on. */
const part = (mark: string, max: number) => (schema: Json) =>
  schema.type === "integer" || schema.type === "number" ? max : mark;

/** Of a course one after the other: what one call has made, no other finds taken. */
let turn = 110;

const given = (id: unknown, path = "") => ({
  id: () => id,
  ids: () => [id],
  importId: () => id,
  revision: () => {
    if (path.includes("window")) return window?.revision;
    return id === sheetId ? revision : (course?.revision ?? 1);
  },
  courseId: () => sheet.courseId,
  courseIds: () => [sheet.courseId],
  add: () => [],
  drop: () => [sheet.courseId],
  sessionId: () => sheet.which.sessionId,
  session: () => sheet.which.sessionId,
  semester: () => "First",
  optionId: () => undefined,
  opensOn: () => "2026-01-01",
  lateOn: () => "2099-01-01",
  closesOn: () => "2099-01-01",
  addDropOn: () => "2099-01-01",
  appraisalsOn: () => undefined,
  minimum: () => 1,
  maximum: () => 30,
  studentId: () => studentId,
  studentIds: () => [studentId],
  matricNumbers: () => matricNumber,
  submittedAt: () => registration?.submittedAt.toISOString(),
  began: () => registration?.submittedAt.toISOString(),
  departmentId: () => course?.departmentId,
  levelId: () => course?.levelId,
  version: () => 2,
  test: part("1", 30),
  lab: part("1", 0),
  exam: part("1", 70),
  code: () => (path.includes("Results") ? "" : `TST ${(turn += 1)}`),
  email: () => "published.for.good@example.com",
  mobileNumber: () => "08012345678",
  phone: () => "08012345678",
  begins: () => "08:00",
  ends: () => "10:00",
  until: () => "2099-01-01",
  untilOn: () => "2099-01-01",
  boardDate: () => todayInLagos(),
  file: () => undefined,
  evidence: () => undefined,
  text: () => `Matric number\tTest (20)\n${matricNumber}\t1`,
});

const takes: readonly string[] = [
  "id",
  "ids",
  "importId",
  "courseId",
  "courseIds",
  "add",
  "drop",
  "studentId",
  "studentIds",
  "matricNumbers",
  "sessionId",
  "session",
  "semester",
  "departmentId",
  "levelId",
];

/** The names of all fields, those within others, too. */
function fieldsOf(schema: Json): string[] {
  const parts = [
    ...(schema.anyOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.items ? [schema.items] : []),
  ];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [name, ...fieldsOf(one)]),
    ...parts.flatMap(fieldsOf),
  ];
}

/** Those that are meant to change a published sheet. What an office applies is `decideAmendment`'s third act. */
const meant: readonly string[] = ["holdScoreSheet"];

/** What takes an id of another thing alone, and more than can be made up for it here. */
const elsewhere: readonly string[] = [
  "correctPutmeResult",
  "giveScreeningSeats",
  "saveScreeningSitting",
  "updateBursaryFee",
  "updateClearance",
  "updateDepartment",
  "updateFaculty",
  "updateLecturer",
  "updateNotice",
  "updateReferral",
];

const asked = Object.entries<Endpoint>(contract).filter(
  ([name, endpoint]) =>
    endpoint.method !== "GET" &&
    !meant.includes(name) &&
    !elsewhere.includes(name) &&
    endpoint.audience.some((kind) => ["student", "lecturer", "official"].includes(kind)) &&
    fieldsOf(schemaOf(endpoint)).some((field) => takes.includes(field)),
);

/** What the endpoint's own schema lets through of the sheet's ids, one after the other. */
function inputsOf(endpoint: Endpoint): object[] {
  const schema = schemaOf(endpoint);
  const passes = (input: unknown) =>
    core.safeParse(endpoint.input as unknown as core.$ZodType, input).success;
  const all = ids.map((id) => rightInput(schema, given(id, endpoint.path)) as object);
  return [...new Map(all.map((input) => [JSON.stringify(input), input])).values()].filter(passes);
}

/** Whom the door lets in. */
const callersOf = ({ audience }: Endpoint): CallOptions[] =>
  Object.entries(people)
    .filter(([who]) =>
      who === "student"
        ? audience.includes("student")
        : audience.some((kind) => kind !== "student"),
    )
    .map(([, as]) => as);

/** The names and their inputs go together in the contract, from which both were taken. */
const call = server.request as unknown as (
  name: string,
  input: object,
  options: CallOptions,
) => Promise<{ status: number; code?: string }>;

const heard = new Map<string, Set<string | number>>();

// A student's own calls come first, while nobody has ended the account.
const ownFirst = asked.toSorted(
  ([, one], [, other]) =>
    Number(other.audience.includes("student")) - Number(one.audience.includes("student")),
);

test.each(ownFirst)("%s changes nothing of a published sheet", async (name, endpoint) => {
  const answers = new Set<string | number>();
  for (const input of inputsOf(endpoint)) {
    await db.delete(rateLimitCounters);
    const said = await Promise.all(callersOf(endpoint).map((as) => call(name, input, as)));
    for (const { status, code } of said) answers.add(code ?? status);
  }
  heard.set(name, answers);
  expect(await standing()).toEqual(before);
  // What became of the course itself and of its semester is set right, for whoever is asked next.
  if (window) await db.update(registrationWindows).set(window).where(ofSemester);
  if (course) await db.update(courses).set(course).where(eq(courses.id, course.id));
});

test("each was asked with something that it takes, and those of scores knew the sheet", () => {
  expect([...heard].filter(([, answers]) => answers.size === 0).map(([name]) => name)).toEqual([]);
  const codes = (name: string) => [...(heard.get(name) ?? [])];
  for (const name of ["saveScores", "submitScoreSheet", "uploadScoreSheet", "uploadCbtResults"]) {
    expect(codes(name), name).toContain("sheet_locked");
  }
  // Whose fees are paid and whose window is open comes as far as the scored course.
  expect(codes("addOrDropCourses")).toEqual(["course_selection_refused"]);
  expect(codes("staffAddOrDrop")).toContain("course_selection_refused");
  expect(codes("undoImport")).toContain("undo_refused");
  expect(codes("annulRegistration")).toContain("registration_scored");
  expect(codes("updateCourse")).toContain("course_scored");
  expect(codes("assignCourseLecturers")).toContain("sheet_published");
  expect(codes("decideAmendment")).toContain(200);
  // What takes no id of the sheet, but decides until when it can be written, or what the board is shown of it.
  for (const name of ["saveResultDeadline", "closeRegistrationWindow", "makeBoardPack"]) {
    expect(codes(name), name).toContain(200);
  }
});
