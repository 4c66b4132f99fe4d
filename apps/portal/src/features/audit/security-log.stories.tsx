import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect } from "storybook/test";
import { securityEvents } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { Page } from "./security-log.page.tsx";

const meta = {
  title: "Pages/Security log",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.securityLog,
    profile: superAdministrator,
    answers: { listSecurityLog: { items: securityEvents, total: 412 } },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was done and refused, newest first; who it was leads to the account. */
export const Events: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wrong password: 4 times, the last/)).toBeVisible();
    await expect(canvas.getByText("Nobody known")).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: {
    at: `${staffPaths.securityLog}?search=Ogunwale&kind=token`,
    answers: { listSecurityLog: { items: [], total: 0 } },
  },
};

export const Waiting: Story = { args: { answers: { listSecurityLog: waiting } } };

export const Failed: Story = {
  args: { answers: { listSecurityLog: refusal("database_unavailable") } },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

export const Dark: Story = { globals: { theme: "dark" } };
