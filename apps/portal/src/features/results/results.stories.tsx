import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { resultsMessages, whatIfMessages } from "@polyportal/domain/messages/results";
import { paths, semesterResultPath } from "@polyportal/domain/routes/paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { student } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Result } from "./result.page.tsx";
import { Page as Results } from "./results.page.tsx";
import { courseGrades, results, semesters } from "./story-results.ts";

const onSheet = { at: semesterResultPath(1, "Second"), page: Result };

const meta = {
  title: "Pages/Results",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.results,
    profile: student,
    page: Results,
    answers: {
      getCgpa: { semesters },
      listCourseGrades: courseGrades,
      getSemesterResults: results,
    },
  },
  beforeEach: () => {
    removeDrafts(student.userName);
    // The open tab stands in the address, which the next story would find.
    return () => history.replaceState(null, "", location.pathname + location.search);
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The chart's library comes late: no picture is taken before it has drawn. */
const drawn = (canvasElement: HTMLElement) =>
  waitFor(
    () =>
      expect(canvasElement.querySelectorAll(".recharts-line-dot")).toHaveLength(
        2 * semesters.length,
      ),
    { timeout: 10_000 },
  );

/** The newest session stands first; the HND's average is its own. */
export const Semesters: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("4.21 of 5.00")).toBeVisible();
    await expect(canvas.getByText(resultsMessages.anew)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Second semester, 2024/2025" })).toHaveAttribute(
      "href",
      semesterResultPath(1, "Second"),
    );
    await expect(canvas.getByRole("table", { name: resultsMessages.plot })).toBeInTheDocument();
    await drawn(canvasElement);
  },
};

export const SemestersOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => drawn(canvasElement),
};

export const NoResults: Story = {
  args: { answers: { getCgpa: { semesters: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsMessages.none)).toBeVisible();
  },
};

/** Each choice is worked out at once: a repeated course replaces its F. */
export const WhatIf: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: whatIfMessages.tab }));
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: /COM 312/ }), "B");
    const outcome = within(canvas.getByRole("region", { name: "What it would come to" }));
    // 12 of 3 units; with 15 of 3 and 0 of 4 before it.
    await expect(outcome.getByText("4.00")).toBeVisible();
    await expect(outcome.getByText("2.70")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /COM 313/ }), "A");
    await expect(outcome.getByText("4.70")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Add a course" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Credit units" }), "2");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Grade" }), "E (1)");
    await expect(
      outcome.getByText("9.0 credit units supposed; your CGPA now is 2.14."),
    ).toBeVisible();
    await expect(await canvas.findByText("Saved on this device")).toBeVisible();
  },
};

export const WhatIfOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: whatIfMessages.tab }));
    await expect(
      await canvas.findByRole("heading", { name: whatIfMessages.outcome }),
    ).toBeVisible();
  },
};

/** What is not on the paper stands above it: an amendment, and what is still to come. */
export const Sheet: Story = {
  args: onSheet,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/COM 121 was C \(58\) until 3 November 2025: The second script/),
    ).toBeVisible();
    await expect(canvas.getByText(/GNS 121: registered/)).toBeVisible();
  },
};

export const NotPublished: Story = {
  args: { ...onSheet, answers: { getSemesterResults: refusal("results_not_published") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsMessages.notPublishedHint)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
  },
};
