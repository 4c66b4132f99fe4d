import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { userMessages } from "@polyportal/domain/messages/users";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { noImports } from "../../testing/imports.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { oneUser, units, users } from "../../testing/staff.ts";
import { Page as EditPage } from "./edit-user.page.tsx";
import { Page as ManagePage } from "./manage-user.page.tsx";
import { Page } from "./users.page.tsx";

const meta = {
  title: "Pages/Users without the claims",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.users,
    // Sees users, and does nothing to them.
    profile: { ...superAdministrator, role: "registrar", claims: [...defaultClaims.registrar] },
    answers: {
      listUnits: units,
      listImports: noImports,
      listUsers: { items: users, total: 412 },
      getUser: oneUser,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each act says why it cannot be done; nobody is offered to sign in as others. */
export const Users: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Akinwande/ }));
    for (const name of [userMessages.edit, userMessages.mail, userMessages.deactivate]) {
      const act = screen.getByRole("menuitem", { name: new RegExp(`^${name}`) });
      await expect(act).toHaveAttribute("aria-disabled", "true");
      await expect(act).toHaveTextContent(actMessages.noClaim);
    }
    await expect(
      screen.queryByRole("menuitem", { name: new RegExp(userMessages.signInAs) }),
    ).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Select Akinwande/ }));
    await expect(canvas.getByRole("button", { name: userMessages.mail })).toBeDisabled();
    await expect(canvas.queryByRole("link", { name: userMessages.add })).not.toBeInTheDocument();
  },
};

/** Who sends links alone is not kept from it. */
export const OnlyMails: Story = {
  args: { profile: { ...superAdministrator, claims: ["users.see", "users.reset"] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Akinwande/ }));
    await expect(screen.getByRole("menuitem", { name: userMessages.mail })).not.toHaveAttribute(
      "aria-disabled",
    );
  },
};

/** One account is looked at, and nothing is done to it. */
export const OneAccount: Story = {
  args: { at: `${staffPaths.manageUser}?user=u-1`, page: ManagePage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: userMessages.tabs.rights })).toBeVisible();
    for (const name of [userMessages.deactivate, userMessages.signInAs]) {
      await expect(canvas.queryByRole("button", { name })).not.toBeInTheDocument();
    }
  },
};

/** The address of the form opens no form. */
export const NoForm: Story = {
  args: { at: `${staffPaths.editUser}?user=u-1`, page: EditPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(actMessages.noClaim)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).not.toBeInTheDocument();
  },
};
