import type { SheetAct } from "@polyportal/domain/score-sheet/acts";
import { afterAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";

// What the demo's people find to do with score sheets on the first day.

const server = await testServer();
afterAll(server.stop);

const as = (user: string) => ({ as: { user } });

test("the demo's lecturer has a course in each state that a sheet comes to before it is published", async () => {
  const { items } = await server.ok(
    "listMyCourses",
    { search: "COM", semester: "First", size: 100 },
    as("lecturer"),
  );
  const taken = items.filter(
    ({ department, students }) => department === "Computer Science" && students > 0,
  );
  const begun = taken.filter(({ sheetId }) => sheetId !== null);
  // Of the class that the lecturer advises: of others nearly all are untouched.
  const untouched = taken.filter(({ sheetId, level }) => sheetId === null && level === "ND I");
  expect(untouched.length).toBeGreaterThan(0);
  expect(new Set(begun.map(({ state }) => state))).toEqual(
    new Set(["draft", "submitted", "checked", "approved"]),
  );
  const drafts = await Promise.all(
    begun
      .filter(({ state }) => state === "draft")
      .map(async ({ courseId, sessionId, scored }) => {
        const { rows, steps } = await server.ok(
          "getScoreSheet",
          { courseId, sessionId },
          as("lecturer"),
        );
        const approved = rows.filter(({ registration }) => registration === "approved");
        return { scored, of: approved.length, last: steps[0] };
      }),
  );
  const [half] = drafts.filter(({ last }) => last === undefined);
  expect(half?.scored).toBeGreaterThan(0);
  expect(half?.scored).toBe(Math.ceil((half?.of ?? 0) / 2));
  const [returned] = drafts.filter(({ last }) => last?.step === "return");
  expect(returned).toMatchObject({ scored: returned?.of, last: { reason: expect.any(String) } });
  expect(returned?.last?.reason).not.toBe("");
});

test.each<[string, SheetAct]>([
  ["hod", "check"],
  ["dean", "approve"],
  ["exams", "publish"],
])("a sheet waits for the demo's %s to %s it", async (user, act) => {
  const { items } = await server.ok("listScoreSheets", {}, as(user));
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map((item) => item.act))).toEqual(new Set([act]));
});
