import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { officeMessages } from "@polyportal/domain/messages/office";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { heads } from "../../testing/offices.ts";
import { rightsMoved, units, users } from "../../testing/staff.ts";
import { Page } from "./heads.page.tsx";

const meta = {
  title: "Pages/Offices",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.heads,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listOffices: { items: heads, total: heads.length },
      listUsers: { items: users, total: users.length },
      assignOffice: refusal("office_taken"),
      endOffice: {},
      previewRights: rightsMoved,
      getHistory: history,
      takeBackOffice: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One who heads, one who stands in for her, one whose time is over, one whose time is to come. */
export const Heads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Danjuma Yakubu (acting)")).toBeVisible();
  },
};

/** What is missing is said at each field. */
export const Assigns: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Assign a head" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign a head" }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(dialog.getByRole("combobox", { name: /Lecturer/ })).toHaveAccessibleDescription(
      /please select a lecturer/,
    );
    await userEvent.type(dialog.getByRole("combobox", { name: /Lecturer/ }), "aki");
    await userEvent.click(await screen.findByRole("option", { name: /Akinwande-Cole/ }));
    await expect(await dialog.findByText(/1 right is gained by somebody/)).toBeVisible();
  },
};

/** Ending an office wants a reason. */
export const Ends: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Ogunlade/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "End the office" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End the office" }));
    await expect(await dialog.findByText("enter and change hostels")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "End the office" }));
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};

/** An office is noted with whom it was given to: its row opens that person's past. */
export const Past: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Ogunlade/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    const dialog = within(await screen.findByRole("dialog", { name: /^History of Ogunlade/ }));
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  },
};

/** One that has not begun is taken back, as if it had not been given. */
export const TakesBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { toasts: true },
  play: async ({ canvas }) => {
    const coming = heads.find(({ state }) => state === "coming");
    const name = new RegExp(`Actions for ${coming?.holder}`);
    await userEvent.click(await canvas.findByRole("button", { name }));
    await userEvent.click(screen.getByRole("menuitem", { name: officeMessages.takeBack }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: officeMessages.takeBack }),
    );
    await userEvent.type(
      dialog.getByRole("textbox", { name: /Reason/ }),
      "The senate chose another.",
    );
    await userEvent.click(dialog.getByRole("button", { name: officeMessages.takeBack }));
    await expect(
      await screen.findByText(officeMessages.takenBack(coming?.holder ?? "")),
    ).toBeVisible();
  },
};

/** Who may only look finds no act. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "registrar", claims: ["users.see"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Danjuma Yakubu (acting)")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Assign a head" })).toBeNull();
  },
};
