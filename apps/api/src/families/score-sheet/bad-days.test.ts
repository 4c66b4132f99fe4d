import { scoreRefusals } from "@polyportal/domain/messages/score-sheet";
import { hasComma } from "@polyportal/domain/messages/typed";
import { and, eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { afterAll, describe, expect, test } from "vitest";
import { registeredCourses } from "../../database/schema/course-registration.ts";
import { staffOffices } from "../../database/schema/rights.ts";
import { staff, staffAccounts } from "../../database/schema/staff.ts";
import { testServer } from "../../testing/test-server.ts";
import { readPerson } from "../authentication/testing/people.ts";
import { offices } from "./testing/sheet-of.ts";
import { uploadsOf } from "./testing/uploads.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, submit, steps, sheetWithLab } = uploadsOf(server);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

describe("what is typed", () => {
  const testRange = scoreRefusals.range("test", 20);
  test.each([
    [{ test: "-0" }, { test: testRange }],
    [{ test: "1e1" }, { test: testRange }],
    [{ test: "17,5" }, { test: hasComma("17,5", "17.5") }],
    [{ test: "ABS" }, { test: scoreRefusals.belongsUnderCode("ABS") }],
    [{ test: "１７" }, { test: testRange }],
    [{ test: "=8+9" }, { test: testRange }],
    [{ test: "17-May" }, { test: testRange }],
    [{ test: "2026-05-17" }, { test: testRange }],
    [{ exam: "1e2" }, { exam: scoreRefusals.range("exam", 60) }],
    [{ exam: "100.001" }, { exam: scoreRefusals.decimals }],
    // The sum would be right.
    [{ test: "30", lab: "10", exam: "50" }, { test: testRange }],
    [{ exam: "40", code: "ABS" }, { code: scoreRefusals.codeWithExam }],
    [{ code: "LATE" }, { code: scoreRefusals.code }],
    [{ code: "MAL" }, { reason: scoreRefusals.why }],
  ])("as %j is refused, and stays out of the sheet", async (cells, refused) => {
    const sheet = await sheetWithLab(1);
    const answer = await sheet.type(0, cells);
    expect(answer).toMatchObject({ saved: [], conflicts: [], refused: [{ cells: refused }] });
    expect((await sheet.sheet()).rows).toMatchObject([{ version: 0, total: null, code: null }]);
  });

  test("without a network waits while the sheet is with the head, and is saved once it came back", async () => {
    const sheet = await taughtSheet(2);
    await sheet.enterAll("20", "40");
    // As the device that went away knows them.
    const [stands] = (await sheet.sheet()).rows;
    const { studentId = "", version = 0 } = stands ?? {};
    const kept = { ...sheet.which, source: "typed" as const };
    const save = () =>
      server.request(
        "saveScores",
        { ...kept, rows: [{ studentId, version, test: "22" }] },
        sheet.other,
      );
    await submit(sheet);
    expect(await save()).toMatchObject({ status: 409, code: "sheet_locked" });
    const reason = "Row 1: the test is above class work.";
    const back = { sheets: [await sheet.seen()], reason, studentIds: [studentId] };
    expect(await server.ok("returnSheets", back, offices.head)).toMatchObject({ done: 1 });
    expect(await save()).toMatchObject({ status: 200, data: { conflicts: [], refused: [] } });
    expect((await sheet.sheet()).rows).toMatchObject([{ test: 22, total: 62 }, { test: 20 }]);
  });

  test("of a student who has dropped the course is refused by the row, and the others are saved", async () => {
    const sheet = await taughtSheet(2);
    const [one, two] = (await sheet.sheet()).rows;
    await server.db
      .delete(registeredCourses)
      .where(eq(registeredCourses.registrationId, sheet.roster[0]?.registrationId ?? ""));
    const rows = [one, two].map((row) => ({
      studentId: row?.studentId ?? "",
      version: 0,
      test: "21",
    }));
    const answer = await server.ok(
      "saveScores",
      { ...sheet.which, source: "typed", rows },
      sheet.as,
    );
    expect(answer).toMatchObject({
      saved: [{ studentId: two?.studentId, test: 21 }],
      refused: [{ studentId: one?.studentId, cells: { row: scoreRefusals.notInCourse } }],
    });
  });

  test("of a student who has dropped the course after another's mark comes back as it stands", async () => {
    const sheet = await taughtSheet(1);
    const [row] = (await sheet.sheet()).rows;
    const save = (test: string, as = sheet.as) =>
      server.ok(
        "saveScores",
        {
          ...sheet.which,
          source: "typed",
          rows: [{ studentId: row?.studentId ?? "", version: 0, test }],
        },
        as,
      );
    await save("20", sheet.other);
    await server.db
      .delete(registeredCourses)
      .where(eq(registeredCourses.registrationId, sheet.roster[0]?.registrationId ?? ""));
    expect(await save("21")).toMatchObject({
      saved: [],
      conflicts: [{ studentId: row?.studentId, test: 20, version: 1 }],
      refused: [],
    });
  });
});

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

  /** Gives the office of the sheets' head of department to somebody else meanwhile. */
  async function headedBy(holderId: string, meanwhile: () => Promise<void>) {
    const office = and(
      eq(staffOffices.office, "head of department"),
      eq(staffOffices.departmentId, 5),
    );
    const hold = (by: string) => server.db.update(staffOffices).set({ holderId: by }).where(office);
    await hold(holderId);
    try {
      await meanwhile();
    } finally {
      await hold((await readPerson(server, "hod")).id);
    }
  }

  test("a dean who heads the department does both steps; the head of old does none", async () => {
    const dean = await readPerson(server, "dean");
    await headedBy(dean.id, async () => {
      const sheet = await taughtSheet(1);
      await sheet.enterAll();
      await submit(sheet);
      const asked = async () => ({ sheets: [await sheet.seen()] });
      expect(await server.request("checkSheets", await asked(), offices.head)).not.toMatchObject({
        data: { done: 1 },
      });
      expect(await server.ok("checkSheets", await asked(), offices.dean)).toMatchObject({
        done: 1,
      });
      expect(await server.ok("approveSheets", await asked(), offices.dean)).toMatchObject({
        done: 1,
      });
      expect(await steps.published(sheet)).toMatchObject({ data: { done: 1 } });
    });
  });

  test("an official who heads the department, too, does not publish what he has checked", async () => {
    const exams = await readPerson(server, "exams");
    await headedBy(exams.id, async () => {
      const sheet = await taughtSheet(1);
      await sheet.enterAll();
      await submit(sheet);
      const asked = { sheets: [await sheet.seen()] };
      expect(await server.ok("checkSheets", asked, offices.exams)).toMatchObject({ done: 1 });
      await steps.approved(sheet);
      expect(await steps.published(sheet)).toMatchObject({ data: { done: 0, refused: [ownWork] } });
      expect(await sheet.sheet()).toMatchObject({ state: "approved" });
    });
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
