import type { Meta, StoryObj } from "@storybook/react-vite";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { openTab } from "../../testing/open-tab.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { approvals, staffRequests } from "../../testing/staff.ts";
import { Page } from "./staff-notifications.page.tsx";

const meta = {
  title: "Pages/Approvals",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.approvals,
    profile: superAdministrator,
    answers: {
      listNotifications: { items: [], total: 0 },
      listApprovals: { items: approvals, total: approvals.length },
      decideApproval: {},
      getHistory: history,
    },
    page: Page,
  },
  beforeEach: openTab("approvals"),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inbox: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the role super administrator/)).toBeVisible();
  },
};

/** Where no search box stands before the rows, the arrow leads into them from the page. */
export const ByKeys: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.keyboard("{ArrowDown}");
    await expect(actions?.closest("tr")).toContainElement(document.activeElement as HTMLElement);
  },
};

/** What would change stands in the question; an approval needs no reason, a refusal does. */
export const Refuses: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /Actions for Give/ });
    if (actions) await userEvent.click(actions);
    await userEvent.click(screen.getByRole("menuitem", { name: "Refuse" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Refuse: Give/ }));
    await expect(dialog.getByText(/council has appointed her/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};

/** A request's row opens what became of it; so does what an applicant says. */
export const Past: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /Actions for Give/ });
    await userEvent.click(actions as HTMLElement);
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    const dialog = within(await screen.findByRole("dialog", { name: /^History of Give/ }));
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  },
};

export const NothingWaits: Story = {
  args: {
    answers: {
      listNotifications: { items: [], total: 0 },
      listApprovals: { items: [], total: 0 },
    },
  },
};

/** Applicants who say that they are put forward: confirmed or denied by whom they name. */
export const Requests: Story = {
  beforeEach: openTab("requests"),
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      listStaffRequests: { items: staffRequests, total: staffRequests.length },
      answerStaffRequest: {},
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Bello Hauwa" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Confirm" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Confirm: Bello Hauwa" }));
    await expect(dialog.getByText(/says to be your ward/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Confirm" }));
    await expect(await screen.findByText("You have confirmed the request.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Actions for Okoro Chidi" }));
    await expect(screen.getByRole("menuitem", { name: /Deny/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    await expect(
      await screen.findByRole("dialog", { name: auditMessages.historyOf("Okoro Chidi") }),
    ).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
