import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { approvalPolicies, pageOpeners } from "../../testing/rights.ts";
import { menus, rightsMoved, roleClaims } from "../../testing/staff.ts";
import { Page as ManageMenuPage } from "./manage-menu.page.tsx";
import { Page as PoliciesPage } from "./approval-policies.page.tsx";
import { Page as MenusPage } from "./menus.page.tsx";
import { Page as PageAccess } from "./page-access.page.tsx";
import { Page } from "./roles.page.tsx";

const meta = {
  title: "Pages/Roles and menus",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.roles,
    profile: superAdministrator,
    answers: {
      listRoleClaims: roleClaims,
      listMenus: menus,
      getHistory: history,
      listApprovalPolicies: approvalPolicies,
      previewRights: rightsMoved,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Roles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Hostel officer" })).toBeVisible();
  },
};

const ofHostels = `${staffPaths.roles}?role=hostel+officer&with=bursar`;

/** The rights of a role beside those of another; nothing is changed yet. */
export const RightsOfARole: Story = { args: { at: ofHostels } };

/** Who gains and loses stands before the words are typed. */
export const SeenBeforeSaved: Story = {
  tags: ["played"],
  args: { at: ofHostels },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "See notices" }));
    await expect(canvas.getByText("1 right changed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Who gains, who loses" }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: "Change the rights of Hostel officer" }),
    );
    await expect(
      await dialog.findByText("Abubakar Maryam Bala, Usman Zainab Maryam"),
    ).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /Type CHANGE HOSTEL OFFICER/ })).toBeVisible();
  },
};

export const FixedRole: Story = { args: { at: `${staffPaths.roles}?role=super+administrator` } };

export const Menus: Story = { args: { at: staffPaths.menus, page: MenusPage } };

/** Before a label is switched off, how many people see it. */
export const MenuSwitchedOff: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { at: staffPaths.menus, page: MenusPage },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for applications" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: rightsMessages.switchOff }));
    await expect(
      await screen.findByText(/^Applications shows to nobody: 12 people see it now\./),
    ).toBeVisible();
  },
};

/** A label that the people of the role do not see stands among theirs with the reason. */
export const MenuHidden: Story = {
  args: { at: `${staffPaths.manageMenu}?label=jamb+list+upload`, page: ManageMenuPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(rightsMessages.hidden.off)).toBeVisible();
  },
};

export const OneMenu: Story = {
  args: { at: `${staffPaths.manageMenu}?label=reports`, page: ManageMenuPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 2, name: "History" })).toBeVisible();
    await expect(await canvas.findByText(/chose a new password/)).toBeVisible();
  },
};

const orders = fn();

/** The order of before comes back as it was. */
export const OrdersAndUndoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    at: `${staffPaths.manageMenu}?label=reports`,
    page: ManageMenuPage,
    toasts: true,
    answers: {
      ...meta.args.answers,
      saveMenuOrder: ({ labels }) => {
        orders(labels);
        return {};
      },
    },
  },
  play: async ({ canvas }) => {
    const [down] = await canvas.findAllByRole("button", { name: /down/i });
    await userEvent.click(down as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.saveOrder }));
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(actMessages.undone)).toBeVisible();
    const [moved, back] = orders.mock.calls.flat();
    await expect(back).not.toEqual(moved);
    await expect([back[1], back[0]]).toEqual(moved.slice(0, 2));
  },
};

/** Which acts two people do; switching one off is a grave act. */
export const ApprovalPolicies: Story = {
  args: { at: staffPaths.approvalPolicies, page: PoliciesPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Switched off")).toBeVisible();
  },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: ofHostels },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { args: { at: ofHostels }, globals: { theme: "dark" } };

/** Who can open a page, and by which right from where. */
export const OpensAPage: Story = {
  args: {
    at: `${staffPaths.pageAccess}?address=%2Fuser_management%2Faudit`,
    page: PageAccess,
    answers: {
      ...meta.args.answers,
      listPageOpeners: { items: pageOpeners, total: pageOpeners.length },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/further role: registrar, allowed/)).toBeVisible();
  },
};

/** An address that names no menu leads on to all of them. */
export const MenuNotKnown: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: staffPaths.manageMenu, page: ManageMenuPage },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: rightsMessages.chooseMenu }),
    ).toHaveAttribute("href", staffPaths.menus);
    await expect(
      canvas.getByRole("heading", { level: 1, name: rightsMessages.manage }),
    ).toBeVisible();
  },
};
