import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { registrationWindows } from "../../database/schema/course-registration.ts";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { recordOf } from "../authentication/testing/people.ts";
import { first, idsOf, pay, setWindow } from "../course-registration/testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server));

/** Exams and records enter windows; the help desk only looks. */
const exams = { as: { user: "exams" } };
const helpDesk = { as: { user: "helpdesk" } };
const reason = "The senate has ended registration early this year.";

const shown = () => server.ok("getRegistrationWindow", first, helpDesk);

/** Days in Lagos, from today on. */
const day = (after: number): string =>
  new Date(Date.now() + 3_600_000 + after * 86_400_000).toISOString().slice(0, 10);

const days = {
  opensOn: day(-20),
  lateOn: day(30),
  closesOn: day(40),
  addDropOn: day(60),
  appraisalsOn: "",
};

describe("the windows", () => {
  test("stand semester by semester, the latest session first, each with what was registered", async () => {
    const { id: studentId, as } = await newStudent(server);
    await pay(server, studentId);
    const before = await shown();
    const courseIds = await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 115");
    await server.ok("registerCourses", { ...first, courseIds }, { as });
    const { windows } = await server.ok("listRegistrationWindows", {}, helpDesk);
    expect(windows.slice(0, 2).map(({ session, semester }) => `${session} ${semester}`)).toEqual([
      "2026/2027 First",
      "2026/2027 Second",
    ]);
    expect(windows[0]).toMatchObject({
      ...first,
      current: true,
      state: "open",
      submitted: before.submitted + 1,
    });
    expect(await shown()).toMatchObject({ unregistered: before.unregistered - 1 });
  });

  test("are changed by who may enter them alone", async () => {
    const { revision } = await shown();
    const save = { ...first, revision, ...days };
    for (const user of ["helpdesk", "registrar", "bursar"]) {
      const as = { as: { user } };
      expect(await server.request("saveRegistrationWindow", save, as)).toMatchObject({
        status: 403,
      });
      expect(
        await server.request("closeRegistrationWindow", { ...first, revision, reason }, as),
      ).toMatchObject({ status: 403 });
    }
  });

  test("are not there for a session that the school does not have", async () => {
    const asked = { sessionId: 999, semester: "First" } as const;
    expect(await server.request("getRegistrationWindow", asked, helpDesk)).toMatchObject({
      status: 404,
    });
    const answers = [
      await server.request("saveRegistrationWindow", { ...asked, revision: 0, ...days }, exams),
      await server.request("closeRegistrationWindow", { ...asked, revision: 0, reason }, exams),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});

describe("a window", () => {
  test("is extended by who began from it: students read the new day, and the record has both", async () => {
    await setWindow(server, { opens: -60, late: -50, closes: -40, addDropCloses: -30 });
    const { id: studentId, as } = await newStudent(server);
    await pay(server, studentId);
    const asStudent = async () => (await server.ok("getRegistrableCourses", first, { as })).window;
    expect((await asStudent()).state).toBe("closed");
    const { revision } = await shown();
    const save = { ...first, revision, ...days, opensOn: day(-60), lateOn: "" };
    await server.ok("saveRegistrationWindow", save, exams);
    expect((await asStudent()).state).toBe("open");
    const after = await shown();
    expect(after).toMatchObject({ state: "open", lateFrom: null, revision: revision + 1 });
    // The whole of its last day, in Lagos.
    expect(after.closesAt).toBe(`${day(40)}T22:59:59.999Z`);
    expect(await server.request("saveRegistrationWindow", save, exams)).toMatchObject({
      status: 409,
      code: "conflict",
    });
    const noted = (await recordOf(server, "3-First")).at(-1);
    expect(noted).toMatchObject({
      action: "saveRegistrationWindow",
      after: { session: "2026/2027", semester: "First", closesAt: after.closesAt },
    });
  });

  test("that was never set is opened by it, by one of two who do so at once", async () => {
    await server.db
      .insert(academicSessions)
      .values({ id: 77, name: "2031/2032", from: "2031-09-01", to: "2032-08-31" });
    const asked = { sessionId: 77, semester: "Second" } as const;
    expect(await server.ok("getRegistrationWindow", asked, helpDesk)).toMatchObject({
      state: "unset",
      opensAt: null,
      revision: 0,
    });
    const save = { ...asked, revision: 0, ...days };
    const answers = await Promise.all(
      ["exams", "admin"].map((user) =>
        server.request("saveRegistrationWindow", save, { as: { user } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await server.ok("getRegistrationWindow", asked, helpDesk)).toMatchObject({
      state: "open",
      revision: 1,
    });
    const stored = and(
      eq(registrationWindows.sessionId, 77),
      eq(registrationWindows.semester, "Second"),
    );
    expect(await server.db.$count(registrationWindows, stored)).toBe(1);
  });

  test("is refused with days out of order, and where nothing says when", async () => {
    const { revision } = await shown();
    const save = { ...first, revision, ...days };
    expect(
      await server.request("saveRegistrationWindow", { ...save, addDropOn: day(39) }, exams),
    ).toMatchObject({ status: 422, fields: { addDropOn: "the dates are not in order" } });
    expect(
      await server.request("saveRegistrationWindow", { ...save, opensOn: "" }, exams),
    ).toMatchObject({ status: 422, fields: { opensOn: "please enter a date" } });
  });

  test("is not closed at once by another day, which would say no reason", async () => {
    const { revision } = await shown();
    const save = { ...first, revision, ...days, lateOn: "", closesOn: day(-1) };
    expect(await server.request("saveRegistrationWindow", save, exams)).toMatchObject({
      status: 409,
      code: "window_would_close",
      fields: { closesOn: expect.stringContaining("Close now") },
    });
    expect(await shown()).toMatchObject({ state: "open", revision });
  });
});

describe("closing now", () => {
  const close = async () =>
    server.request(
      "closeRegistrationWindow",
      { ...first, revision: (await shown()).revision, reason },
      exams,
    );

  test("ends registration, then adding and dropping, then has nothing to end", async () => {
    const { id: studentId, as } = await newStudent(server);
    await pay(server, studentId);
    expect(await close()).toMatchObject({ status: 200 });
    expect((await server.ok("getRegistrableCourses", first, { as })).window.state).toBe("add-drop");
    const courseIds = await idsOf(server, "COM 111");
    expect(await server.request("registerCourses", { ...first, courseIds }, { as })).toMatchObject({
      code: "registration_closed",
    });
    expect(await close()).toMatchObject({ status: 200 });
    expect(await shown()).toMatchObject({ state: "closed" });
    expect(await close()).toMatchObject({ status: 409, code: "window_not_open" });
    const noted = (await recordOf(server, "3-First")).slice(-2);
    expect(noted.map(({ action, reason: why }) => [action, why])).toEqual([
      ["closeRegistrationWindow", reason],
      ["closeRegistrationWindow", reason],
    ]);
  });

  test("says why, and acts upon what was seen", async () => {
    const { revision } = await shown();
    expect(
      await server.request(
        "closeRegistrationWindow",
        { ...first, revision, reason: "because" },
        exams,
      ),
    ).toMatchObject({ status: 422, fields: { reason: "please say why" } });
    expect(
      await server.request(
        "closeRegistrationWindow",
        { ...first, revision: revision - 1, reason },
        exams,
      ),
    ).toMatchObject({ status: 409, code: "conflict" });
    expect(await shown()).toMatchObject({ state: "open", revision });
  });
});
