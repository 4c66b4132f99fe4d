import { afterAll, expect, test } from "vitest";
import { sheetStates } from "@polyportal/domain/score-sheet/states";
import { userClaims } from "../../database/schema/rights.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { sheetsOf } from "../score-sheet/testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, lecturer } = sheetsOf(server);

const as = (user: string) => ({ as: { user } });
const find = (search: string, user: string) => server.ok("findTaught", { search }, as(user));
const nothing = { courses: [], sheets: [], students: [] };

test("a lecturer finds the own courses and sheets, all of which stand in the own lists", async () => {
  const found = await find("com", "lecturer");
  expect(found.courses.length).toBeGreaterThan(0);
  expect(found.sheets.length).toBeGreaterThan(0);
  const asked = { search: "com", size: 1000 };
  const courses = await server.ok("listMyCourses", asked, as("lecturer"));
  expect(courses.items).toEqual(
    expect.arrayContaining(found.courses.map((one) => expect.objectContaining(one))),
  );
  const all = { ...asked, state: [...sheetStates] };
  for (const user of ["lecturer", "hod", "dean"]) {
    const { sheets } = await find("com", user);
    const { items } = await server.ok("listScoreSheets", all, as(user));
    expect(sheets.length).toBe(Math.min(5, items.length));
    expect(items).toEqual(
      expect.arrayContaining(sheets.map((one) => expect.objectContaining(one))),
    );
  }
});

test("adviser, head and dean find the students of their classes, where their class lists have them", async () => {
  const { items: classes } = await server.ok("listClasses", { size: 1 }, as("lecturer"));
  const [own] = classes;
  if (!own) throw new Error("The demo's lecturer advises a class.");
  const { departmentId: department, levelId: level, sessionId: session } = own;
  const option = own.departmentOptionId;
  const which = { department, level, session, ...(option && { option }) };
  const listed = await server.ok("listClassStudents", { ...which, size: 1 }, as("lecturer"));
  const [student] = listed.items;
  if (!student) throw new Error("The class has students.");
  for (const user of ["lecturer", "hod", "dean"]) {
    const { students } = await find(student.matricNumber, user);
    expect(students).toMatchObject([
      { id: student.id, of: { department, level, session, option: option ?? null }, takes: null },
    ]);
  }
});

test("who takes an own course is found in its list; other lecturers find neither", async () => {
  const sheet = await taughtSheet(2);
  const { code, rows } = await sheet.sheet();
  const [student] = rows;
  const { user } = sheet.as.as;
  const course = { courseId: sheet.courseId, code };
  expect(await find(code, user)).toMatchObject({ courses: [course], sheets: [] });
  // As the course's list is searched: by names.
  const { students } = await find(student?.fullName ?? "", user);
  const taken = expect.objectContaining(course);
  expect(students).toContainEqual(
    expect.objectContaining({ id: student?.studentId, of: null, takes: taken }),
  );
  const other = await lecturer();
  for (const search of [code, student?.fullName ?? "", "com"]) {
    expect(await find(search, other.userName)).toEqual(nothing);
  }
});

test("each is told by its own right, and to lecturers alone", async () => {
  const sheet = await taughtSheet(1);
  const { code, rows } = await sheet.sheet();
  const { user } = sheet.as.as;
  const { id: userId } = await readPerson(server, user);
  const until = new Date(Date.now() + 86_400_000);
  await server.db.insert(userClaims).values({
    userId,
    claim: "results.enter",
    allowed: false,
    until,
    since: new Date(),
    reason: "for the test",
  });
  expect(await find(code, user)).toEqual(nothing);
  expect(await find(rows[0]?.fullName ?? "", user)).toEqual(nothing);
  for (const [who, status] of [
    ["admin", 403],
    ["student", 403],
  ] as const) {
    expect(await server.request("findTaught", { search: code }, as(who))).toMatchObject({ status });
  }
  expect(await server.request("findTaught", { search: " a " }, as("lecturer"))).toMatchObject({
    status: 422,
  });
});
