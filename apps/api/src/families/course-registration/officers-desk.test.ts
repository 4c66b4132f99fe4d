import { afterAll, beforeEach, expect, test } from "vitest";
import { newStudent } from "../../testing/new-student.ts";
import { testServer } from "../../testing/test-server.ts";
import { core, exams, registrationBy } from "./testing/officers.ts";
import { first, idsOf, score, setWindow, took } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
beforeEach(() => setWindow(server, { opens: -60, late: -50, closes: -40, addDropCloses: -30 }));

const registered = registrationBy(server);
const second = { levels: { 3: 2 } };

test("what is looked at: the registration, what is on offer, and who decides", async () => {
  const one = await registered();
  const { registration, courses: offered, window, missing } = await one.look();
  expect(window.state).toBe("closed");
  expect(missing).toEqual([]);
  expect(registration).toMatchObject({ id: one.id, state: "approved" });
  expect(registration?.officer).not.toBe("");
  expect(offered.map(({ code }) => code)).toEqual([...core, "COM 116", "COM 117"]);
  const small = { ...one.asked, matricNumber: one.asked.matricNumber.toLowerCase() };
  expect(await server.ok("getRegistrationOfStudent", small, exams)).toMatchObject({
    registration: { id: one.id },
  });
});

test("a number of nobody's, and a student who is not there in the session, are not found", async () => {
  const { asked } = await registered();
  const nobody = { ...asked, matricNumber: "ND/COM/99/9999" };
  const earlier = { ...asked, sessionId: 1 };
  for (const name of ["getRegistrationOfStudent", "searchOtherCourses"] as const) {
    for (const wrong of [nobody, earlier]) {
      const answer = await server.request(name, { ...wrong, search: "" }, exams);
      expect(answer).toMatchObject({ status: 404, code: "not_found" });
    }
  }
});

test("who has registered nothing has nothing to add to", async () => {
  const { userName } = await newStudent(server);
  const asked = { matricNumber: userName, ...first };
  const found = await server.ok("getRegistrationOfStudent", asked, exams);
  expect(found.registration).toBeNull();
});

test("what is taught in the other semester, or nowhere, is added by nobody", async () => {
  const one = await registered();
  const answer = await one.act({ add: ["COM 121"], overrides: ["not-offered COM 121"] });
  expect(answer).toMatchObject({ status: 409, code: "course_not_offered" });
});

test("a result of the other semester of the session is awaited as well", async () => {
  const [required = 0, next = 0] = await idsOf(server, "COM 211", "COM 221");
  const { id: studentId, userName } = await newStudent(server, second);
  await took(server, studentId, ["COM 211"], 3);
  await server.db.execute(
    `insert into course_prerequisites (course_id, required_course_id)
      values (${next}, ${required}) on conflict do nothing`,
  );
  const asked = { matricNumber: userName, sessionId: 3, semester: "Second" } as const;
  const look = async () =>
    (await server.ok("getRegistrationOfStudent", asked, exams)).courses.find(
      ({ id }) => id === next,
    )?.unpublished;
  expect(await look()).toEqual(["COM 211"]);
  await score(server, studentId, "COM 211", 20, { sessionId: 3 });
  expect(await look()).toEqual([]);
});

test("who only sees courses looks; who sees none, lecturers and students do not", async () => {
  const one = await registered();
  const registrar = { as: { user: "registrar" } };
  await server.ok("getRegistrationOfStudent", one.asked, registrar);
  expect(await one.act({ add: ["COM 116"] }, registrar)).toMatchObject({ status: 403 });
  for (const who of [{ as: { user: "bursar" } }, { as: { user: "hod" } }, { as: one.as }]) {
    expect(await server.request("getRegistrationOfStudent", one.asked, who)).toMatchObject({
      status: 403,
    });
  }
});
