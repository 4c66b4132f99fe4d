import { offline, refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { deadlineWords } from "@polyportal/domain/messages/score-deadlines";
import { sheetPages } from "@polyportal/domain/messages/score-sheet-pages";
import { reviewPath, scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer, superAdministrator } from "../../testing/people.ts";
import {
  draftSheet,
  myCourses,
  scoreVersions,
  sheetReview,
  theirRow,
  waitingSheets,
} from "../../testing/score-sheets.ts";
import { firstMarkOf } from "../../testing/sheet-cell.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page as MyCourses } from "./my-courses.page.tsx";
import { Page as ReviewPage } from "./review.page.tsx";
import { Page as ScoresPage } from "./sheet.page.tsx";
import { Page as WorkListPage } from "./work-list.page.tsx";
// What the review loads late is here with the stories, so that none waits for it on a busy machine.
import "./sheet-way.tsx";
import "./sheet-review.tsx";
import "./deadlines.tsx";
import "./extension.tsx";
import "./sheet-paper.tsx";

const { courseId, sessionId } = draftSheet;
const head = {
  ...lecturer,
  userName: "hod",
  role: "head of department",
  claims: [...defaultClaims["head of department"]],
};
const answers = {
  getScoreSheet: draftSheet,
  getSheetReview: sheetReview,
  noteSheetOpen: { others: [] },
  getSheetPaper: { verification: null },
  listResultDeadlines: [
    { sessionId, semester: "First" as const, closesAt: "2026-12-18T22:59:59.999Z" },
  ],
  listScoreVersions: scoreVersions,
  listAmendments: { items: [], total: 0 },
  listMyCourses: { items: myCourses, total: myCourses.length },
  listScoreSheets: { items: waitingSheets, total: waitingSheets.length },
  listSessions: sessions,
  listUnits: units,
};

const meta = {
  title: "Pages/Score sheets",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: scoreSheetPath(courseId, sessionId),
    profile: lecturer,
    answers,
    page: ScoresPage,
  },
  beforeEach: () => removeDrafts("lecturer:scores"),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft that came back: what was entered, what is missing, and why it was returned. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("grid", { name: "Scores of COM 211" })).toBeVisible();
    await expect(canvas.getByText("Everything is saved.")).toBeVisible();
    await expect(
      canvas.getByText(/^National Diploma.* Taught by Bello Amina \(coord/),
    ).toBeVisible();
    await expect(canvas.getByText(/Row 3: the test is above/)).toBeVisible();
    // At which rows the return points.
    await expect(await canvas.findByText(/About Bello Aisha Hauwa\.$/)).toBeVisible();
  },
};

export const DraftInTheDark: Story = { globals: { theme: "dark" } };

/** A cell that is wrong stays, marked and unsaved, and says what may stand there. */
export const WrongCell: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const test = await firstMarkOf(canvas, /^Abdulrahman/);
    await userEvent.click(test);
    await userEvent.clear(test);
    await userEvent.type(test, "31");
    await userEvent.keyboard("{Enter}{ArrowUp}");
    await expect(
      canvas.getByText(/please enter a test score between 0 and 30/, { selector: "p" }),
    ).toBeVisible();
    await expect(canvas.getByText(/not saved: a cell is wrong/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Submit" })).toBeDisabled();
  },
};

/** Without a network what was typed lies on the device, and the page says so. */
export const WithoutANetwork: Story = {
  tags: ["played"],
  args: { answers: { ...answers, saveScores: offline() } },
  play: async ({ canvas }) => {
    const test = await firstMarkOf(canvas, /^Abdulrahman/);
    await userEvent.click(test);
    await userEvent.clear(test);
    await userEvent.type(test, "25");
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByText(/saved on this device, and sent when/, {}, { timeout: 10_000 }),
    ).toBeVisible();
  },
};

/** Somebody else was faster: both marks are in sight, and a person chooses. */
export const Conflict: Story = {
  tags: ["played"],
  args: {
    answers: {
      ...answers,
      saveScores: { revision: 3, saved: [], conflicts: [theirRow], refused: [] },
    },
  },
  play: async ({ canvas }) => {
    const test = await firstMarkOf(canvas, /^Abdulrahman/);
    await userEvent.click(test);
    await userEvent.clear(test);
    await userEvent.type(test, "25");
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByText(/You typed Test 25. There stands Test 22./, {}, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(canvas.getByText(/changed by Okonkwo Ifeoma Ada, 20 November/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take theirs" }));
    await expect(await canvas.findByText("Everything is saved.")).toBeVisible();
  },
};

/** Another lecturer of the course has it open at the same time. */
export const NotAlone: Story = {
  args: { answers: { ...answers, noteSheetOpen: { others: ["Okonkwo Ifeoma Ada"] } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Okonkwo Ifeoma Ada has this sheet open, too."),
    ).toBeVisible();
  },
};

/** What a row was before, version by version. */
export const HistoryOfARow: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await firstMarkOf(canvas, /^Abdulrahman/));
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(canvas.getByRole("button", { name: "History of this row" }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText(/Test 19, Exam 21/)).toBeVisible();
  },
};

/** With the head of department nothing is entered; the coordinator may take it back. */
export const Submitted: Story = {
  args: {
    answers: {
      ...answers,
      getScoreSheet: { ...draftSheet, state: "submitted", acts: ["recall"] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Recall" })).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Waiting: Story = { args: { answers: { ...answers, getScoreSheet: waiting } } };

export const Failed: Story = {
  args: { answers: { ...answers, getScoreSheet: refusal("database_unavailable") } },
};

/** What somebody teaches, each sheet at another step. */
export const Courses: Story = {
  args: { at: staffPaths.myCourses, page: MyCourses },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "COM 211" })).toBeVisible();
    await expect(canvas.getByText("Not begun")).toBeVisible();
    // A list whose address names no session is that of the current one, and says so.
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await expect(canvas.getByText("2026/2027 (current)")).toBeInTheDocument();
    await expect(canvas.getByText("Being looked at again")).toBeVisible();
  },
};

export const NoCourse: Story = {
  args: {
    at: staffPaths.myCourses,
    page: MyCourses,
    answers: { ...answers, listMyCourses: { items: [], total: 0 } },
  },
};

/** What waits for a head of department. */
export const WorkList: Story = {
  args: { at: staffPaths.scoreSheets, profile: head, page: WorkListPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "COM 213" })).toBeVisible();
  },
};

export const NothingWaits: Story = {
  args: {
    at: staffPaths.scoreSheets,
    profile: head,
    page: WorkListPage,
    answers: { ...answers, listScoreSheets: { items: [], total: 0 } },
  },
};

/** A sheet before its reviewer, with what it comes to and what became of it. */
export const Review: Story = {
  args: {
    at: reviewPath(courseId, sessionId),
    profile: head,
    page: ReviewPage,
    answers: {
      ...answers,
      getScoreSheet: { ...draftSheet, state: "submitted", acts: ["check", "return"] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Check" })).toBeVisible();
    await expect(canvas.getByText("Registration not approved")).toBeVisible();
    await expect(await canvas.findByText("What became of the sheet")).toBeVisible();
    const changed = within(canvas.getByRole("region", { name: "Changed since it came back" }));
    await expect(changed.getByText(/^Test 30, Exam 44; now Test/)).toBeVisible();
    await expect(changed.getByText(/^Nothing; now Test/)).toBeVisible();
    const earlier = within(canvas.getByRole("region", { name: "Beside earlier sessions" }));
    await expect(earlier.getByRole("rowheader", { name: "2023/2024" })).toBeVisible();
  },
};

/** Exams and records set the day of a semester; a day that is over is none. */
export const DeadlineOver: Story = {
  args: {
    at: staffPaths.scoreSheets,
    profile: {
      ...superAdministrator,
      role: "exams and records",
      claims: [...defaultClaims["exams and records"]],
    },
    page: WorkListPage,
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: sheetPages.deadlines }));
    const form = within(await screen.findByRole("dialog", { name: deadlineWords.title }));
    await expect(await form.findByText(/it is 18 December 2026/)).toBeVisible();
    await userEvent.selectOptions(form.getByRole("combobox", { name: /Semester/ }), "Second");
    const day = within(form.getByRole("group", { name: /entered until/ }));
    for (const [part, typed] of [
      ["Day", "1"],
      ["Month", "2"],
      ["Year", "2020"],
    ] as const) {
      await userEvent.type(day.getByRole("textbox", { name: part }), typed);
    }
    await userEvent.click(form.getByRole("button", { name: deadlineWords.save }));
    await expect((await form.findAllByText(deadlineWords.past)).length).toBeGreaterThan(0);
  },
};

/** The head lets the lecturers of one course go on. */
export const Extending: Story = {
  args: {
    ...Review.args,
    answers: {
      ...answers,
      getScoreSheet: { ...draftSheet, closesAt: "2026-11-20T22:59:59.999Z", acts: ["extend"] },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: sheetPages.extend }));
    const form = within(await screen.findByRole("dialog", { name: sheetPages.extend }));
    await expect(form.getByText(deadlineWords.extendQuestion)).toBeVisible();
    await userEvent.click(form.getByRole("button", { name: sheetPages.extend }));
    await expect((await form.findAllByText(/please enter a date/)).length).toBeGreaterThan(0);
  },
};

/** The first time that a course is reviewed: never returned, nothing to lay beside it. */
export const FirstReview: Story = {
  args: {
    ...Review.args,
    answers: {
      ...answers,
      getScoreSheet: { ...draftSheet, state: "submitted", acts: ["check", "return"], steps: [] },
      getSheetReview: { sinceReturn: null, earlier: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/published in an earlier session/)).toBeVisible();
  },
};

/** The board's decision: its day and the number of its minute. */
export const Publishing: Story = {
  tags: ["played"],
  args: {
    ...Review.args,
    profile: superAdministrator,
    answers: {
      ...answers,
      getScoreSheet: { ...draftSheet, state: "approved", acts: ["publish", "return"] },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Publish" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    await expect(
      (await dialog.findAllByText("please enter the number of the minute")).length,
    ).toBeGreaterThan(0);
  },
};

/** On paper before the board has decided: it says so, and has no code. */
export const OnPaper: Story = {
  args: { at: reviewPath(courseId, sessionId, "sheet"), page: ReviewPage, profile: head },
  play: async ({ canvas }) => {
    const title = "PROVISIONAL: Course Result Sheet";
    await expect(await canvas.findByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole("rowheader", { name: /^Abdulrahman/ })).toBeVisible();
    // Who waits for an approval is on no paper.
    await expect(canvas.queryByText("Eze Nnenna Ngọzi")).toBeNull();
  },
};
