import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { lecturerDashboardWords as words } from "@polyportal/domain/messages/lecturer-dashboard";
import { tryAgainLabel } from "@polyportal/domain/messages/shell";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { paths } from "@polyportal/domain/routes/paths";
import { amendmentsPath } from "@polyportal/domain/routes/staff-paths";
import { expect, within } from "storybook/test";
import { lecturer } from "../../testing/people.ts";
import { lecturerBoard } from "../../testing/staff.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./staff-dashboard.page.tsx";

const meta = {
  title: "Pages/Dashboard of lecturers",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.dashboard,
    profile: { ...lecturer, claims: [...defaultClaims["head of department"]] },
    page: Page,
    answers: { getLecturerDashboard: lecturerBoard },
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A head of department, who teaches: what waits for the office, and the own courses. */
export const HeadOfDepartment: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("list", { name: adminDashboardMessages.waits });
    const waits = canvas.getByRole("region", { name: adminDashboardMessages.waits });
    for (const [name, href] of [
      [`${words.waiting.toCheck} 12`, "/results/classlist?state=submitted"],
      [`${words.waiting.registrations} 412`, "/approve_courses"],
      [`${words.waiting.amendments} 3`, amendmentsPath],
      [`${words.waiting.requests} 2`, "/notifications?state=waiting#requests"],
    ] as const) {
      await expect(await within(waits).findByRole("link", { name })).toHaveAttribute("href", href);
    }
    const own = await canvas.findByRole("region", { name: words.sheets("2026/2027") });
    await expect(within(own).getByRole("link", { name: "Published 12" })).toHaveAttribute(
      "href",
      "/records?state=published",
    );
    await expect(within(own).getByRole("link", { name: "COM 213" })).toHaveAttribute(
      "href",
      "/records/results?course=213&session=25",
    );
    await expect(own).toHaveTextContent(words.daysLeft(3));
    await expect(own).toHaveTextContent(words.daysLeft(null));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
};

const nothing = {
  toCheck: null,
  toApprove: null,
  registrations: null,
  amendments: null,
  requests: 0,
};

/** A lecturer to whom no course is assigned, and for whom nothing waits. */
export const NothingYet: Story = {
  args: {
    profile: lecturer,
    answers: {
      getLecturerDashboard: {
        ...lecturerBoard,
        ...nothing,
        own: {
          sheets: { none: 0, draft: 0, submitted: 0, checked: 0, approved: 0, published: 0 },
          due: [],
          furtherDue: 0,
          returned: [],
          appraisals: { unappraised: 0, inProgress: 0, completed: 0, means: [] },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(words.noCourse("2026/2027"));
    await canvas.findByText(adminDashboardMessages.nothingWaits);
    await expect(canvas.queryByRole("region", { name: words.appraisals })).toBeNull();
  },
};

/** Before its figures have come. */
export const Fetching: Story = {
  tags: ["played"],
  args: { answers: { getLecturerDashboard: waiting } },
  play: async ({ canvas }) => {
    const waits = await canvas.findByRole("region", { name: adminDashboardMessages.waits });
    await expect(waits).toHaveAttribute("aria-busy", "true");
    await expect(waits).toHaveTextContent(words.fetching);
  },
};

/** The figures did not come; the modules and notices did. */
export const Failed: Story = {
  tags: ["played"],
  args: { answers: { getLecturerDashboard: refusal("database_unavailable") } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: tryAgainLabel })).toBeVisible();
    await expect(canvas.getByRole("region", { name: dashboardMessages.modules })).toBeVisible();
  },
};
