/**
 * Hands on the keys (staff-leaps.md 13): 120 scores typed into the grid and 40 registrations decided, from
 * the page's address on, without a mouse. It reports keys and seconds; nobody asserts them.
 */
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import { approvalPages } from "@polyportal/domain/messages/registration-approvals";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import pg from "pg";
import type { Page } from "playwright";
import { signedIn } from "./tools/click-to-paint.ts";
import { behindProxy, withLargeSchool } from "./tools/large-school.ts";
import { addClasses, firstCourse, sessionId } from "./tools/score-classes.ts";
import { atMost, type Row } from "./tools/row.ts";

const scores = 120;
const registrations = 40;
/** Every so many is returned. */
const returnedEach = 10;
const reason = "Please add the core courses of your level.";
/** Milliseconds between two keys: a quick hand. */
const delay = 80;

export const name = "keys";

export function run(): Promise<Row[]> {
  return withLargeSchool(async ({ adminUrl, startApi }) => {
    const client = new pg.Client(adminUrl);
    await client.connect();
    try {
      await addClasses(client, 1);
      await sendForApproval(client);
      const { url } = await startApi(behindProxy);
      return await signedIn({ url, userName: "lecturer" }, async (context) => {
        const page = await context.newPage();
        return [
          ...(await typeScores(page, url, client)),
          ...(await decideRegistrations(page, url, client)),
        ];
      });
    } finally {
      await client.end();
    }
  });
}

/** Registrations of the class that `lecturer` advises wait again. */
async function sendForApproval(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `update course_registrations
     set state = 'submitted', decided_at = null, decided_by = null,
       submitted_at = now() - interval '2 days'
     where id in (
       select registration.id from course_registrations registration
       join students on students.id = registration.student_id
       join class_advisers advisers on advisers.session_id = registration.session_id
         and advisers.department_id = students.department_id
         and advisers.level_id = registration.level_id
       join users on users.id = advisers.adviser_id and users.user_name = 'lecturer'
       where registration.session_id = $1 and registration.semester = 'First'
       order by registration.id limit $2)`,
    [sessionId, registrations],
  );
  if (rowCount !== registrations) throw new Error(`Only ${rowCount} registrations wait.`);
}

/** A keyboard that counts what is pressed. */
function keyboardOf(page: Page) {
  let keys = 0;
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
    /** Presses a key until something has the focus, as whoever sees the ring does. */
    until: async (key: string, focused: () => Promise<boolean>) => {
      for (let turn = 0; turn < 100; turn += 1) {
        if (await focused()) return;
        await press(key);
      }
      throw new Error(`${key} does not lead there.`);
    },
    pressed: () => keys,
  };
}

const isFocused = (page: Page, selector: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

const focusedText = (page: Page, text: string) => () =>
  page.evaluate((wanted) => document.activeElement?.textContent === wanted, text);

function rowsOf(what: string, keys: number, begin: number, of: number, one: string): Row[] {
  const seconds = (performance.now() - begin) / 1_000;
  return [
    atMost(`${what}: keys`, keys, "keys"),
    atMost(`${what}, ${delay} ms a key`, seconds, "s"),
    atMost(`${what}: for each ${one}`, seconds / of, "s"),
  ];
}

/** Down the column of the test, until everything is saved. */
async function typeScores(page: Page, url: string, client: pg.Client): Promise<Row[]> {
  await page.goto(url + scoreSheetPath(firstCourse, sessionId));
  await page.getByRole("grid").waitFor();
  const keyboard = keyboardOf(page);
  const begin = performance.now();
  await keyboard.until("Tab", isFocused(page, "[role=grid] input"));
  for (let row = 0; row < scores; row += 1) {
    await keyboard.type(String(10 + (row % 20)));
    await keyboard.press("Enter");
  }
  await page.getByText(sheetPages.status.saved).waitFor();
  const { rows } = await client.query<{ saved: number }>(
    `select count(*)::int as saved from scores join score_sheets on score_sheets.id = scores.sheet_id
     where course_id = $1 and test is not null`,
    [firstCourse],
  );
  if (rows[0]?.saved !== scores) throw new Error(`${rows[0]?.saved} scores are saved.`);
  return rowsOf(`${scores} scores typed`, keyboard.pressed(), begin, scores, "score");
}

/** From the list into the first, then from one to the next: most are approved, some returned with a reason. */
async function decideRegistrations(page: Page, url: string, client: pg.Client): Promise<Row[]> {
  await page.goto(url + staffPaths.approveCourses);
  await page.getByRole("rowheader").first().waitFor();
  const keyboard = keyboardOf(page);
  const begin = performance.now();
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
      await keyboard.until("Tab", isFocused(page, "textarea"));
      await keyboard.type(reason);
    }
    await keyboard.until("Tab", focusedText(page, act));
    await keyboard.press("Enter");
    await question.waitFor({ state: "hidden" });
    const decided = registrationStates[approves ? "approved" : "returned"];
    await page.getByText(decided, { exact: true }).first().waitFor();
    if (at === registrations) break;
    const one = await page.getByRole("heading", { level: 1 }).textContent();
    await keyboard.press("j");
    await page.waitForFunction(
      (before) => document.querySelector("h1")?.textContent !== before,
      one,
    );
  }
  const { rows } = await client.query<{ decided: number }>(
    `select count(*)::int as decided from course_registrations
     join users on users.id = decided_by and user_name = 'lecturer'
     where session_id = $1 and decided_at > now() - interval '1 hour'`,
    [sessionId],
  );
  if (rows[0]?.decided !== registrations) throw new Error(`${rows[0]?.decided} are decided.`);
  const what = `${registrations} registrations decided, ${registrations / returnedEach} of them returned`;
  return rowsOf(what, keyboard.pressed(), begin, registrations, "registration");
}
