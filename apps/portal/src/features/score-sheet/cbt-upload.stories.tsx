import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { importPath } from "@polyportal/domain/import/pages";
import { cbtResultsPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { earlierCbt, noCbt, previewedCbt } from "../../testing/cbt-results.ts";
import { lecturer } from "../../testing/people.ts";
import { draftSheet, myCourses, taughtCourse } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./cbt-upload.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./cbt-start.tsx";
import "./cbt-undo.tsx";
import "./cbt-uploaded.tsx";

const { courseId, sessionId } = draftSheet;
const ofCourse = cbtResultsPath(courseId, sessionId);

const meta = {
  title: "Pages/CBT result upload",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.cbtResults,
    profile: lecturer,
    answers: {
      listMyCourses: { items: myCourses, total: myCourses.length },
      getMyCourse: taughtCourse,
      getScoreSheet: draftSheet,
      listCbtResults: earlierCbt,
      getImport: previewedCbt,
      uploadCbtResults: { importId: previewedCbt.id },
      undoImport: { importId: previewedCbt.id },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const { answers } = meta.args;
const choosing = (own: typeof answers | object) => ({ answers: { ...answers, ...own } });
const standing = (own: Partial<typeof previewedCbt> = {}) => ({
  at: importPath(previewedCbt.kind, previewedCbt.id, previewedCbt.about),
  ...choosing({ getImport: { ...previewedCbt, ...own } }),
});

/** The courses that can be chosen, why the others cannot, and what was uploaded before. */
export const ChooseACourse: Story = {
  play: async ({ canvas }) => {
    const course = await canvas.findByRole("combobox", { name: "Course" });
    await expect(within(course).getAllByRole("option")).toHaveLength(3);
    await expect(
      canvas.getByText("COM 213: its scores are with the head of department"),
    ).toBeVisible();
    await expect(
      await canvas.findByRole("link", { name: /^COM 211 CBT examination/ }),
    ).toHaveAttribute("href", expect.stringContaining("component=exam&attempts=best"));
    // Another lecturer's is opened by nobody else.
    await expect(canvas.getAllByRole("link", { name: /^COM 211 CBT/ })).toHaveLength(1);
  },
};

/** Nothing is asked for before it is known what it is out of; what could be replaced is counted. */
export const ChooseThePart: Story = {
  args: choosing({ listCbtResults: noCbt }),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole("combobox", { name: "Course" }),
      "COM 211, Programming II",
    );
    const exam = await canvas.findByRole("radio", { name: "Exam, 70 marks" });
    await expect(canvas.queryByLabelText("Your sheet")).toBeNull();
    await userEvent.click(exam);
    await expect(await canvas.findByLabelText("Your sheet")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Refuse them" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "The latest counts" }));
    await expect(canvas.getByText(/needs a time in the column Submitted at/)).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Replace marks that are there" }));
    await expect(await canvas.findByText("3 students have a mark there already.")).toBeVisible();
    await expect(canvas.getByText(/No file of a computer test/)).toBeVisible();
  },
};

export const ChooseThePartOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { at: `${ofCourse}&component=exam&attempts=best`, answers },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "The best counts" })).toBeChecked();
  },
};

/** A course whose whole score is one part has nothing to choose from. */
export const OnePartOnly: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    at: ofCourse,
    ...choosing({ getMyCourse: { ...taughtCourse, split: { test: 0, lab: 0, exam: 100 } } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: "Exam, 100 marks" })).toBeChecked();
    await expect(canvas.getByRole("button", { name: "Download sample" })).toBeEnabled();
  },
};

/** The address names a course whose scores are with somebody else by now. */
export const NotNow: Story = {
  args: { at: cbtResultsPath(213, sessionId), answers },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findAllByText("COM 213: its scores are with the head of department"),
    ).toHaveLength(2);
    await expect(canvas.queryByLabelText("Your sheet")).toBeNull();
  },
};

const past = { state: null, closesAt: "2026-11-20T22:59:59.000Z" } as const;

/** The deadline is over for all. */
export const NoneNow: Story = {
  args: choosing({
    listMyCourses: { items: myCourses.slice(0, 1).map((one) => ({ ...one, ...past })), total: 1 },
    listCbtResults: noCbt,
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Scores of none of your courses can be entered now."),
    ).toBeVisible();
    await expect(
      canvas.getByText("COM 211: the deadline was 20 November 2026, 11:59 pm"),
    ).toBeVisible();
  },
};

export const NoCourse: Story = {
  args: choosing({ listMyCourses: { items: [], total: 0 }, listCbtResults: noCbt }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No course is assigned to you/)).toBeVisible();
  },
};

export const Waiting: Story = {
  args: choosing({ listMyCourses: waiting, listCbtResults: waiting }),
};

export const Failed: Story = {
  args: choosing({
    listMyCourses: refusal("server_error"),
    listCbtResults: refusal("server_error"),
  }),
};

/** A file that cannot be read at all. */
export const FileRefused: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    at: `${ofCourse}&component=exam`,
    ...choosing({
      previewCbtResults: refusal("sheet_refused", {}, "The sheet lacks the column Out of."),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/paste the cells/), "Matric number");
    await userEvent.click(canvas.getByRole("button", { name: "Check the rows" }));
    await expect(await canvas.findByText("The sheet lacks the column Out of.")).toBeVisible();
  },
};

/** What becomes of each row; marks that are there are replaced after one more question. */
export const Preview: Story = {
  args: standing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("COM 211, 2026/2027: Exam, 70 marks")).toBeVisible();
    await expect(
      canvas.getAllByText("Exam: from 51.25 to 47.83, entered by Bello Amina")[0],
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Refused 2" }));
    // The address goes on naming the course and what was chosen.
    await expect(await canvas.findByText("COM 211, 2026/2027: Exam, 70 marks")).toBeVisible();
  },
};

export const Replacing: Story = {
  args: standing(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import 116 rows" }));
    const question = await screen.findByRole("alertdialog");
    await expect(within(question).getByText(/^4 marks that are there become others/)).toBeVisible();
  },
};

/** Where nothing is replaced nothing is asked. */
export const FillingOnly: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: standing({ changed: 0, rows: 117 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Import 112 rows" }));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const PreviewOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: standing(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("COM 211, 2026/2027: Exam, 70 marks")).toBeVisible();
    await expect(
      (await canvas.findAllByText("Exam: from 51.25 to 47.83, entered by Bello Amina"))[0],
    ).toBeVisible();
  },
};

/** Taken back from the list, after a question; what was kept is told on the import's own page. */
export const Undo: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: choosing({
    getImport: { ...previewedCbt, state: "undone", mayApply: false, undone: 115, kept: 1 },
  }),
  play: async ({ canvas }) => {
    const [own] = await canvas.findAllByRole("button", { name: /COM 211 CBT/ });
    await userEvent.click(own ?? canvas.getByRole("table"));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Undo" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: "Undo the import" }));
    await expect(await canvas.findByText("115 rows were taken back.")).toBeVisible();
  },
};
