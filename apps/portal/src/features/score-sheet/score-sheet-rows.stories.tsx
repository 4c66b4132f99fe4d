import { scoreSheetPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { sessions } from "../../testing/course-lecturers.ts";
import { draftSheet, scoreRows } from "../../testing/score-sheets.ts";
import { firstMarkOf } from "../../testing/sheet-cell.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page as ScoresPage } from "./sheet.page.tsx";
import { Page as WorkListPage } from "./work-list.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./sheet-way.tsx";

const { courseId, sessionId } = draftSheet;
const answers = {
  getScoreSheet: draftSheet,
  noteSheetOpen: { others: [] },
  saveScores: { revision: 3, saved: [], conflicts: [], refused: [] },
  listAmendments: { items: [], total: 0 },
  listSessions: sessions,
  listUnits: units,
};

// Played alone: they look as other sheets do.
const meta = {
  title: "Pages/Rows of score sheets",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
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

/** A code goes into all rows that are chosen; what stands of a row in no column is told below the grid. */
export const FillingACode: Story = {
  play: async ({ canvas }) => {
    await firstMarkOf(canvas, /^Abdulrahman/);
    await expect(
      canvas.getByText(/Oluwaseun: Core. Last change: Bello Amina, .*, typed\.$/),
    ).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await userEvent.click(canvas.getByRole("button", { name: "SICK" }));
    // The code itself, and in the place of the grade.
    await waitFor(() => expect(canvas.getAllByText("SICK", { selector: "td" })).toHaveLength(6));
  },
};

/** A student has dropped the course while marks were typed: they stay in sight, and say why they are not saved. */
export const DroppedMeanwhile: Story = {
  args: {
    answers: {
      ...answers,
      saveScores: {
        revision: 3,
        saved: [],
        conflicts: [],
        refused: [
          {
            studentId: scoreRows[0]?.studentId ?? "",
            cells: { row: "no student of this course has this matric number" },
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const test = await firstMarkOf(canvas, /^Abdulrahman/);
    await userEvent.click(test);
    await userEvent.clear(test);
    await userEvent.type(test, "25");
    await userEvent.keyboard("{Enter}");
    await expect(
      await canvas.findByText(
        "no student of this course has this matric number",
        {},
        { timeout: 10_000 },
      ),
    ).toBeVisible();
  },
};

/** Whoever decides nothing finds the own sheets there, and reads so. */
export const NoOwnSheet: Story = {
  args: {
    at: staffPaths.scoreSheets,
    page: WorkListPage,
    answers: { ...answers, listScoreSheets: { items: [], total: 0 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No score sheet of your courses is begun.")).toBeVisible();
  },
};
