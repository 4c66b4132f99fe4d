/**
 * The score grid of 300 students on a slow processor, by the keyboard alone: from a key to the paint that answers
 * it, keys and seconds of 120 scores, and scrolling. Then 40 registrations are decided without a mouse. Keys and
 * seconds are reported; nobody asserts them.
 */
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { approvalPages } from "@polyportal/domain/messages/registration-approvals";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import type pg from "pg";
import type { Page } from "playwright";
import { answeredKeys, keyRows, watchKeys } from "./tools/answered-keys.ts";
import { withDemo } from "./tools/api-server.ts";
import { slowDown } from "./tools/browser.ts";
import { signedIn } from "./tools/click-to-paint.ts";
import { behindProxy } from "./tools/large-school.ts";
import { addPaperClass, departmentId } from "./tools/paper-classes.ts";
import { addClasses, firstCourse, sessionId, students } from "./tools/score-classes.ts";
import { atMost, type Row } from "./tools/row.ts";

const cpuSlowdown = 4;
/** Milliseconds between two keys: a quick hand. */
const delay = 80;
const scores = 120;
const registrations = 40;
/** Every so many is returned. */
const returnedEach = 10;
const reason = "Please add the core courses of your level.";
const budgetMs = 50;
/** Turns of the wheel, and how far each goes. */
const turns = 60;
const turnPx = 120;
/** A frame of a screen that draws sixty a second, with half of another: what is longer was dropped. */
const frameMs = 25;
const what = `${students} students, CPU x${cpuSlowdown}`;

declare global {
  interface Window {
    frameTimes: number[];
  }
}

export function run(): Promise<Row[]> {
  return withDemo(async ({ client, startApi }) => {
    await addPaperClass(client, { levelId: 1, people: students, firstCourse: 890_000 });
    await addClasses(client, 1);
    await sendForApproval(client);
    const { url } = await startApi(behindProxy);
    return signedIn({ url, userName: "lecturer" }, async (context) => {
      const page = await context.newPage();
      await page.goto(url + scoreSheetPath(firstCourse, sessionId));
      await page.getByRole("grid").waitFor();
      await page.waitForLoadState("networkidle");
      await slowDown(page, cpuSlowdown);
      const rows = [...(await typed(page)), ...(await scrolled(page))];
      await page.goto(url + staffPaths.approveCourses);
      return [...rows, ...(await decided(page))];
    });
  });
}

/** Registrations of the class wait again, for `lecturer`, who advises it. */
async function sendForApproval(client: pg.Client): Promise<void> {
  await client.query(
    `insert into class_advisers (id, session_id, department_id, level_id, adviser_id)
     select gen_random_uuid(), $1, $2, 1, id from users where user_name = 'lecturer'
     on conflict (session_id, department_id, level_id, coalesce(department_option_id, 0))
       do update set adviser_id = excluded.adviser_id`,
    [sessionId, departmentId],
  );
  await client.query(
    `update course_registrations set state = 'submitted', submitted_at = now() - interval '2 days'
     where id in (
       select registration.id from course_registrations registration
       join students on students.id = registration.student_id and students.department_id = $2
       where registration.session_id = $1 and registration.level_id = 1 and registration.semester = 'First'
         and registration.state = 'approved' order by registration.id limit $3)`,
    [sessionId, departmentId, registrations],
  );
}

/** A keyboard that counts what is pressed. */
function keyboardOf(page: Page) {
  let keys = 0;
  const begin = performance.now();
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key, { delay: delay / 2 });
    await page.waitForTimeout(delay / 2);
  };
  return {
    press,
    type: async (text: string) => {
      for (const letter of text) await press(letter);
    },
    /** Presses Tab until something has the focus, as whoever sees the ring does. */
    tabTo: async (selector: string, text = "") => {
      for (let turn = 0; turn < 100; turn += 1) {
        const isThere = await page.evaluate(
          ([wanted, words]) =>
            document.activeElement?.matches(wanted) &&
            (words === "" || document.activeElement.textContent === words),
          [selector, text] as const,
        );
        if (isThere) return;
        await press("Tab");
      }
      throw new Error(`Tab does not lead to ${selector} ${text}.`);
    },
    rows: (done: string, of: number): Row[] => {
      const seconds = (performance.now() - begin) / 1_000;
      return [
        atMost(`${done}: keys`, keys, "keys"),
        atMost(`${done}, ${delay} ms a key`, seconds, "s"),
        atMost(`${done}: for each`, seconds / of, "s"),
      ];
    },
  };
}

/** A column from the top down, two digits and Enter a row, until everything is saved. */
async function typed(page: Page): Promise<Row[]> {
  const keyboard = keyboardOf(page);
  await keyboard.tabTo("[role=grid] input");
  await watchKeys(page);
  for (let row = 0; row < scores; row += 1) {
    await keyboard.type(String(10 + (row % 20)));
    await keyboard.press("Enter");
  }
  await page.getByText(sheetPages.status.saved).waitFor();
  const keys = await answeredKeys(page);
  if (keys.length < 3 * scores) throw new Error(`${keys.length} keys were answered.`);
  return [
    ...keyRows(`${what}, ${keys.length} keys`, keys, budgetMs),
    ...keyboard.rows(`${scores} scores typed`, scores),
  ];
}

/** Down the whole sheet by the wheel; the frames that came late. */
async function scrolled(page: Page): Promise<Row[]> {
  await page.getByRole("grid").hover();
  await page.evaluate(() => {
    window.frameTimes = [];
    const frame = (time: number) => {
      window.frameTimes.push(time);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  for (let turn = 0; turn < turns; turn += 1) {
    await page.mouse.wheel(0, turnPx);
    await page.waitForTimeout(16);
  }
  const gaps = await page.evaluate(() =>
    window.frameTimes.slice(1).map((time, at) => time - (window.frameTimes[at] ?? time)),
  );
  const late = gaps.filter((gap) => gap > frameMs).length;
  const figure = `${what}, ${turns} turns of the wheel, ${gaps.length} frames: dropped`;
  return [
    atMost(figure, late, "frames", 0),
    atMost(`${what}: the longest frame`, Math.max(...gaps), "ms"),
  ];
}

/** From the list into the first, then from one to the next: most are approved, some returned with a reason. */
async function decided(page: Page): Promise<Row[]> {
  await page.getByRole("rowheader").first().waitFor();
  const keyboard = keyboardOf(page);
  await keyboard.press("/");
  await keyboard.press("ArrowDown");
  await keyboard.press("Enter");
  for (let at = 1; at <= registrations; at += 1) {
    const approves = at % returnedEach !== 0;
    const act = approves ? approvalPages.approve : approvalPages.return;
    await page.getByRole("button", { name: act, exact: true }).waitFor();
    await keyboard.press(approves ? "a" : "r");
    const question = page.getByRole("alertdialog", { name: act });
    await question.waitFor();
    if (!approves) {
      await keyboard.tabTo("textarea");
      await keyboard.type(reason);
    }
    await keyboard.tabTo("button", act);
    await keyboard.press("Enter");
    await question.waitFor({ state: "hidden" });
    const state = registrationStates[approves ? "approved" : "returned"];
    await page.getByText(state, { exact: true }).first().waitFor();
    if (at === registrations) break;
    const one = await page.getByRole("heading", { level: 1 }).textContent();
    await keyboard.press("j");
    await page.waitForFunction(
      (before) => document.querySelector("h1")?.textContent !== before,
      one,
    );
  }
  return keyboard.rows(`${registrations} registrations decided`, registrations);
}
