import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./my-courses.page.tsx";

const meta = {
  title: "Pages/My courses without a course",
  component: ShownPage,
  // `Pages/Score sheets` has the picture.
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.myCourses,
    profile: lecturer,
    answers: { listMyCourses: { items: [], total: 0 }, listSessions: sessions },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of the current session, where the address names none. */
export const Now: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "No course is assigned to you in 2026/2027. Please see your head of department.",
      ),
    ).toBeVisible();
  },
};

/** An earlier session was chosen: that none is assigned is no fault of the filter. */
export const InAnEarlierSession: Story = {
  args: { at: `${staffPaths.myCourses}?session=1` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "No course is assigned to you in 2024/2025. Please see your head of department.",
      ),
    ).toBeVisible();
  },
};
