import { offline } from "@polyportal/api-client/testing/fixed-client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { reviewPath, scoreSheetPath } from "@polyportal/domain/routes/staff-paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { draftSheet, scoreRows, sheetReview } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as ReviewPage } from "./review.page.tsx";
import { Page as ScoresPage } from "./sheet.page.tsx";
import "./sheet-way.tsx";
import "./sheet-review.tsx";

const { courseId, sessionId } = draftSheet;
const elsewhere = "Statistics and Computational Mathematics";

/** GNS 101 is taken by every department: its rows by department, and by name within each. */
const sheet = {
  ...draftSheet,
  code: "GNS 101",
  title: "Use of English I",
  department: "General Studies",
  rows: scoreRows.map((row, at) => (at < 3 ? row : { ...row, department: elsewhere })),
};

const meta = {
  title: "Pages/Score sheet of several departments",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: scoreSheetPath(courseId, sessionId),
    profile: lecturer,
    answers: {
      getScoreSheet: sheet,
      getSheetReview: sheetReview,
      noteSheetOpen: { others: [] },
      saveScores: offline(),
      listAmendments: { items: [], total: 0 },
    },
    page: ScoresPage,
  },
  beforeEach: () => removeDrafts("lecturer:scores"),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = /Rows and figures of Statistics and Computational Mathematics alone: 3 of 6 students/;

/** All of them, each row with its department. */
export const All: Story = {
  play: async ({ canvas }) => {
    const grid = within(await canvas.findByRole("grid", { name: "Scores of GNS 101" }));
    await expect(grid.getAllByRole("rowheader")).toHaveLength(6);
    await expect(grid.getByRole("columnheader", { name: "Department" })).toBeInTheDocument();
    await expect(canvas.getByRole("option", { name: "All departments (6)" })).toBeInTheDocument();
  },
};

/** One department's rows: keys and what is pasted stay among them, and the figures are theirs. */
export const One: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole("combobox", { name: "Department" });
    await userEvent.selectOptions(choice, elsewhere);
    await expect(await canvas.findByText(shown)).toBeVisible();
    const grid = within(canvas.getByRole("grid"));
    await expect(grid.getAllByRole("rowheader")).toHaveLength(3);
    await userEvent.click(grid.getByRole("textbox", { name: /^Test, Eze Nnenna/ }));
    // Past the last of them there is no row, and the row before it is of the same department.
    await userEvent.keyboard("{Control>}{ArrowDown}{/Control}{ArrowUp}");
    await expect(grid.getByRole("textbox", { name: /^Test, Musa/ })).toHaveFocus();
    await userEvent.paste("14\t40\n15\t41\n16\t42");
    await expect(canvas.getByText(/1 row was not pasted/)).toBeVisible();
    await expect(canvas.getByText("56")).toBeVisible();
    await userEvent.selectOptions(choice, "All departments (6)");
    await expect(canvas.queryByText(shown)).toBeNull();
    // What was entered under the filter stands in its own rows.
    await expect(within(canvas.getByRole("grid")).getAllByRole("rowheader")).toHaveLength(6);
    await expect(canvas.getByText("56")).toBeVisible();
    await expect(canvas.getByText("75.25")).toBeVisible();
  },
};

/** The address keeps the choice. */
export const OneOnAPhone: Story = {
  args: {
    at: `${scoreSheetPath(courseId, sessionId)}&department=${encodeURIComponent(elsewhere)}`,
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(shown)).toBeVisible();
  },
};

/** The reviewer reads a department's rows, each with its kind, beside the whole course's earlier years. */
export const Review: Story = {
  args: {
    at: reviewPath(courseId, sessionId),
    profile: {
      ...lecturer,
      userName: "hod",
      role: "head of department",
      claims: [...defaultClaims["head of department"]],
    },
    answers: {
      getScoreSheet: { ...sheet, state: "submitted", acts: ["check", "return"] },
      getSheetReview: sheetReview,
    },
    page: ReviewPage,
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "Scores of GNS 101" }));
    await expect(table.getByRole("columnheader", { name: "Kind" })).toBeInTheDocument();
    await expect(table.getAllByRole("rowheader")).toHaveLength(6);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Department" }), elsewhere);
    await expect(await canvas.findByText(shown)).toBeVisible();
    await expect(table.getAllByRole("rowheader")).toHaveLength(3);
  },
};
