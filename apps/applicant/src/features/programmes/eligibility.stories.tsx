import type { AdmissionRules } from "@polyportal/api-client/contract/application-requirements";
import { offline, type FixedAnswers } from "@polyportal/api-client/testing/fixed-client";
import { eligibilityPath } from "@polyportal/domain/programmes/eligibility-path";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./eligibility.page.tsx";

const rule = {
  cutOff: null,
  minimumUtme: 150,
  credits: 3,
  creditSubjectIds: [1, 2],
  certificates: null,
};

const rules: AdmissionRules = {
  session: "2026/2027",
  departments: [
    {
      id: 1,
      faculty: "School of Engineering Technology",
      name: "Agricultural and Bio-Environmental Engineering Technology",
      requirements: "Technical Drawing is an advantage.",
      rule: { ...rule, credits: 4, creditSubjectIds: [1, 2, 43] },
    },
    {
      id: 2,
      faculty: "School of Business and Management Studies",
      name: "Accountancy",
      requirements: "",
      rule,
    },
    {
      id: 3,
      faculty: "School of Science and Computing",
      name: "Computer Science",
      requirements: "",
      rule: { ...rule, cutOff: 52.5 },
    },
    {
      id: 4,
      faculty: "School of Science and Computing",
      name: "Statistics",
      requirements: "",
      rule: { ...rule, minimumUtme: null, credits: null, creditSubjectIds: [] },
    },
  ],
  subjects: [
    { id: 1, name: "English Language" },
    { id: 2, name: "Mathematics" },
    { id: 13, name: "Christian Religious Studies" },
    { id: 43, name: "Physics" },
  ],
  grades: ["A1", "B2", "B3", "C4", "C5", "C6", "D7", "E8", "F9"],
  asOf: "2026-11-26T08:00:00Z",
};

const shown = (answers: FixedAnswers) => (
  <ShownPage at={eligibilityPath("nd")} answers={answers}>
    <Page />
  </ShownPage>
);

const meta = {
  title: "Pages/Eligibility",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** By keys alone: yes, perhaps and no, each with why; the answer takes the focus. */
export const Answered: Story = {
  globals: { viewport: { value: "phone" } },
  render: () => shown({ getAdmissionRules: rules }),
  play: async ({ canvas }) => {
    const choose = async (name: string, option: string) => {
      const list = await canvas.findByRole("combobox", { name });
      list.focus();
      await userEvent.selectOptions(list, option);
    };
    await choose("English Language", "B3");
    await choose("Mathematics", "C6");
    await choose("Physics", "D7");
    await choose("Further subject 1", "Christian Religious Studies");
    await choose("Grade 1", "C4");
    await userEvent.click(canvas.getByRole("button", { name: "Add a subject" }));
    await expect(canvas.getByRole("combobox", { name: "Further subject 4" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: /UTME score/ }), "180{Enter}");
    // What checks the form comes as it is first touched.
    const heading = { name: "What the departments say" };
    const answer = await canvas.findByRole("heading", heading, { timeout: 15_000 });
    await waitFor(() => expect(answer).toHaveFocus());
    await expect(canvas.getByText("Yes from 1, perhaps from 2, no from 1.")).toBeVisible();
    await expect(canvas.getByText(/are not met: Physics, 3 of 4$/)).toBeVisible();
    await expect(canvas.getByText(/at least 52.5 is asked/)).toBeVisible();
  },
};

/** A score that is none is refused where it stands. */
export const NoScore: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => shown({ getAdmissionRules: rules }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /UTME score/ }), "401{Enter}");
    await expect(
      (await canvas.findAllByText("a UTME score is between 0 and 400", {}, { timeout: 15_000 }))[0],
    ).toBeVisible();
  },
};

/** Without the school's records nothing can be said. */
export const NotFetched: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => shown({ getAdmissionRules: offline() }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};
