import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { taughtCoursePath } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { draftSheet, taughtCourse as course } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./taught-course.page.tsx";

const meta = {
  title: "Pages/Taught course",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: taughtCoursePath(draftSheet.courseId, draftSheet.sessionId),
    profile: lecturer,
    answers: { getMyCourse: course },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft that came back, of which two rows are missing: scores are entered next. */
export const Returned: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Enter scores" })).toBeVisible();
    await expect(canvas.getByText(/Row 3: the test is above/)).toBeVisible();
    await expect(canvas.getByText("Bello Amina (coordinator)")).toBeVisible();
  },
};

/** Nobody has registered, nobody has begun, and nobody has said anything. */
export const NothingYet: Story = {
  args: {
    answers: {
      getMyCourse: {
        ...course,
        state: null,
        closesAt: null,
        steps: [],
        registrations: { submitted: 0, approved: 0, returned: 0 },
        missing: 0,
        appraisals: { unappraised: 0, inProgress: 0, completed: 0, means: [] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/shown from 5 answers on/)).toBeVisible();
  },
};

export const Refused: Story = { args: { answers: { getMyCourse: refusal("not_found") } } };
