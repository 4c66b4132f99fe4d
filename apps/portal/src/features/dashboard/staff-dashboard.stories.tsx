import type { Meta, StoryObj } from "@storybook/react-vite";
import { adminDashboardMessages } from "@polyportal/domain/messages/admin-dashboard";
import { dashboardMessages } from "@polyportal/domain/messages/dashboard";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { paths } from "@polyportal/domain/routes/paths";
import { amendmentsPath } from "@polyportal/domain/routes/staff-paths";
import { expect, within } from "storybook/test";
import { requestedAmendment } from "../../testing/amendments.ts";
import { lecturer } from "../../testing/people.ts";
import { staffRequests } from "../../testing/staff.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./staff-dashboard.page.tsx";

const meta = {
  title: "Pages/Dashboard of lecturers",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: { at: paths.dashboard, profile: lecturer, page: Page },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An applicant waits for the lecturer's word. */
export const RequestsWait: Story = {
  args: {
    answers: {
      listStaffRequests: ({ state }) =>
        state?.includes("waiting")
          ? { items: staffRequests.slice(0, 1), total: 2 }
          : { items: staffRequests, total: staffRequests.length },
    },
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region", { name: adminDashboardMessages.waits });
    await expect(
      within(card).getByRole("link", { name: adminDashboardMessages.requests(2) }),
    ).toHaveAttribute("href", "/notifications#requests");
  },
};

/** Amendments of published scores wait for a head of department. */
export const AmendmentsWait: Story = {
  tags: ["played"],
  args: {
    profile: { ...lecturer, claims: [...defaultClaims["head of department"]] },
    answers: {
      listStaffRequests: { items: [], total: 0 },
      listAmendments: { items: [requestedAmendment], total: 3 },
    },
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole("region", { name: adminDashboardMessages.waits });
    await expect(
      within(card).getByRole("link", { name: adminDashboardMessages.amendments(3) }),
    ).toHaveAttribute("href", amendmentsPath);
  },
};

/** Whoever signs in as a lecturer has no word to give. */
export const Impersonated: Story = {
  tags: ["played"],
  args: {
    profile: {
      ...lecturer,
      impersonation: {
        impersonator: "Effiong Emmanuel Bassey",
        endsAt: "2099-01-01T12:00:00.000Z",
        readOnly: true,
      },
    },
    answers: { listStaffRequests: { items: staffRequests.slice(0, 1), total: 1 } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(dashboardMessages.noNotices);
    await expect(canvas.queryByRole("region", { name: adminDashboardMessages.waits })).toBeNull();
  },
};
