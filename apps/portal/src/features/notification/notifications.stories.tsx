import type { Meta, StoryObj } from "@storybook/react-vite";
import { approvalMessages } from "@polyportal/domain/messages/approval";
import { paths } from "@polyportal/domain/routes/paths";
import { expect } from "storybook/test";
import { student, superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./notifications.page.tsx";
import { Page as StaffPage } from "./staff-notifications.page.tsx";

const told = (number: number, readAt: string | null) => ({
  id: String(number),
  title: number % 2 === 0 ? "Your results are out" : "Payment received",
  body:
    number % 2 === 0
      ? "The results of the First semester of 2025/2026 have been published."
      : "Your payment of ₦1,250,000.00 with the RRR 3100 0776 9676 has arrived.",
  path: number % 2 === 0 ? "/results" : null,
  createdAt: `2026-11-${20 - number}T13:05:00.000Z`,
  readAt,
});

const meta = {
  title: "Pages/Notifications",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: paths.notifications,
    profile: student,
    answers: {
      countUnread: { unread: 2 },
      listNotifications: {
        items: [told(1, null), told(2, null), told(3, "2026-11-20T08:00:00.000Z")],
        total: 23,
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeUnread: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Your results are out" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Notifications, 2 unread" })).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { answers: { countUnread: { unread: 0 }, listNotifications: { items: [], total: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing yet/)).toBeVisible();
  },
};

/** Staff wait for no bed. */
export const NothingForStaff: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...Nothing.args, profile: superAdministrator, page: StaffPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(approvalMessages.noMessages)).toBeVisible();
  },
};
