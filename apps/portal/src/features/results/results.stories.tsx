import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import {
  beginsAnew,
  cgpaChange,
  eachAwardAnew,
  resultsMessages,
  whatIfMessages,
  willBeginAnew,
} from "@polyportal/domain/messages/results";
import { missingResultPath, paths, semesterResultPath } from "@polyportal/domain/routes/paths";
import { removeDrafts } from "@polyportal/ui/draft-store";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { noResultObstacles } from "../../testing/obstacles.ts";
import { student } from "../../testing/people.ts";
import { brokenWords } from "../../testing/broken-words.ts";
import { largeText, tooWide } from "../../testing/large-text.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page as Result } from "./result.page.tsx";
import { Page as Results } from "./results.page.tsx";
import { courseGrades, ofTheND, results, semesters } from "./story-results.ts";
// What the tab loads late is here with the stories, so that none waits for it on a busy machine.
import "./what-if.tsx";
import "./own-missing.tsx";
import "../../parts/why-not/answer.tsx";

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
      getCgpa: { semesters, levelId: 3 },
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
    await expect(await canvas.findByText("4.21", { selector: "span" })).toBeVisible();
    await expect(canvas.getByText("of 5.00: Good standing")).toBeVisible();
    await expect(canvas.getByText(beginsAnew("HND", { award: "ND", cgpa: "3.59" }))).toBeVisible();
    await userEvent.click(canvas.getByText(cgpaChange(15)));
    await expect(canvas.getByText("COM 113 F to A: +0.14")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Second semester, 2024/2025" })).toHaveAttribute(
      "href",
      semesterResultPath(1, "Second"),
    );
    const plot = within(canvas.getByRole("table", { name: resultsMessages.plot }));
    await expect(plot.getByRole("rowheader", { name: "HND" })).toBeInTheDocument();
    await expect(canvas.getByText(eachAwardAnew(["ND", "HND"]))).toBeVisible();
    await drawn(canvasElement);
  },
};

/** The HND is under way and nothing of it is out: what stands there is the ND's, and says so. */
export const BeforeTheFirstOfAnAward: Story = {
  args: { answers: { getCgpa: { semesters: semesters.slice(0, 4), levelId: 3 } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("CGPA of your ND")).toBeVisible();
    await expect(
      canvas.getByText(willBeginAnew("HND", { award: "ND", cgpa: "3.59" })),
    ).toBeVisible();
    await waitFor(
      () => expect(canvasElement.querySelectorAll(".recharts-line-dot")).toHaveLength(8),
      { timeout: 10_000 },
    );
  },
};

export const SemestersOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText(cgpaChange(15)));
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("4.21", { selector: "span" })).toBeVisible();
    await waitFor(() => expect(tooWide()).toBe(0));
  },
};

export const NoResults: Story = {
  args: { answers: { getCgpa: { semesters: [], levelId: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsMessages.none)).toBeVisible();
  },
};

/** Each choice is worked out at once: a repeated course replaces its F. */
export const WhatIf: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: whatIfMessages.tab }));
    // With 2.14 a pass asks nothing; the classes above are told, the next one first.
    const needs = (await canvas.findAllByText(/^For \d\.\d\d /)).map((one) => one.textContent);
    await expect(needs[0]).toMatch(/^For 2\.40 \(Lower Credit\) you need \d\.\d\d/);
    await expect(needs.join()).not.toContain("(Pass)");
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: /COM 312/ }), "B");
    const outcome = within(canvas.getByRole("region", { name: "What it would come to" }));
    // 12 of 3 units; with 15 of 3 and 0 of 4 before it.
    await expect(outcome.getByText("4.00")).toBeVisible();
    await expect(outcome.getByText("2.70")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /COM 313/ }), "A");
    await expect(outcome.getByText("4.70")).toBeVisible();
    const add = canvas.getByRole("button", { name: "Add a course" });
    await userEvent.click(add);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Course" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: /course 1$/ }));
    await expect(add).toHaveFocus();
    await userEvent.click(add);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Credit units" }), "2");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Grade" }), "E (1)");
    await expect(
      outcome.getByText("9.0 credit units supposed; your CGPA now is 2.14 (HND)."),
    ).toBeVisible();
    await expect(canvas.getByText("COM 313 F to A: +1.67")).toBeVisible();
    await expect(canvas.getByText(whatIfMessages.outOfReach)).toBeVisible();
    await expect(await canvas.findByText("Saved on this device")).toBeVisible();
  },
};

/** With nothing supposed the calculator says what Results say; what is supposed begins the HND's own. */
export const WhatIfBeforeTheFirstOfAnAward: Story = {
  args: {
    answers: {
      getCgpa: { semesters: semesters.slice(0, 4), levelId: 3 },
      listCourseGrades: ofTheND,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: whatIfMessages.tab }));
    const outcome = within(await canvas.findByRole("region", { name: whatIfMessages.outcome }));
    await expect(outcome.getByText("3.00")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /COM 321/ }), "A");
    await expect(outcome.getAllByText("5.00")).toHaveLength(2);
    await expect(outcome.getByText(beginsAnew("HND", { award: "ND", cgpa: "3.00" }))).toBeVisible();
  },
};

export const WhatIfOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: whatIfMessages.tab }));
    await expect(
      await canvas.findByRole("heading", { name: whatIfMessages.outcome }),
    ).toBeVisible();
    await expect(brokenWords(canvasElement)).toEqual([]);
    // What has the focus is never under the outcome, which stays at the foot of the screen.
    for (const list of canvas.getAllByRole("combobox")) {
      list.focus();
      const { left, top, width, height } = list.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(list);
      list.blur();
    }
    scrollTo(0, 0);
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

/** No line of the sheet ends inside a word. */
export const SheetOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: onSheet,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/GNS 121: registered/)).toBeVisible();
    await expect(brokenWords(canvasElement)).toEqual([]);
  },
};

/** A result is being looked at again: it is read, and nothing is printed. */
export const Held: Story = {
  args: {
    ...onSheet,
    answers: {
      getSemesterResults: { ...results, held: ["COM 121"], verification: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("A result is being looked at again")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Print" })).toBeNull();
  },
};

/** On paper there is no statement meanwhile. */
export const HeldOnPaper: Story = {
  // A sheet without a word on it.
  parameters: { chromatic: { disableSnapshot: true } },
  args: Held.args,
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("article", { hidden: true })).not.toBeVisible();
  },
};

export const NotPublished: Story = {
  args: {
    ...onSheet,
    answers: { getSemesterResults: refusal("results_not_published") },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(resultsMessages.notPublishedHint)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).toBeNull();
    await expect(canvas.getByRole("link", { name: resultsMessages.whyNot })).toHaveAttribute(
      "href",
      missingResultPath(1, "Second"),
    );
  },
};

/** Of semesters that are registered and not on the page it is said why. */
export const Missing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      getCgpa: { semesters: semesters.slice(0, 4), levelId: 3 },
      listRegistrations: [
        {
          session: { id: 3, name: "2026/2027", current: true },
          level: "HND I",
          missing: [],
          semesters: [
            {
              semester: "First",
              window: { state: "closed", dates: null },
              registration: {
                id: "0193a1b2-5a6e-7c00-8000-000000000001",
                state: "submitted",
                totalUnits: 18,
                submittedAt: "2026-11-12T09:30:00Z",
                decidedAt: null,
                reason: "",
              },
            },
            {
              semester: "Second",
              window: { state: "not-open", dates: null },
              registration: null,
            },
          ],
        },
      ],
      getWhyNot: { obstacles: noResultObstacles },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: resultsMessages.missing }));
    await expect(
      await canvas.findByRole("heading", { name: "First semester, 2026/2027" }),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/Your course adviser or head of department has not decided yet/),
    ).toBeVisible();
    await expect(canvas.getByText("The course adviser settles this.")).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Second semester, 2026/2027" })).toBeNull();
  },
};
