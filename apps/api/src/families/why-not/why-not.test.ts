import type { InputOf, OutputOf } from "@polyportal/api-client/contract/define";
import type { whyNotEndpoints } from "@polyportal/api-client/contract/why-not";
import { checkSelection } from "@polyportal/domain/course-registration/check-selection";
import type { ErrorCode } from "@polyportal/domain/messages/error-codes";
import { obstacleCodes, type ObstacleCode } from "@polyportal/domain/why-not/obstacle";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testServer } from "../../testing/test-server.ts";
import { first } from "../course-registration/testing/registrar.ts";
import { taughtBy } from "../lecturer/testing/taught.ts";
import { classStaff } from "../results/testing/class-staff.ts";
import { codes, examples, made, madeStudents, type Made } from "./testing/made-students.ts";

// The answer is empty if and only if the endpoint accepts: students are made up with all that decides,
// and the endpoints themselves are asked, over a real database.

const server = await testServer();
afterAll(server.stop);

const { idOf, student } = await madeStudents(server);
const { sessionId, semester } = first;
const staff = classStaff(server);
const taught = taughtBy(server);
let adviser: Awaited<ReturnType<typeof staff.officer>>["as"];
let head: typeof adviser;
let lecturer: typeof adviser;
beforeAll(async () => {
  const advises = await staff.officer();
  await staff.advise(advises.id, { sessionId, levelId: 1 });
  await staff.advise(advises.id, { sessionId, levelId: 2 });
  adviser = advises.as;
  head = (await staff.head()).as;
  const teaches = await staff.officer();
  lecturer = teaches.as;
  for (const code of codes) await taught.assign(idOf(code), [teaches.id]);
});

type Student = Awaited<ReturnType<typeof student>>;

type Asked = Omit<InputOf<(typeof whyNotEndpoints)["getWhyNot"]>, "sessionId">;
type Obstacles = OutputOf<(typeof whyNotEndpoints)["getWhyNot"]>["obstacles"];
const wish = async ({ as }: Pick<Student, "as">, asked: Asked): Promise<Obstacles> =>
  (await server.ok("getWhyNot", { sessionId, ...asked }, { as })).obstacles;
const textsOf = (obstacles: Obstacles) =>
  obstacles.map(({ code, text, by }) => ({ code, text, by }));

const seen = new Set<ObstacleCode>();
const granted = new Set<string>();
function noted(name: string, obstacles: Obstacles) {
  for (const { code } of obstacles) seen.add(code);
  if (obstacles.length === 0) granted.add(name);
  return obstacles;
}

/** Advisers and heads read the student's sentences; who teaches the course reads those without money. */
async function staffReadTheSame(of: Student, asked: Asked, own: Obstacles) {
  for (const who of [adviser, head]) {
    const told = await server.ok(
      "getWhyNotOfStudent",
      { sessionId, ...asked, student: of.userName },
      who,
    );
    expect(textsOf(told.obstacles)).toEqual(textsOf(own));
  }
}

const refusals: Partial<Record<ObstacleCode, ErrorCode>> = {
  "registration-unset": "registration_not_open",
  "registration-not-open": "registration_not_open",
  "registration-add-drop": "registration_closed",
  "registration-closed": "registration_closed",
  "already-registered": "already_registered",
  arrears: "registration_fee_due",
  "first-instalment": "registration_fee_due",
  "late-fee": "registration_fee_due",
  "no-load-fits": "course_selection_refused",
};

const subsets = <One>(all: readonly One[]): One[][] =>
  all.reduce<One[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]]);

/** Registers what the rules take, or where they take nothing some of it. */
async function register({ as }: Student, of: Made) {
  const desk = await server.ok("getRegistrableCourses", first, { as });
  const held = (desk.registration?.courses ?? []).map((one) => ({ ...one, missing: [] }));
  const choices = [...held, ...desk.courses.filter(({ id }) => held.every((one) => one.id !== id))];
  const load = { minimum: desk.minimumUnits, maximum: desk.maximumUnits };
  // What has a score is not dropped.
  const isScored = (code: string) =>
    of.sheets.some(
      ({ state, row }, index) => codes[index] === code && state !== undefined && row !== "none",
    );
  const kept = held.filter(({ code }) => isScored(code));
  // What is lent has two units each: which of it is taken makes no difference.
  const lent = await server.ok("listBorrowableCourses", first, { as });
  const free = lent.filter((one) => one.missing.length === 0).slice(0, 12);
  const some = subsets(choices).flatMap((chosen) =>
    [0, ...free.keys()].map((many) => [...chosen, ...free.slice(0, many)]),
  );
  const taken = some.find(
    (chosen) =>
      chosen.length > 0 &&
      kept.every(({ id }) => chosen.some((one) => one.id === id)) &&
      checkSelection(chosen, desk.courses, load).length === 0,
  );
  const courseIds = (taken ?? choices).map(({ id }) => id);
  return server.request("registerCourses", { ...first, courseIds }, { as });
}

test(
  "whatever a student is, the answer is empty just where the endpoint accepts",
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(made, async (of) => {
        const one = await student(of);

        // See the results of a semester, and of each of its courses.
        const ofSemester = { wish: "result", semester } as const;
        const results = await server.request("getSemesterResults", { sessionId, semester }, one);
        const noResults = noted("results", await wish(one, ofSemester));
        expect(noResults.length === 0).toBe(results.success && results.data.awaited.length === 0);
        await staffReadTheSame(one, ofSemester, noResults);
        const [code = ""] = of.chosen;
        const ofCourse = { wish: "result", courseId: idOf(code) } as const;
        const noResult = noted("result", await wish(one, ofCourse));
        const subjects = results.success ? results.data.subjects : [];
        expect(noResult.length === 0).toBe(subjects.some((subject) => subject.code === code));
        await staffReadTheSame(one, ofCourse, noResult);

        // Be on the class list of each course.
        for (const listed of [codes[0], codes[3]]) {
          const courseId = idOf(listed);
          const { items } = await server.ok(
            "listCourseClass",
            { course: courseId, session: sessionId, search: one.userName },
            lecturer,
          );
          const asked = { wish: "class-list", courseId } as const;
          const notOnIt = noted("class-list", await wish(one, asked));
          expect(notOnIt.length === 0).toBe(items.some(({ studentId }) => studentId === one.id));
          const taughtIt = await server.ok(
            "getWhyNotOfStudent",
            { sessionId, ...asked, student: one.userName },
            lecturer,
          );
          expect(taughtIt.obstacles.length === 0).toBe(notOnIt.length === 0);
          expect(JSON.stringify(taughtIt)).not.toMatch(/₦|instalment/);
        }

        // Register the semester's courses; what is refused first is what the endpoint says.
        const asked = { wish: "register", semester } as const;
        const obstacles = noted("register", await wish(one, asked));
        await staffReadTheSame(one, asked, obstacles);
        const answer = await register(one, of);
        expect(answer.success, JSON.stringify([obstacles, answer])).toBe(obstacles.length === 0);
        const [refused] = obstacles;
        if (answer.success || !refused) return;
        expect(answer.code).toBe(refusals[refused.code]);
        if (answer.code !== "registration_fee_due") return;
        const due = obstacles.filter((each) => refusals[each.code] === "registration_fee_due");
        expect(answer.message).toBe(due.map(({ text }) => text).join(" "));
      }),
      { numRuns: 30, examples },
    );
    // Each wish was granted to somebody, and nearly everything was in somebody's way.
    expect([...granted].toSorted()).toEqual(["class-list", "register", "result", "results"]);
    const elsewhere: readonly ObstacleCode[] = [
      "not-in-session",
      "registration-unset",
      "fees-due",
      "nothing-offered",
      "prerequisite",
      // Of paying, beds and signing in (`entry.test.ts`).
      "no-fee",
      "fee-paid",
      "other-invoice-open",
      "contact-missing",
      "hostel-arrears",
      "bed-fees-due",
      "bed-held",
      "no-bed-left",
      "hostel-credit-short",
      "account-off",
      "user-type-refused",
      "no-menu-items",
    ];
    expect([...seen].toSorted()).toEqual(
      obstacleCodes.filter((each) => !elsewhere.includes(each)).toSorted(),
    );
  },
);
