import { v7 as uuid } from "uuid";
import { whatIf } from "@polyportal/domain/results/what-if";
import { afterAll, expect, test } from "vitest";
import { users } from "../../database/schema/users.ts";
import { testServer } from "../../testing/test-server.ts";
import { semesterAverages } from "./averages.ts";
import { smallDepartment } from "./testing/small-department.ts";

const server = await testServer();
afterAll(server.stop);

const { addStudent, score, amend, register, publish } = await smallDepartment(server.db, {
  "SML 111": { levelId: 1, creditUnit: 3 },
  "SML 112": { levelId: 1, creditUnit: 2.5 },
  "SML 113": { levelId: 1, status: "Elective" },
  "SML 121": { levelId: 1, semester: "Second", creditUnit: 2 },
  "SML 211": { levelId: 2 },
  "SML 311": { levelId: 3, creditUnit: 4 },
  "SML 312": { levelId: 3 },
});

const as = (user: string) => ({ as: { user } });
const ask = (user: string, sessionId: number, semester: "First" | "Second") =>
  server.request("getSemesterResults", { sessionId, semester }, as(user));
const resultsOf = (user: string, sessionId = 1, semester: "First" | "Second" = "First") =>
  server.ok("getSemesterResults", { sessionId, semester }, as(user));

test("a student without results has none, and no semester to open", async () => {
  const id = await addStudent("no.results");
  expect(await server.ok("getCgpa", {}, as("no.results"))).toEqual({
    levelId: 3,
    semesters: [],
  });
  expect(await server.ok("listCourseGrades", {}, as("no.results"))).toEqual({
    levelId: 3,
    earned: [],
    toRepeat: [],
    registered: [],
  });
  expect(await semesterAverages(server.db, id)).toEqual([]);
  expect(await ask("no.results", 1, "First")).toMatchObject({
    status: 404,
    code: "results_not_published",
  });
});

test("a semester has its averages, its sheet and what follows from it", async () => {
  const id = await addStudent("two.semesters");
  await score(
    id,
    { code: "SML 111", sessionId: 1, total: 72 },
    { code: "SML 112", sessionId: 1, total: 38.5 },
  );
  await score(id, { code: "SML 121", sessionId: 1, total: 61 });
  const { semesters } = await server.ok("getCgpa", {}, as("two.semesters"));
  expect(semesters).toEqual([
    {
      sessionId: 1,
      session: "2024/2025",
      semester: "First",
      levelId: 1,
      level: "ND I",
      courses: 2,
      gpa: 15 / 5.5,
      cgpa: 15 / 5.5,
      amended: false,
      remark: "Good standing",
      changes: [],
    },
    expect.objectContaining({
      semester: "Second",
      courses: 1,
      gpa: 4,
      cgpa: 23 / 7.5,
      // From 2.73 to 3.07.
      changes: [{ code: "SML 121", from: null, to: "B", hundredths: 34 }],
    }),
  ]);
  expect(await resultsOf("two.semesters", 1, "Second")).toEqual({
    name: "Okonkwo Ngọzi Ada",
    regNo: "SML/two.semesters",
    numberKind: "matric",
    passport: null,
    department: "Small Things",
    programme: "National Diploma, full-time",
    session: "2024/2025",
    semester: "Second",
    level: "ND I",
    subjects: [
      {
        code: "SML 121",
        title: "Title of SML 121",
        creditUnit: 2,
        total: 61,
        grade: "B",
        gradePoint: 4,
        creditPoint: 8,
        amendments: [],
      },
    ],
    current: { creditUnit: 2, creditPoint: 8, gradePointAverage: 4 },
    previous: { creditUnit: 5.5, creditPoint: 15, gradePointAverage: 15 / 5.5 },
    cumulative: { creditUnit: 7.5, creditPoint: 23, gradePointAverage: 23 / 7.5 },
    repeated: [],
    summary: {
      entryReq: "UTME 212",
      cumCourseUnit: 7.5,
      cgpa: 23 / 7.5,
      coursesToRepeat: ["SML 112"],
      coursesToTake: [],
      cgpaRemark: "Good standing",
    },
    awaited: [],
    held: [],
    verification: {
      code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/),
      verifyUrl: expect.stringContaining("/verify_document?code="),
      issuedAt: expect.stringMatching(/^20/),
    },
  });
});

test("a carry-over that was repeated counts with its later grade, and only from then on", async () => {
  const id = await addStudent("carry.over");
  await score(
    id,
    { code: "SML 111", sessionId: 1, total: 20 },
    { code: "SML 112", sessionId: 1, total: 70 },
  );
  await score(
    id,
    { code: "SML 111", sessionId: 2, total: 55 },
    { code: "SML 211", sessionId: 2, total: 65 },
  );
  const first = await resultsOf("carry.over");
  expect(first.summary).toMatchObject({ coursesToRepeat: ["SML 111"], cgpa: 12.5 / 5.5 });
  const second = await resultsOf("carry.over", 2);
  expect(second.summary).toMatchObject({
    coursesToRepeat: [],
    // The second semester of ND I was never taken.
    coursesToTake: ["SML 121"],
    cumCourseUnit: 8.5,
  });
  expect(second.cumulative.creditPoint).toBe(9 + 12.5 + 12);
  // The sheet names why "current" plus "previous" exceeds "cumulative".
  expect([first.repeated, second.repeated]).toEqual([[], ["SML 111"]]);
  const { earned, toRepeat } = await server.ok("listCourseGrades", {}, as("carry.over"));
  expect(earned.map(({ code, sessionId }) => [code, sessionId])).toEqual([
    ["SML 111", 1],
    ["SML 112", 1],
    ["SML 111", 2],
    ["SML 211", 2],
  ]);
  expect(toRepeat).toEqual([]);
  const { semesters } = await server.ok("getCgpa", {}, as("carry.over"));
  // From 2.27 to 3.94.
  expect(semesters[1]?.changes).toEqual([
    { code: "SML 111", from: "F", to: "C", hundredths: 106 },
    { code: "SML 211", from: null, to: "B", hundredths: 61 },
  ]);
});

test("the calculator offers what is to be repeated, until it is registered again", async () => {
  const id = await addStudent("to.repeat");
  await score(id, { code: "SML 112", sessionId: 1, total: 12 });
  const offered = () => server.ok("listCourseGrades", {}, as("to.repeat"));
  const carryOver = { code: "SML 112", creditUnit: 2.5 };
  expect(await offered()).toMatchObject({ toRepeat: [carryOver], registered: [] });
  await register(id, { sessionId: 3, semester: "First", levelId: 3 }, "SML 112");
  expect(await offered()).toMatchObject({ toRepeat: [], registered: [carryOver] });
});

test("the average starts anew with the HND, and the calculator with it", async () => {
  const id = await addStudent("at.hnd");
  await score(id, { code: "SML 111", sessionId: 1, total: 45 });
  await score(id, { code: "SML 311", sessionId: 3, total: 80 });
  await register(id, { sessionId: 3, semester: "First", levelId: 3 }, "SML 311", "SML 312");
  const hnd = await resultsOf("at.hnd", 3);
  expect(hnd).toMatchObject({ previous: null, programme: "Higher National Diploma, full-time" });
  expect(hnd.summary.cgpa).toBe(5);
  expect(hnd.awaited).toEqual(["SML 312"]);
  expect(hnd.summary.coursesToTake).toEqual([]);
  const { levelId, earned, registered } = await server.ok("listCourseGrades", {}, as("at.hnd"));
  expect(earned.map(({ code, grade, point, levelId: at }) => [code, grade, point, at])).toEqual([
    ["SML 111", "D", 2, 1],
    ["SML 311", "A", 5, 3],
  ]);
  // Without assumptions, the calculator starts from the results page's values.
  const { semesters } = await server.ok("getCgpa", {}, as("at.hnd"));
  expect(semesters.map(({ cgpa }) => cgpa)).toEqual([2, 5]);
  expect(whatIf(earned, [], levelId).after?.cumulative.gradePointAverage).toBe(5);
  expect(registered).toEqual([
    {
      courseId: expect.any(Number),
      code: "SML 312",
      title: "Title of SML 312",
      creditUnit: 3,
      semester: "First",
    },
  ]);
});

test.each(["draft", "submitted", "approved"] as const)(
  "no call tells anything of a sheet that is %s",
  async (state) => {
    const user = `sheet.${state}`;
    const id = await addStudent(user);
    const hidden = { code: "SML 311", sessionId: 3 };
    await score(id, { code: "SML 111", sessionId: 1, total: 66 }, { ...hidden, total: 97 });
    await publish(hidden, state);
    const { semesters } = await server.ok("getCgpa", {}, as(user));
    expect(semesters).toEqual([expect.objectContaining({ sessionId: 1, courses: 1, cgpa: 4 })]);
    const refused = await ask(user, 3, "First");
    const never = await ask(user, 2, "Second");
    expect(refused).toMatchObject({ status: 404, code: "results_not_published", data: null });
    // The answer does not depend on whether a sheet exists.
    expect({ ...refused, headers: 0, requestId: 0 }).toEqual({
      ...never,
      headers: 0,
      requestId: 0,
    });
    const told = [
      await resultsOf(user),
      await server.ok("listCourseGrades", {}, as(user)),
      await semesterAverages(server.db, id),
    ];
    expect(JSON.stringify(told)).not.toMatch(/SML 311|"total":97/);
    await publish(hidden);
    expect(await ask(user, 3, "First")).toMatchObject({ status: 200 });
  },
);

test("an amended grade says what it was and why, and its paper is another one", async () => {
  const id = await addStudent("amended");
  await score(id, { code: "SML 113", sessionId: 2, total: 39 });
  const before = await resultsOf("amended", 2);
  await amend(id, { code: "SML 113", sessionId: 2, total: 52, reason: "Script re-marked" });
  const after = await resultsOf("amended", 2);
  expect(after.subjects).toEqual([
    expect.objectContaining({
      total: 52,
      grade: "C",
      amendments: [
        { total: 39, grade: "F", reason: "Script re-marked", amendedAt: expect.any(String) },
      ],
    }),
  ]);
  expect(after.summary.coursesToRepeat).toEqual([]);
  const { semesters } = await server.ok("getCgpa", {}, as("amended"));
  expect(semesters.map(({ amended }) => amended)).toEqual([true]);
  const [old, now] = [before.verification?.code ?? "", after.verification?.code ?? ""];
  expect(now).not.toBe(old);
  expect(await server.ok("verifyDocument", { code: old })).toMatchObject({
    state: "withdrawn",
  });
  expect(await server.ok("verifyDocument", { code: now })).toMatchObject({
    state: "genuine",
    facts: expect.arrayContaining([{ label: "SML 113", value: "C" }]),
  });
});

test("the last semester of an award with nothing left earns a class", async () => {
  const id = await addStudent("one.level", [6]);
  await score(id, { code: "SML 121", sessionId: 1, total: 90 });
  expect((await resultsOf("one.level", 1, "Second")).summary.cgpaRemark).toBe("Distinction");
  const { semesters } = await server.ok("getCgpa", {}, as("one.level"));
  expect(semesters.map(({ remark }) => remark)).toEqual(["Distinction"]);
});

test("one student's results are no other's", async () => {
  const id = await addStudent("mine");
  await addStudent("not.mine");
  await score(id, { code: "SML 312", sessionId: 3, total: 81 });
  expect(await server.ok("getCgpa", {}, as("not.mine"))).toMatchObject({ semesters: [] });
  // An id in the query must not give access to somebody else.
  const asked = { sessionId: 3, semester: "First" as const, studentId: id };
  expect(await server.request("getSemesterResults", asked, as("not.mine"))).toMatchObject({
    status: 404,
  });
});

const calls = [
  ["getCgpa", {}],
  ["getSemesterResults", { sessionId: 1, semester: "First" }],
  ["listCourseGrades", {}],
] as const;

test.each(calls)("%s answers students alone", async (name, input) => {
  expect(await server.request(name, input)).toMatchObject({ status: 401 });
  for (const user of ["lecturer", "hod", "dean", "registrar", "bursar"]) {
    expect(await server.request(name, input, as(user))).toMatchObject({ status: 403 });
  }
});

test.each([
  [{ sessionId: 0, semester: "First" }],
  [{ sessionId: 1, semester: "Third" }],
  [{ sessionId: "1; drop table scores", semester: "First" }],
])("a semester that cannot be is refused: %j", async (input) => {
  const asked = input as { sessionId: number; semester: "First" };
  expect(await server.request("getSemesterResults", asked, as("student"))).toMatchObject({
    status: 422,
  });
});

test("an account without a student record is told so", async () => {
  const { user } = await accountWithoutRecord();
  expect(await server.ok("getCgpa", {}, as(user))).toEqual({ levelId: null, semesters: [] });
  for (const answer of [
    await ask(user, 1, "First"),
    await server.request("listCourseGrades", {}, as(user)),
  ]) {
    expect(answer).toMatchObject({ status: 409, code: "no_student_record" });
  }
});

async function accountWithoutRecord() {
  const user = "no.record";
  const row = { userType: "student", role: "student", lastname: "Ojo", firstname: "Ada" };
  await server.db.insert(users).values({ id: uuid(), userName: user, passwordHash: "", ...row });
  return { user };
}
