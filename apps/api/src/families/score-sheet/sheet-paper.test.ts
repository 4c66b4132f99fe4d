import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { amendmentsOf } from "./testing/amendments-of.ts";
import { offices } from "./testing/sheet-of.ts";

const server = await testServer();
afterAll(server.stop);

const { taughtSheet, registered, steps, sheetAt, published, applied } = amendmentsOf(server);
type Sheet = Awaited<ReturnType<typeof taughtSheet>>;

const codeOf = async (sheet: Sheet, who = sheet.as) =>
  (await server.ok("getSheetPaper", sheet.which, who)).verification?.code;

test("a result sheet has a code once it is out, and tells whoever checks it how the course came out", async () => {
  const sheet = await taughtSheet(2);
  await registered(sheet.courseId, "submitted");
  await sheet.enterAll("20", "45");
  expect(await codeOf(sheet)).toBeUndefined();
  for (const step of ["submitted", "checked", "approved"] as const) {
    await steps[step](sheet);
    expect(await codeOf(sheet, offices.head)).toBeUndefined();
  }
  await steps.published(sheet);
  const code = await codeOf(sheet);
  // Opened again, by whomever, it is the same paper.
  expect(await codeOf(sheet, offices.exams)).toBe(code);
  const { state, facts } = await server.ok("verifyDocument", { code: code ?? "" });
  expect(state).toBe("genuine");
  expect(facts).toEqual(
    expect.arrayContaining([
      { label: "Course code", value: `TST ${sheet.courseId}` },
      // Whose registration nobody approved is not on it.
      { label: "Students", value: "2" },
      { label: "Grade B", value: "2" },
      { label: "Mean", value: "65.00" },
      { label: "Minute", value: "AB/2026/11" },
    ]),
  );
});

test("what is looked at again is no paper meanwhile", async () => {
  const sheet = await sheetAt("published", 1);
  const code = await codeOf(sheet);
  const reason = "Two scripts are marked again.";
  await server.ok("holdScoreSheet", { ...(await sheet.seen()), reason }, offices.registrar);
  expect(await codeOf(sheet)).toBeUndefined();
  await server.ok("releaseScoreSheet", await sheet.seen(), offices.registrar);
  expect(await codeOf(sheet)).toBe(code);
});

test("an amended sheet is another paper, and the printed one is withdrawn at once", async () => {
  const sheet = await published();
  const code = (await codeOf(sheet)) ?? "";
  await applied(sheet);
  expect(await server.ok("verifyDocument", { code })).toMatchObject({ state: "withdrawn" });
  expect(await codeOf(sheet)).not.toBe(code);
});

test("whoever may not see the sheet prints none", async () => {
  const [sheet, elsewhere] = [await sheetAt("published", 1), await taughtSheet(1)];
  expect(await server.request("getSheetPaper", sheet.which, elsewhere.as)).toMatchObject({
    status: 404,
    code: "not_found",
  });
});
