import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { registrationExceptions } from "../../database/schema/course-registration.ts";
import { notifications } from "../../database/schema/notification.ts";
import { newStudent } from "../../testing/new-student.ts";
import { actionsOn } from "../../testing/payer.ts";
import { testServer } from "../../testing/test-server.ts";
import { first, idsOf, pay, setWindow } from "./testing/registrar.ts";

const server = await testServer();
afterAll(server.stop);
afterEach(() => setWindow(server));

const exams = { as: { user: "exams" } };
const reason = "In hospital while registration was open.";

/** Days in Lagos, from today on. */
const day = (after: number): string =>
  new Date(Date.now() + 3_600_000 + after * 86_400_000).toISOString().slice(0, 10);

const opening = { ...first, untilOn: day(10), lateFee: false, reason };
const open = (matricNumbers: string, more: object = {}) =>
  server.request("openForStudents", { ...opening, matricNumbers, ...more }, exams);

const exceptionsOf = (studentId: string) =>
  server.db
    .select()
    .from(registrationExceptions)
    .where(eq(registrationExceptions.studentId, studentId));

const closed = { opens: -60, late: -30, closes: -20, addDropCloses: -10 };

test("a student registers after the window, is told why, and no longer once it is ended", async () => {
  const { id: studentId, userName: matricNumber, as } = await newStudent(server);
  await pay(server, studentId);
  const courseIds = await idsOf(server, "COM 111", "COM 112", "COM 113", "COM 114", "COM 115");
  await setWindow(server, closed);
  const register = () => server.request("registerCourses", { ...first, courseIds }, { as });
  expect((await register()).status).toBe(409);

  expect(await open(` ${matricNumber.toLowerCase()} `)).toMatchObject({ data: { opened: 1 } });
  const { items } = await server.ok("listOpenedForStudents", { search: matricNumber }, exams);
  expect(items).toMatchObject([{ studentId, matricNumber, open: true, lateFee: false, reason }]);
  const [row] = items;
  const [told] = await server.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, studentId));
  expect(told?.body).toContain(reason);
  expect((await register()).status).toBe(200);

  const end = { id: row?.id ?? "", reason: "The senate wants no more of these." };
  await server.ok("endOpenedForStudent", end, exams);
  expect(await server.request("endOpenedForStudent", end, exams)).toMatchObject({
    code: "window_not_open",
  });
  const { window } = await server.ok("getRegistrableCourses", first, { as });
  expect(window).toMatchObject({ state: "closed" });
  const state = async (asked: "open" | "over") =>
    (await server.ok("listOpenedForStudents", { search: matricNumber, state: asked }, exams)).total;
  expect([await state("open"), await state("over")]).toEqual([0, 1]);
  expect(await actionsOn(server, studentId)).toEqual(
    expect.arrayContaining(["openForStudent", "endOpenedForStudent"]),
  );
});

test("a pasted list is opened for all of it or, with somebody who is not there, for none", async () => {
  const one = await newStudent(server);
  const other = await newStudent(server);
  expect(await open(`${one.userName}, ND/NONE/1\n${other.userName};ND/NONE/2`)).toMatchObject({
    status: 422,
    fields: { matricNumbers: words.noStudents(["ND/NONE/1", "ND/NONE/2"]) },
  });
  expect(await open(one.userName, { sessionId: 1 })).toMatchObject({
    fields: { matricNumbers: words.notThere([one.userName]) },
  });
  expect(await exceptionsOf(one.id)).toEqual([]);
  // A number twice is one student.
  expect(await open(`${one.userName}\n${other.userName}\n${one.userName}`)).toMatchObject({
    data: { opened: 2 },
  });
  expect(await exceptionsOf(other.id)).toMatchObject([{ reason }]);
});

test("nobody's is made shorter; who opens it again says the late fee and the reason anew", async () => {
  const { id, userName: matricNumber } = await newStudent(server);
  await open(matricNumber, { untilOn: day(20) });
  const [before] = await exceptionsOf(id);
  await open(matricNumber, { untilOn: day(5), lateFee: true, reason: "Another reason entirely." });
  expect(await exceptionsOf(id)).toMatchObject([
    {
      id: before?.id,
      until: before?.until,
      openedAt: before?.openedAt,
      lateFee: true,
      reason: "Another reason entirely.",
    },
  ]);
});

test("a day that is past, nobody at all and no reason are refused by field", async () => {
  const { userName: matricNumber } = await newStudent(server);
  expect(await open(matricNumber, { untilOn: day(-1) })).toMatchObject({
    fields: { untilOn: words.past },
  });
  expect((await open(matricNumber, { untilOn: day(0) })).status).toBe(200);
  expect(await open(" , ")).toMatchObject({ fields: { matricNumbers: words.matricNumbers } });
  expect((await open(matricNumber, { reason: " " })).status).toBe(422);
});

test("is for who may enter courses alone, and the list for officials who see them", async () => {
  const { userName: matricNumber, as: student } = await newStudent(server);
  const asked = { ...opening, matricNumbers: matricNumber };
  for (const as of [{ user: "helpdesk" }, { user: "bursar" }, { user: "lecturer" }, student]) {
    expect((await server.request("openForStudents", asked, { as })).status).toBe(403);
  }
  expect((await server.request("listOpenedForStudents", {}, { as: student })).status).toBe(403);
});

test("of two who end one at once the second is told that it is over", async () => {
  const { userName: matricNumber } = await newStudent(server);
  await open(matricNumber);
  const { items } = await server.ok("listOpenedForStudents", { search: matricNumber }, exams);
  const end = { id: items[0]?.id ?? "", reason: "Opened by mistake, as it turned out." };
  const answers = await Promise.all(
    [1, 2].map(() => server.request("endOpenedForStudent", end, exams)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});
