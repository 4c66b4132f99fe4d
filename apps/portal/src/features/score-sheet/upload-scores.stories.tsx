import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { importPath } from "@polyportal/domain/import/pages";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { aboutSheet, scoresKind } from "@polyportal/domain/score-sheet/import-about";
import { removeDrafts } from "@polyportal/ui/draft-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { noImports, previewed } from "../../testing/imports.ts";
import { lecturer } from "../../testing/people.ts";
import { draftSheet } from "../../testing/score-sheets.ts";
import { earlierUploads, previewedScores } from "../../testing/score-uploads.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./sheet.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./upload-scores.tsx";

const { courseId, sessionId } = draftSheet;
const sheet = scoreSheetPath(courseId, sessionId);
const uploaded = importPath(scoresKind, previewed.id, aboutSheet(courseId, sessionId));

const meta = {
  title: "Pages/Score upload",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: uploaded,
    profile: lecturer,
    answers: {
      getScoreSheet: draftSheet,
      getImport: previewedScores,
      listImports: earlierUploads,
      uploadScoreSheet: { importId: previewed.id },
      undoImport: { importId: previewed.id },
    },
    page: Page,
  },
  beforeEach: () => removeDrafts("lecturer:scores"),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { answers } = meta.args;
const having = (own: Partial<typeof previewedScores>) => ({
  answers: { ...answers, getImport: { ...previewedScores, ...own } },
});

/** From the grid the template is had, and the upload opened. */
export const FromTheGrid: Story = {
  tags: ["played"],
  // It ends where the next begins.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: sheet },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Template" })).toBeEnabled();
    await userEvent.click(canvas.getByRole("link", { name: "Upload" }));
    await expect(
      await canvas.findByRole("heading", { name: "Upload scores of COM 211" }),
    ).toBeVisible();
    await expect(await canvas.findByLabelText("Your sheet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Back to the scores" })).toHaveAttribute(
      "href",
      sheet,
    );
  },
};

/** Before the file: what may be uploaded, and what was uploaded before. */
export const BeforeTheFile: Story = {
  args: { at: `${sheet}#import` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/at most 12 MB and 5,000 rows/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Check the rows" })).toBeDisabled();
    await expect(
      await canvas.findByRole("link", { name: "COM-211_2026-2027_scores.xlsx" }),
    ).toHaveAttribute("href", expect.stringContaining(`course=${courseId}&session=${sessionId}`));
  },
};

export const NothingUploaded: Story = {
  args: { at: `${sheet}#import`, answers: { ...answers, listImports: noImports } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Nothing was imported in the last 90 days."),
    ).toBeVisible();
  },
};

/** A sheet that was handed on takes nothing; what was uploaded is still to be seen. */
export const NotNow: Story = {
  args: {
    at: `${sheet}#import`,
    answers: { ...answers, getScoreSheet: { ...draftSheet, state: "submitted", acts: [] } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Scores of this course cannot be entered now."),
    ).toBeVisible();
    await expect(canvas.queryByLabelText("Your sheet")).toBeNull();
  },
};

const paste = async (canvas: ReturnType<typeof within>) => {
  await userEvent.type(await canvas.findByLabelText(/paste the cells/), "Matric number");
  await userEvent.click(canvas.getByRole("button", { name: "Check the rows" }));
};

/** A file of another course is refused as a whole. */
export const OtherCourse: Story = {
  args: {
    at: `${sheet}#import`,
    answers: {
      ...answers,
      previewScoreSheet: refusal("sheet_refused", {}, "this file belongs to COM 213, 2026/2027"),
    },
  },
  play: async ({ canvas }) => {
    await paste(canvas);
    await expect(await canvas.findByText("this file belongs to COM 213, 2026/2027")).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ["played"],
  args: { at: `${sheet}#import`, answers: { ...answers, previewScoreSheet: waiting } },
  play: async ({ canvas }) => {
    await paste(canvas);
    await expect(await canvas.findByRole("progressbar")).toBeVisible();
  },
};

/** What becomes of each row: lowered marks first, whose a mark was, why rows are refused, who is missing. */
export const Preview: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Import 118 rows" })).toBeEnabled();
    await expect(
      canvas.getAllByText("Exam: from 51.25 to 41, entered by Bello Amina")[0],
    ).toBeVisible();
    await expect(
      canvas.getByText("2 people are not in the sheet. Nothing is done about them."),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Refused 2" }));
    // The address goes on naming the course.
    await expect(
      await canvas.findByRole("heading", { name: "Upload scores of COM 211" }),
    ).toBeVisible();
  },
};

export const PreviewInTheDark: Story = { globals: { theme: "dark" } };

export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** Done: it can be taken back for a day, while the sheet is a draft. */
export const Uploaded: Story = {
  args: having({
    state: "applied",
    mayApply: false,
    mayUndo: true,
    appliedAt: "2026-11-23T08:05:00.000Z",
    undoUntil: "2026-11-24T08:05:00.000Z",
    missing: null,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("118 rows were imported.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo the import" }));
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};

/** Taken back, but for the row that somebody has touched since. */
export const Undone: Story = {
  args: having({
    state: "undone",
    mayApply: false,
    undone: 117,
    kept: 1,
    missing: null,
    items: previewedScores.items.slice(1, 2).map((one) => ({
      ...one,
      kept: "It was changed since.",
    })),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("117 rows were taken back.")).toBeVisible();
    await expect(canvas.getAllByText("It was changed since.")[0]).toBeVisible();
  },
};
