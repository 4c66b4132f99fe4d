import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { sheetPages as words } from "@polyportal/domain/messages/score-sheet-pages";
import { scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { draftSheet, scoreRows, sheetReview } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as ScoresPage } from "./sheet.page.tsx";
import "./sheet-way.tsx";
import "./submit-dialog.tsx";

const { courseId, sessionId } = draftSheet;
const elsewhere = "Statistics";
/** Half a class is missing, some of them of another department. */
const missing = Array.from({ length: 24 }, (_, at) => ({
  ...scoreRows[5],
  studentId: `0192f0c1-0000-7000-8000-${String(100 + at).padStart(12, "0")}`,
  fullName: `Okonkwo-Abdulrahman Chukwuemeka ${at + 1}`,
  matricNumber: `HND/STA/25/${String(at + 1).padStart(4, "0")}`,
  department: elsewhere,
})) as typeof scoreRows;
const incomplete = { ...draftSheet, rows: [...scoreRows, ...missing] };
const [year] = sheetReview.earlier;
const better = { ...sheetReview, earlier: year ? [{ ...year, mean: 71.4 }] : [] };
const complete = { ...draftSheet, rows: scoreRows.slice(0, 5) };

const meta = {
  title: "Pages/Submitting scores",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: scoreSheetPath(courseId, sessionId),
    profile: lecturer,
    answers: {
      getScoreSheet: incomplete,
      getSheetReview: sheetReview,
      noteSheetOpen: { others: [] },
    },
    page: ScoresPage,
  },
  beforeEach: () => removeDrafts("lecturer:scores"),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const submit = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: words.submit }));

/** Everybody whose marks are missing is named before anything is asked of the server. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = within(await screen.findByRole("dialog", { name: /Submit the scores/ }));
    await expect(dialog.getByText(/Scores of 25 students are missing/)).toBeVisible();
    await expect(dialog.getAllByRole("listitem")).toHaveLength(25);
    await expect(dialog.queryByRole("button", { name: words.submit })).toBeNull();
  },
};

export const MissingOnAPhone: Story = {
  ...Missing,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** A name leads to what is to be typed, even where another department's rows are in sight. */
export const LedToTheRow: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: `${scoreSheetPath(courseId, sessionId)}&department=Computer+Science` },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: /Chukwuemeka 24, HND/ }));
    await expect(
      await canvas.findByRole("textbox", { name: "Test, Okonkwo-Abdulrahman Chukwuemeka 24" }),
    ).toHaveFocus();
    await expect(screen.queryByRole("dialog")).toBeNull();
    // Once more from there, to the same cell.
    await submit(canvas);
    const again = within(await screen.findByRole("dialog"));
    await userEvent.click(again.getByRole("button", { name: /Chukwuemeka 24, HND/ }));
    await expect(canvas.getByRole("textbox", { name: /Chukwuemeka 24/ })).toHaveFocus();
  },
};

/** The mean is far from last year's: the remark is asked for at once. */
export const Unusual: Story = {
  args: {
    answers: { ...meta.args.answers, getScoreSheet: complete, getSheetReview: better },
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = within(await screen.findByRole("alertdialog"));
    await expect(dialog.getByText(/below last year's/)).toBeVisible();
    const remark = dialog.getByRole("textbox", { name: /^Remark to the head of department/ });
    await expect(remark).toBeRequired();
    await userEvent.click(dialog.getByRole("button", { name: words.submit }));
    await expect(remark).toHaveAttribute("aria-invalid", "true");
  },
};

/** Without the earlier years the page does not know whether a remark is wanted; the server does. */
export const EarlierYearsAway: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      ...meta.args.answers,
      getScoreSheet: complete,
      getSheetReview: refusal("database_unavailable"),
      submitScoreSheet: refusal("remark_needed"),
    },
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    const dialog = within(await screen.findByRole("alertdialog", undefined, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: words.submit }));
    await expect(await dialog.findByText(errorCodes.remark_needed.message)).toBeVisible();
  },
};
