import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { amendmentNeeds } from "@polyportal/domain/messages/amendment-news";
import { amendmentPages as words } from "@polyportal/domain/messages/amendments";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { amendmentsPath, reviewPath, scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import {
  amendmentOutcome,
  endedAmendments,
  endorsedAmendment,
  publishedSheet,
  requestedAmendment,
} from "../../testing/amendments.ts";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer, superAdministrator } from "../../testing/people.ts";
import { sheetReview } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page as ReviewPage } from "./review.page.tsx";
import { Page as ScoresPage } from "./sheet.page.tsx";
import { Page as WorkListPage } from "./work-list.page.tsx";
// What comes late is here with the stories, so that none waits for it on a busy machine.
import "./sheet-way.tsx";
import "./sheet-review.tsx";
import "./sheet-amendments.tsx";
import "./waiting-amendments.tsx";

const { courseId, sessionId } = publishedSheet;
const exams = {
  ...superAdministrator,
  role: "exams and records",
  claims: [...defaultClaims["exams and records"]],
};
const listOf = (...items: (typeof requestedAmendment)[]) => ({ items, total: items.length });
const answers = {
  getScoreSheet: publishedSheet,
  getSheetReview: { ...sheetReview, sinceReturn: null },
  listAmendments: listOf(),
  getAmendmentOutcome: amendmentOutcome,
  listSessions: sessions,
  listUnits: units,
};
const onReview = {
  at: reviewPath(courseId, sessionId),
  profile: exams,
  page: ReviewPage,
} as const;

const meta = {
  title: "Pages/Amendments of scores",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: scoreSheetPath(courseId, sessionId),
    profile: lecturer,
    answers,
    page: ScoresPage,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const row = "Abdulrahman Chukwuemeka Oluwaseun";

/** Opens the form of the first student's row from the review page's row actions. */
async function openForm(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${row}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: words.request }));
  return within(await screen.findByRole("dialog", { name: words.requestOf(row) }));
}

/** What is asked for, and what it comes to before it is sent. */
export const Asking: Story = {
  args: { ...onReview, profile: lecturer },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await expect(form.getByText(words.outcomeWaits)).toBeVisible();
    const exam = form.getByRole("textbox", { name: /^Exam/ });
    await userEvent.clear(exam);
    await userEvent.type(exam, "61.25");
    const outcome = within(await form.findByRole("region", { name: words.outcome }));
    await expect(await outcome.findByText("3.52")).toBeVisible();
    await expect(outcome.getByText("65.25, B")).toBeVisible();
  },
};

/** Why it is refused stands at the fields; a file that proves nothing is not taken. */
export const Wrong: Story = {
  tags: ["played"],
  args: { ...onReview, profile: lecturer },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    await userEvent.upload(
      form.getByLabelText(/^Evidence/),
      new File(["x"], "letter.docx", { type: "application/msword" }),
      { applyAccept: false },
    );
    const refused = (await form.findByText("letter.docx")).closest("li");
    await expect(refused).toHaveTextContent(amendmentNeeds.wrongType);
    await userEvent.click(form.getByRole("button", { name: words.send }));
    await expect((await form.findAllByText(amendmentNeeds.reason)).length).toBeGreaterThan(0);
  },
};

/** Somebody has asked already: nothing typed is lost. */
export const OpenAlready: Story = {
  tags: ["played"],
  args: {
    ...onReview,
    profile: lecturer,
    answers: { ...answers, requestAmendment: refusal("amendment_open") },
  },
  play: async ({ canvas }) => {
    const form = await openForm(canvas);
    const exam = form.getByRole("textbox", { name: /^Exam/ });
    await userEvent.clear(exam);
    await userEvent.type(exam, "61.25");
    const reason = form.getByRole("textbox", { name: /^Why/ });
    await userEvent.type(reason, requestedAmendment.reason);
    await userEvent.click(form.getByRole("button", { name: words.send }));
    await expect(await form.findByText(/asked for already/)).toBeVisible();
    await expect(reason).toHaveValue(requestedAmendment.reason);
  },
};

/** The lecturer's own page of a published sheet: how far each request is, and who is next. */
export const Followed: Story = {
  args: { answers: { ...answers, listAmendments: listOf(requestedAmendment, ...endedAmendments) } },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: words.title }));
    await expect(await section.findByText("Waits for the head of department")).toBeVisible();
    await expect(section.getByText("Minute AB/2026/14")).toBeVisible();
    await expect(section.getByText(/another day than the examination/)).toBeVisible();
    await expect(section.queryByRole("button", { name: /^Endorse/ })).toBeNull();
    await expect(canvas.getByRole("button", { name: words.request })).toBeDisabled();
  },
};

/** With exams and records: averages before and after, and the number of the minute. */
export const Applying: Story = {
  args: { ...onReview, answers: { ...answers, listAmendments: listOf(endorsedAmendment) } },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: words.named(words.apply, row) }),
    );
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(await dialog.findByText("3.52")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: words.apply }));
    await expect((await dialog.findAllByText(amendmentNeeds.minuteNumber)).length).toBeGreaterThan(
      0,
    );
  },
};

/** An office endorses over what it comes to. */
export const Endorsing: Story = {
  args: {
    ...onReview,
    answers: {
      ...answers,
      getAmendmentOutcome: waiting,
      listAmendments: listOf({ ...requestedAmendment, acts: ["endorse", "refuse"] }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: words.named(words.endorse, row) }),
    );
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(words.outcomeFetching)).toBeVisible();
    await expect(dialog.getByRole("button", { name: words.endorse })).toBeEnabled();
  },
};

/** What waits, found from the work list. */
export const Waiting: Story = {
  args: {
    at: amendmentsPath,
    profile: exams,
    page: WorkListPage,
    answers: { ...answers, listAmendments: listOf(endorsedAmendment) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: row })).toHaveAttribute(
      "href",
      reviewPath(courseId, sessionId),
    );
  },
};

/** An address that was kept when two states were called otherwise: its chips say today's words. */
export const KeptAddress: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    at: amendmentsPath.replace("#", "?state=headed&state=refused#"),
    profile: exams,
    page: WorkListPage,
    answers: { ...answers, listAmendments: listOf(endorsedAmendment) },
  },
  play: async ({ canvas }) => {
    const { headEndorsed, refused } = words.states;
    for (const state of [headEndorsed, refused]) {
      const chip = await canvas.findByRole("button", { name: new RegExp(`State: ${state}`) });
      await expect(chip).toBeVisible();
    }
    await expect(canvas.queryByText(/headed/)).toBeNull();
  },
};

export const NothingWaits: Story = {
  args: { at: amendmentsPath, profile: exams, page: WorkListPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words.nothingWaits)).toBeVisible();
  },
};

/** The requests did not come; the scores did. */
export const Failed: Story = {
  tags: ["played"],
  args: {
    ...onReview,
    answers: { ...answers, listAmendments: refusal("database_unavailable") },
  },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole("region", { name: words.title }));
    await expect(await section.findByRole("button", { name: /Try again/ })).toBeVisible();
  },
};
