import { and, eq, isNull } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { applicationChoices, applications } from "../../database/schema/application.ts";
import { faculties } from "../../database/schema/faculty.ts";
import { students } from "../../database/schema/student.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });
const enters = as("administrator");
const reason = "The council has decided it this week.";

let turn = 0;
/** A name and a code that nobody has yet. */
const unit = () => {
  turn += 1;
  return { name: `School of Studies ${turn}`, code: `S${turn}` };
};
const added = async () => {
  const given = unit();
  const { id } = await server.ok("createFaculty", given, enters);
  return { ...given, id };
};

describe("the list of faculties", () => {
  test("stands with code, dean, and how much each has", async () => {
    const { items, total } = await server.ok("listSchoolFaculties", {}, as("registrar"));
    expect(total).toBeGreaterThanOrEqual(4);
    expect(items.find(({ code }) => code === "SSC")).toMatchObject({
      name: "School of Science and Computing",
      dean: expect.stringContaining("Musa"),
      departments: 3,
      active: true,
    });
  });

  test("is found by name and code, narrowed down and turned round", async () => {
    const ask = async (input: object) =>
      (await server.ok("listSchoolFaculties", input, enters)).items.map(({ code }) => code);
    expect(await ask({ search: "environ" })).toEqual(["SES"]);
    expect(await ask({ search: "sbm" })).toEqual(["SBM"]);
    expect(await ask({ search: "100%" })).toEqual([]);
    expect(await ask({ active: "false" })).toEqual([]);
    const codes = await ask({ sort: "-code", search: "School of" });
    expect(codes).toEqual(codes.toSorted().toReversed());
  });
});

describe("a faculty", () => {
  test("is added, changed by whoever began from it, and tells it in words", async () => {
    const { id, name } = await added();
    const { revision } = await server.ok("getFaculty", { id }, enters);
    const renamed = { name: `${name} and Arts`, code: "arts" };
    await server.ok("updateFaculty", { id, revision, ...renamed }, enters);
    expect(await server.ok("getFaculty", { id }, enters)).toMatchObject({
      name: renamed.name,
      code: "ARTS",
      revision: revision + 1,
    });
    expect(
      await server.request("updateFaculty", { id, revision, ...renamed }, enters),
    ).toMatchObject({ status: 409, code: "conflict" });
    expect((await recordOf(server, String(id))).map(({ action }) => action)).toEqual([
      "createFaculty",
      "updateFaculty",
    ]);
  });

  test.each([
    [{ name: "school of science AND computing", code: "XX" }, "name_taken", "name"],
    [{ name: "School of Nothing", code: "ssc" }, "code_taken", "code"],
  ])("takes nobody else's name or code: %o", async (given, code, field) => {
    const { id } = await added();
    for (const answer of [
      await server.request("createFaculty", given, enters),
      await server.request("updateFaculty", { id, revision: 1, ...given }, enters),
    ]) {
      expect(answer).toMatchObject({
        status: 409,
        code,
        fields: { [field]: `this ${field} is taken` },
      });
    }
  });

  test.each([
    [{ name: " ", code: "OK" }, "name", "please enter a name"],
    [{ name: "Some", code: "" }, "code", "please enter a code"],
    [{ name: "Some", code: "A/B" }, "code", "a code has 2 to 10 letters and digits, such as COM"],
  ])("is refused without a name and a code: %o", async (given, field, message) => {
    expect(await server.request("createFaculty", given, enters)).toMatchObject({
      status: 422,
      fields: { [field]: message },
    });
  });

  test("of two who add the same at once, one does", async () => {
    const given = unit();
    const answers = await Promise.all(
      ["administrator", "admin"].map((user) => server.request("createFaculty", given, as(user))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await server.db.$count(faculties, eq(faculties.code, given.code))).toBe(1);
  });

  test("that is not there is not found", async () => {
    for (const name of ["getFaculty", "getDepartment", "getDepartmentOption"] as const) {
      expect(await server.request(name, { id: 9999 }, enters)).toMatchObject({ status: 404 });
    }
    const gone = { id: 9999, revision: 1, ...unit() };
    expect(await server.request("updateFaculty", gone, enters)).toMatchObject({ status: 404 });
    expect(await server.request("updateDepartment", gone, enters)).toMatchObject({ status: 404 });
    expect(await server.request("updateDepartmentOption", gone, enters)).toMatchObject({
      status: 404,
    });
  });
});

test("who may only see is refused to change", async () => {
  const sees = as("bursar");
  expect((await server.request("listSchoolFaculties", {}, sees)).status).toBe(200);
  for (const name of ["getFaculty", "getDepartment", "getDepartmentOption"] as const) {
    expect(await server.request(name, { id: 1 }, sees)).toMatchObject({ status: 200 });
    expect(await server.request(name, { id: 1 }, as("hostel"))).toMatchObject({ status: 403 });
  }
  for (const answer of [
    await server.request("createFaculty", unit(), sees),
    await server.request("createDepartment", { ...unit(), facultyId: 1 }, sees),
    await server.request("moveDepartment", { id: 1, revision: 1, facultyId: 2, reason }, sees),
  ]) {
    expect(answer).toMatchObject({ status: 403 });
  }
  expect(await server.request("listSchoolFaculties", {}, as("hostel"))).toMatchObject({
    status: 403,
  });
});

describe("a department", () => {
  test("is added to its faculty, and counted there", async () => {
    const faculty = await added();
    const given = { ...unit(), facultyId: faculty.id };
    const { id } = await server.ok("createDepartment", given, enters);
    expect(await server.ok("getDepartment", { id }, enters)).toMatchObject({
      faculty: faculty.name,
      head: null,
      options: 0,
      students: 0,
      codeFixed: false,
      affected: { applications: 0, offers: 0, students: 0 },
    });
    expect(await server.ok("getFaculty", { id: faculty.id }, enters)).toMatchObject({
      departments: 1,
    });
    expect(
      await server.request("createDepartment", { ...unit(), facultyId: 9999 }, enters),
    ).toMatchObject({ status: 404 });
    expect(await server.request("createDepartment", given, enters)).toMatchObject({
      code: "name_taken",
    });
  });

  test("keeps a code that is part of matric numbers; its name may change", async () => {
    const [computing] = (
      await server.ok("listSchoolDepartments", { search: "COM", sort: "code" }, enters)
    ).items.filter(({ code }) => code === "COM");
    const { id = 0, revision = 0, name = "" } = computing ?? {};
    expect(await server.ok("getDepartment", { id }, enters)).toMatchObject({ codeFixed: true });
    expect(
      await server.request("updateDepartment", { id, revision, name, code: "CSC" }, enters),
    ).toMatchObject({ status: 409, fields: { code: "this code is part of matric numbers" } });
    const renamed = { id, revision, name: "Computer Science and Arts", code: "COM" };
    await server.ok("updateDepartment", renamed, enters);
    await server.ok("updateDepartment", { id, revision: revision + 1, name, code: "COM" }, enters);
  });

  test("has options with names of their own", async () => {
    const { id: facultyId } = await added();
    const { id: departmentId } = await server.ok(
      "createDepartment",
      { ...unit(), facultyId },
      enters,
    );
    const given = { departmentId, name: "Structures" };
    const { id } = await server.ok("createDepartmentOption", given, enters);
    expect(
      await server.request("createDepartmentOption", { departmentId, name: "STRUCTURES" }, enters),
    ).toMatchObject({ status: 409, fields: { name: "this name is taken" } });
    const renamed = { id, revision: 1, name: "Structures and Roads" };
    await server.ok("updateDepartmentOption", renamed, enters);
    expect(await server.request("updateDepartmentOption", renamed, enters)).toMatchObject({
      code: "conflict",
    });
    const { items } = await server.ok(
      "listDepartmentOptions",
      { department: departmentId },
      enters,
    );
    expect(items).toMatchObject([{ name: renamed.name, students: 0, active: true }]);
    expect(
      await server.request(
        "createDepartmentOption",
        { departmentId: 9999, name: "Nothing" },
        enters,
      ),
    ).toMatchObject({ status: 404 });
  });
});

test("whoever applies to a department is counted among those it touches, unless the application was closed", async () => {
  const rows = await server.db
    .select({
      departmentId: applicationChoices.departmentId,
      applicationId: applications.id,
      admittedAt: applications.admittedAt,
    })
    .from(applicationChoices)
    .innerJoin(applications, eq(applications.id, applicationChoices.applicationId))
    .innerJoin(academicSessions, eq(academicSessions.id, applications.sessionId))
    .where(and(eq(academicSessions.current, true), isNull(applications.deletedAt)));
  const open = rows.find(({ admittedAt }) => admittedAt === null);
  const id = open?.departmentId ?? 0;
  const those = rows.filter(({ departmentId }) => departmentId === id);
  const offers = those.filter(({ admittedAt }) => admittedAt !== null).length;
  const affected = async () => (await server.ok("getDepartment", { id }, enters)).affected;
  expect(await affected()).toMatchObject({ applications: those.length - offers, offers });
  const closed = eq(applications.id, open?.applicationId ?? "");
  await server.db.update(applications).set({ deletedAt: new Date() }).where(closed);
  expect(await affected()).toMatchObject({ applications: those.length - offers - 1, offers });
  await server.db.update(applications).set({ deletedAt: null }).where(closed);
});

test("what is counted on a list is what stands behind it", async () => {
  const all = { size: 100 };
  const everyFaculty = (await server.ok("listSchoolFaculties", all, enters)).items;
  expect(everyFaculty.length).toBeGreaterThan(4);
  for (const faculty of everyFaculty) {
    const own = await server.ok("listSchoolDepartments", { ...all, faculty: faculty.id }, enters);
    expect(own.total).toBe(faculty.departments);
    expect(own.items.reduce((sum, one) => sum + one.students, 0)).toBe(faculty.students);
    for (const department of own.items) {
      const options = await server.ok(
        "listDepartmentOptions",
        { ...all, department: department.id },
        enters,
      );
      const programmes = await server.ok(
        "listProgrammes",
        { ...all, department: department.id, accepting: "true" },
        enters,
      );
      expect([options.total, programmes.total]).toEqual([
        department.options,
        department.programmes,
      ]);
      const inOptions = options.items.reduce((sum, one) => sum + one.students, 0);
      expect(inOptions).toBeLessThanOrEqual(department.students);
      expect(await server.db.$count(students, eq(students.departmentId, department.id))).toBe(
        department.students,
      );
    }
  }
});

test.each([
  ["listSchoolFaculties", ["name", "departments", "active"]],
  ["listSchoolDepartments", ["name", "faculty", "head", "students"]],
  ["listDepartmentOptions", ["name", "department", "students"]],
  ["listProgrammes", ["title", "levels", "departments", "open"]],
] as const)("%s is exported whole, as it is seen", async (list, columns) => {
  const { total } = await server.ok(list, {}, enters);
  const wish = { list, columns: [...columns] };
  const made = await server.ok("requestExport", { ...wish, format: "csv" }, enters);
  expect(made).toMatchObject({ state: "done", total, done: total, failure: "" });
  const file = await server.ok("getExportFile", { id: made.id }, enters);
  expect((await file.text()).trim().split("\n")).toHaveLength(total + 1);
});
