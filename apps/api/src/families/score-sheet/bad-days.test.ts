import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { offices } from "./testing/sheet-of.ts";
import { uploadsOf } from "./testing/uploads.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, submit, steps, sheetWithLab } = uploadsOf(server);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

describe("an upload", () => {
  const drop = ({ roster }: Sheet) =>
    server.db
      .delete(registeredCourses)
      .where(eq(registeredCourses.registrationId, roster[0]?.registrationId ?? ""));

  test("knows no matric number with a letter O for its zero", async () => {
    const { preview, row, students } = await sheetWithLab(1);
    const matric = students[0]?.matricNumber.replace("/0", "/O") ?? "";
    expect(matric).toContain("/O");
    expect((await preview([row(0, { matric, test: "10" })])).items).toMatchObject([
      { verdict: "Refused", reasons: [`Matric number: ${scoreRefusals.notInCourse}.`] },
    ]);
  });

  test("refuses a student who has dropped the course since the template was fetched", async () => {
    const sheet = await sheetWithLab(2);
    const lines = [sheet.row(0, { test: "10" }), sheet.row(1, { test: "11" })];
    await drop(sheet);
    const { id, items } = await sheet.preview(lines);
    expect(items.map(({ verdict }) => verdict).toSorted()).toEqual(["New", "Refused"]);
    expect(await sheet.upload(id)).toMatchObject({ status: 200 });
    expect((await sheet.sheet()).rows).toMatchObject([{ test: 11 }]);
  });

  test("leaves out a student who has dropped the course since the preview", async () => {
    const sheet = await sheetWithLab(2);
    const { id } = await sheet.preview([
      sheet.row(0, { test: "10" }),
      sheet.row(1, { test: "11" }),
    ]);
    await drop(sheet);
    expect(await sheet.upload(id)).toMatchObject({ status: 200 });
    expect((await sheet.sheet()).rows).toMatchObject([{ test: 11 }]);
  });
});

const ownWork = { message: "You entered these scores, so somebody else has to decide." };

describe("people who are more than one thing", () => {
  /** Makes somebody a member of staff of a department, with the account. */
  async function employ(userId: string, departmentId: number) {
    const [known] = await server.db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.userId, userId));
    if (known) {
      await server.db.update(staff).set({ departmentId }).where(eq(staff.id, known.staffId));
      return known.staffId;
    }
    const id = uuid();
    await server.db.insert(staff).values({ id, staffNumber: `TST-${id}`, departmentId });
    await server.db.insert(staffAccounts).values({ userId, staffId: id });
    return id;
  }

  test("a lecturer who moves to another department goes on with the own sheets", async () => {
    const sheet = await taughtSheet(1);
    await employ(sheet.coordinatorId, 5);
    await sheet.enterAll("20", "40");
    await employ(sheet.coordinatorId, 1);
    expect(await sheet.enterAll("21", "45")).toMatchObject({ conflicts: [], refused: [] });
    expect(await submit(sheet)).toMatchObject({ success: true });
    // And the head of the course's department decides, as before.
    expect(await steps.checked(sheet)).toMatchObject({ data: { done: 1 } });
  });

  test("who teaches by one account decides by no other of the same staff number", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    await submit(sheet);
    const head = await readPerson(server, "hod");
    const staffId = await employ(head.id, 5);
    await server.db.insert(staffAccounts).values({ userId: sheet.coordinatorId, staffId });
    expect(await steps.checked(sheet)).toMatchObject({ data: { done: 0, refused: [ownWork] } });
    expect(await sheet.sheet()).toMatchObject({ state: "submitted" });
    // Whoever is dean stands in, once.
    const asked = async () => ({ sheets: [await sheet.seen()] });
    expect(await server.ok("checkSheets", await asked(), offices.dean)).toMatchObject({ done: 1 });
    await server.db.delete(staffAccounts).where(eq(staffAccounts.userId, sheet.coordinatorId));
  });

  test("who has approved by one account publishes by no other of the same staff number", async () => {
    const sheet = await taughtSheet(1);
    await sheet.enterAll();
    for (const step of ["submitted", "checked", "approved"] as const) await steps[step](sheet);
    const [dean, exams] = [await readPerson(server, "dean"), await readPerson(server, "exams")];
    const [of, account] = [eq(staffAccounts.userId, exams.id), await employ(exams.id, 5)];
    const joined = (staffId: string) => server.db.update(staffAccounts).set({ staffId }).where(of);
    await joined(await employ(dean.id, 5));
    expect(await steps.published(sheet)).toMatchObject({ data: { done: 0, refused: [ownWork] } });
    expect(await sheet.sheet()).toMatchObject({ state: "approved" });
    await joined(account);
    expect(await steps.published(sheet)).toMatchObject({ data: { done: 1 } });
  });
});
