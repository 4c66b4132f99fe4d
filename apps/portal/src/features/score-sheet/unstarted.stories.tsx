import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { lecturer } from "../../testing/people.ts";
import { waitingSheets } from "../../testing/score-sheets.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./work-list.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "./unstarted.tsx";

type Course = Output<"listUnstartedSheets">["items"][number];

const course = (courseId: number, own: Partial<Course> = {}): Course => ({
  courseId,
  sessionId: 3,
  code: `COM ${courseId}`,
  title: "Programming II",
  department: "Computer Science",
  level: "ND II",
  semester: "First",
  lecturers: "Yar’Adua-Okonkwo Chukwuemeka, Bello Amina",
  coordinator: "Yar’Adua-Okonkwo Chukwuemeka",
  students: 118,
  closesAt: "2099-12-18T22:59:59.000Z",
  remindedAt: null,
  ...own,
});

const courses = [
  course(211, { remindedAt: "2026-11-16T08:20:00.000Z" }),
  course(213, { title: "Database Design II", remindedAt: "2099-11-16T08:20:00.000Z" }),
  course(215, { title: "Operating Systems II", lecturers: "", coordinator: null, closesAt: null }),
];

const meta = {
  title: "Pages/Scores not started",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: `${staffPaths.scoreSheets}#unstarted`,
    profile: {
      ...lecturer,
      userName: "hod",
      role: "head of department",
      claims: [...defaultClaims["head of department"]],
    },
    answers: {
      listScoreSheets: { items: waitingSheets, total: waitingSheets.length },
      listUnstartedSheets: { items: courses, total: courses.length },
      listSessions: sessions,
      listUnits: units,
      remindOfScores: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { answers } = meta.args;

async function menuOf(canvas: Canvas, code: string) {
  const row = await canvas.findByRole("row", { name: new RegExp(code) });
  await userEvent.click(within(row).getByRole("button", { name: new RegExp(code) }));
  return screen.findByRole("menuitem", { name: /^Send a reminder/ });
}

/** Whom it waits for, by when, and who was reminded; of one nobody teaches it. */
export const NotStarted: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("rowheader", { name: "COM 215" })).toBeVisible();
    await expect(canvas.getByText("Nobody teaches it")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sheets that wait" })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** From the work list they are reached. */
export const FromTheWorkList: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: staffPaths.scoreSheets },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Not started" }));
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Scores not started" }),
    ).toBeVisible();
  },
};

/** The coordinator is named before somebody is told. */
export const Reminding: Story = {
  args: { toasts: true },
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(await menuOf(canvas, "COM 211"));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/^Yar’Adua-Okonkwo Chukwuemeka is told/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Send a reminder" }));
    await expect(await screen.findByText(/is reminded of COM 211$/)).toBeVisible();
  },
};

/** One a day is enough, and somebody has to be there. */
export const NotAgain: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const again = await menuOf(canvas, "COM 213");
    await expect(again).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Escape}");
    await expect(await menuOf(canvas, "COM 215")).toHaveAttribute("aria-disabled", "true");
  },
};

export const AllBegun: Story = {
  args: { answers: { ...answers, listUnstartedSheets: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Scores of every course/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { ...answers, listUnstartedSheets: refusal("server_error") } },
};
