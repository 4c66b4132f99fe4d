import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { menus, roleClaims } from "../../testing/staff.ts";
import { Page as ManageMenuPage } from "./manage-menu.page.tsx";
import { Page } from "./roles.page.tsx";

const meta = {
  title: "Pages/Roles and menus without the claims",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: `${staffPaths.roles}?role=hostel+officer`,
    profile: { ...superAdministrator, claims: ["users.see"] },
    answers: { listRoleClaims: roleClaims, listMenus: menus, getHistory: history },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rights of a role are looked at. */
export const RoleLookedAt: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "See hostels" })).toBeDisabled();
    await expect(
      canvas.queryByRole("button", { name: rightsMessages.preview }),
    ).not.toBeInTheDocument();
  },
};

/** Who may only look sees the same, and can change none of it. */
export const MenuLookedAt: Story = {
  args: {
    at: `${staffPaths.manageMenu}?label=reports`,
    page: ManageMenuPage,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(actMessages.noClaim)).toHaveLength(3);
    await expect(canvas.queryByRole("checkbox")).not.toBeInTheDocument();
    const roles = within(canvas.getByRole("region", { name: rightsMessages.rolesOf }));
    await expect(roles.getByText("Registrar")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /save|move/i })).not.toBeInTheDocument();
  },
};
