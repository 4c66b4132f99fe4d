import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { todayInLagos } from "@polyportal/domain/format/date";
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { paths } from "@polyportal/domain/routes/paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { lecturer, student, superAdministrator } from "../../testing/people.ts";
import { newcomersBoard, studentBoard, notices } from "../../testing/records.ts";
import { brokenWords } from "../../testing/broken-words.ts";
import { largeText, tooWide } from "../../testing/large-text.ts";
import { adminBoard } from "../../testing/admin-board.ts";
import { lecturerBoard } from "../../testing/staff.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./dashboard.page.tsx";
import { Page as StaffPage } from "./staff-dashboard.page.tsx";

const meta = {
  title: "Pages/Dashboard",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.dashboard,
    profile: student,
    answers: { getStudentDashboard: studentBoard, listOwnNotices: notices },
    page: Page,
  },
  // What one story has read is unread in the next.
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The plot's code comes after the page; a picture is taken once it is drawn. */
const drawn = (page: HTMLElement) =>
  waitFor(
    async () => {
      await expect(page.querySelectorAll(".recharts-line-dot").length).toBeGreaterThan(0);
    },
    { timeout: 30_000 },
  );

export const Student: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await expect(canvas.getByText("Welcome, Chukwuemeka.")).toBeVisible();
    await expect(
      await canvas.findByRole("link", { name: "Pay what is left of earlier sessions" }),
    ).toBeVisible();
    await canvas.findByText("21.0 of at most 24.0 units, approved");
    const status = within(canvas.getByRole("list", { name: dashboardMessages.status }));
    await expect(status.getByRole("link", { name: /Balance ₦707,500\.50/ })).toBeVisible();
    await expect(status.getByRole("link", { name: /Credit units 21\.0/ })).toBeVisible();
    await expect(status.getByRole("link", { name: /CGPA of your ND 3\.72/ })).toBeVisible();
    await expect(status.getByRole("link", { name: /Bed Queen Amina Hall/ })).toBeVisible();
    await expect(canvas.getByText("Matriculation of the 2026/2027 session")).toBeVisible();
    await drawn(canvasElement);
  },
};

/** Before its figures have come, each cell is a way already, and as high as it will be. */
export const Loading: Story = {
  args: { answers: { listOwnNotices: notices, getStudentDashboard: waiting } },
  play: async ({ canvas }) => {
    const status = await canvas.findByRole("list", { name: dashboardMessages.status });
    await expect(status).toHaveAttribute("aria-busy", "true");
    for (const link of within(status).getAllByRole("link")) {
      const { lastElementChild: figure } = link;
      if (!figure) throw new Error("no figure");
      const { lineHeight } = getComputedStyle(figure);
      await expect(figure.clientHeight).toBe(Math.round(Number.parseFloat(lineHeight)));
    }
  },
};

export const StudentOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => drawn(canvasElement),
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    const status = await canvas.findByRole("list", { name: dashboardMessages.status });
    await expect(brokenWords(status)).toEqual([]);
    await waitFor(() => expect(tooWide()).toBe(0));
  },
};

export const StudentInTheDark: Story = {
  globals: { theme: "dark" },
  play: async ({ canvasElement }) => drawn(canvasElement),
};

/** The first day: fees to pay, no averages, no notices. */
export const Newcomer: Story = {
  args: { answers: { getStudentDashboard: newcomersBoard, listOwnNotices: [] } },
  play: async ({ canvas }) => {
    await canvas.findByText("Pay your school fees");
  },
};

export const WithoutARecord: Story = {
  args: { answers: { getStudentDashboard: refusal("no_student_record") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("no student record");
  },
};

/** Its confetti never falls twice alike, so no picture of it can be compared. */
export const Birthday: Story = {
  args: { profile: { ...student, birthday: `2000${todayInLagos().slice(4)}` } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await canvas.findByText("Happy birthday, Chukwuemeka!", {}, { timeout: 5000 });
  },
};

export const ReadingANotice: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Read.*Matriculation/ }));
    await expect(await screen.findByRole("dialog", { name: "Notice" })).toBeVisible();
    // It has been read: no page says it again.
    await expect(canvas.queryByRole("region", { name: "Notice" })).toBeNull();
  },
};

/** The newest notice comes after the page, and stands over those that are opened from then on. */
async function bannerOf(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  return waitFor(
    async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Results" }));
      await userEvent.click(canvas.getByRole("link", { name: "SIWES" }));
      return canvas.getByRole("region", { name: "Notice" });
    },
    { timeout: 30_000 },
  );
}

/** It stands there until it is read … */
export const ReadingTheNewest: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const banner = await bannerOf(canvas);
    await userEvent.click(within(banner).getByRole("button", { name: "Read" }));
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await expect(banner).not.toBeInTheDocument();
    // The button that had the focus has gone with it.
    await waitFor(() => expect(canvas.getByRole("main")).toHaveFocus());
  },
};

/** … or put away. */
export const PuttingANoticeAway: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const banner = await bannerOf(canvas);
    await expect(banner).toHaveTextContent("Matriculation of the 2026/2027 session");
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss notice" }));
    await expect(banner).not.toBeInTheDocument();
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

/** An official: the figures of the claims held, and what waits for a decision. */
export const Official: Story = {
  args: {
    page: StaffPage,
    profile: superAdministrator,
    answers: { getAdminDashboard: adminBoard },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Requests to decide 2" })).toHaveAttribute(
      "href",
      "/notifications?side=decide&state=waiting#approvals",
    );
    await expect(canvas.getByRole("link", { name: "Referrals to confirm 1" })).toHaveAttribute(
      "href",
      "/notifications?state=waiting#requests",
    );
    await expect(
      canvas.getByRole("link", { name: /^₦20,000.00 came for RRR 3100 0776 9676/ }),
    ).toHaveAttribute("href", "/verify_remita_status?rrr=310007769676");
    await expect(
      canvas.getByRole("link", { name: "Your sheet of course lecturers could not be checked" }),
    ).toHaveAttribute("href", expect.stringContaining("import=i-2"));
    await expect(canvas.getByText("2 payments settle no invoice:")).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "Exports of others that failed 3" }),
    ).toHaveAttribute("href", "/notifications?side=others&state=failed#downloads");
    await expect(
      canvas.getByRole("link", { name: /^A sheet of courses by .* could not be imported$/ }),
    ).toHaveAttribute("href", expect.stringContaining("import=i-3"));
    // Lecturers import scores on pages of their own.
    await expect(canvas.getByText(/^The import of scores by .* undone$/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /import of scores/ })).toBeNull();
    await expect(canvas.getByText("1 more import of others has failed")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Waiting for approval 412" })).toHaveAttribute(
      "href",
      "/approve_courses?session=25&state=submitted",
    );
    await expect(canvas.getByRole("link", { name: "Checked 4" })).toHaveAttribute(
      "href",
      "/results/classlist?session=25&state=checked",
    );
    const applicants = within(canvas.getByRole("region", { name: "Applicants" }));
    await expect(applicants.getAllByText("Offered")[0]).toBeVisible();
  },
};

/** Who sees money alone sees no other figure. */
export const OfMoney: Story = {
  tags: ["played"],
  args: {
    page: StaffPage,
    profile: { ...superAdministrator, role: "bursar", claims: ["fees.see"] },
    answers: {
      getAdminDashboard: {
        ...adminBoard,
        applications: null,
        registrations: null,
        sheets: null,
        hostels: null,
        unmatched: null,
        approvals: 0,
        requests: 0,
        amendments: 0,
        failedExports: 0,
        failedOfOthers: null,
        imports: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "School fees" })).toBeVisible();
    await expect(canvas.getByText("Nothing waits for you just now.")).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "Applicants" })).toBeNull();
  },
};

const ofLecturer = { getLecturerDashboard: lecturerBoard };

export const Lecturer: Story = {
  args: { page: StaffPage, profile: lecturer, answers: ofLecturer },
  play: async ({ canvas }) => {
    const waits = await canvas.findByRole("region", { name: adminDashboardMessages.waits });
    await expect(waits).toBeVisible();
  },
};

/** Another person's portal, to look at: over every page stands who looks, and for how long. */
export const Impersonated: Story = {
  args: {
    profile: {
      ...student,
      impersonation: {
        impersonator: "Effiong Emmanuel Bassey",
        endsAt: "2099-01-01T12:00:00.000Z",
        readOnly: true,
      },
    },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Impersonation" })).toHaveTextContent(
      /Effiong Emmanuel Bassey is signed in as .*Chukwuemeka/,
    );
    await expect(canvas.getByText(/not change anything/)).toBeVisible();
  },
};

/** Who may sign in as others begins here. */
export const Administrator: Story = {
  args: {
    page: StaffPage,
    profile: {
      ...lecturer,
      role: "administrator",
      roles: ["administrator"],
      userType: "official",
      claims: ["users.impersonate"],
    },
    answers: { getAdminDashboard: adminBoard },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Requests to decide 2" });
    await expect(await canvas.findByLabelText(/Username or matric number/)).toBeVisible();
  },
};

/** The role alone does not let anybody: its right may have been taken. */
export const ImpersonatesNobody: Story = {
  args: { ...Administrator.args, profile: { ...lecturer, role: "administrator", claims: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvas.queryByLabelText(/Username or matric number/)).not.toBeInTheDocument();
  },
};

/** Nothing is granted but what everybody has. */
export const NothingGranted: Story = {
  args: { page: StaffPage, profile: { ...lecturer, menuItems: [] }, answers: ofLecturer },
};

export const SigningOut: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const [signOut] = await canvas.findAllByRole("button", { name: /log ?out|sign ?out/i });
    if (!signOut) throw new Error("No way to sign out");
    await userEvent.click(signOut);
    await expect(await screen.findByRole("alertdialog")).toBeVisible();
  },
};
