import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { addDropPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { sessions } from "../../testing/course-lecturers.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { Page } from "./borrowed.page.tsx";
// What the page loads late is here with the stories, so that none waits for it on a busy machine.
import "../../parts/act/ask-act.tsx";

type Borrowed = Output<"listBorrowedRegistrations">["items"][number];

const borrowed = [
  ["Adéwálé Ọláolúwa Fọlákẹ́", "BAM 217", "Entrepreneurship II", "Business Administration"],
  ["Bello Aisha Hauwa", "STA 217", "Experimental Design II", "Statistics"],
  ["Yar’Adua-Okonkwo Chukwuemeka", "STA 217", "Experimental Design II", "Statistics"],
].map(([fullName = "", code = "", title = "", host = ""], at): Borrowed => {
  const registrationId = `0192f0c1-0000-7000-8000-00000000030${at}`;
  return {
    id: `${registrationId} ${at}`,
    registrationId,
    submittedAt: "2026-11-18T09:12:00.000Z",
    studentId: `0192f0c1-0000-7000-9000-00000000030${at}`,
    fullName,
    matricNumber: `ND/COM/25/030${at}`,
    department: "Computer Science",
    level: "ND II",
    session: "2026/2027",
    sessionId: 3,
    semester: "First",
    code,
    title,
    creditUnit: 2,
    host,
    approvedBy: "Bello Amina",
    approvedAt: "2026-11-20T10:30:00.000Z",
  };
});

const answers = {
  listBorrowedRegistrations: { items: borrowed, total: borrowed.length },
  listSessions: sessions,
  listUnits: units,
  annulRegistration: {
    id: borrowed[1]?.registrationId ?? "",
    state: "returned",
    decidedAt: "2026-11-25T09:12:00.000Z",
  },
} as const;

const meta = {
  title: "Pages/Borrowed courses",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: staffPaths.borrowedCourses, profile: superAdministrator, answers, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const acts = async (canvas: Canvas) => {
  await canvas.findByText("Bello Aisha Hauwa");
  await userEvent.click(canvas.getByRole("button", { name: /Bello Aisha Hauwa, STA 217/ }));
};

/** What departments lend, by the department that teaches it. */
export const Lent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Bello Aisha Hauwa")).toBeVisible();
    await expect(canvas.getAllByText("Statistics").length).toBeGreaterThan(1);
  },
};

export const LentOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** The approval is taken back, with a reason that the student reads. */
export const TakenBack: Story = {
  tags: ["played"],
  args: { toasts: true },
  play: async ({ canvas }) => {
    await acts(canvas);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Take the approval back" }));
    const question = await screen.findByRole("alertdialog", {
      name: "Take back the approval of Bello Aisha Hauwa",
    });
    await userEvent.type(within(question).getByRole("textbox"), "Statistics has no room left.");
    await userEvent.click(within(question).getByRole("button", { name: "Take the approval back" }));
    await expect(await screen.findByText("The approval is taken back")).toBeVisible();
  },
};

/** A score of one of the courses is entered: the approval stands. */
export const Scored: Story = {
  tags: ["played"],
  args: { answers: { ...answers, annulRegistration: refusal("registration_scored") } },
  play: async ({ canvas }) => {
    await acts(canvas);
    await userEvent.click(await screen.findByRole("menuitem", { name: "Take the approval back" }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.type(within(question).getByRole("textbox"), "Statistics has no room left.");
    await userEvent.click(within(question).getByRole("button", { name: "Take the approval back" }));
    await expect(await within(question).findByText(/so the approval stands/)).toBeVisible();
  },
};

/** Who may not decide goes on to where courses are added and dropped. */
export const OnlyEnters: Story = {
  tags: ["played"],
  args: {
    profile: {
      ...superAdministrator,
      role: "administrator",
      claims: [...defaultClaims.administrator],
    },
  },
  play: async ({ canvas }) => {
    await acts(canvas);
    const back = await screen.findByRole("menuitem", { name: /Take the approval back/ });
    await expect(back).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByRole("menuitem", { name: "Add or drop courses" })).toHaveAttribute(
      "href",
      addDropPath("ND/COM/25/0301", 3, "First"),
    );
  },
};

export const NothingLent: Story = {
  args: { answers: { ...answers, listBorrowedRegistrations: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Nothing borrowed is approved in this session."),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  args: { answers: { ...answers, listBorrowedRegistrations: refusal("database_unavailable") } },
};
