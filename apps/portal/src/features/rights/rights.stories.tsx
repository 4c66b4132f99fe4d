import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { actMessages } from "@polyportal/domain/messages/act";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { defaultClaims } from "@polyportal/domain/rights/default-claims";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
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

/** What is not known yet cannot be meant: the button waits, and moves under nobody's press. */
export const NotSavedUnseen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { at: ofHostels, answers: { ...meta.args.answers, previewRights: waiting } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "See notices" }));
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.preview }));
    const dialog = within(await saving());
    await expect(await dialog.findByRole("progressbar")).toBeVisible();
    await expect(dialog.getByRole("button", { name: rightsMessages.save })).toBeDisabled();
  },
};

/** Where it cannot be said, that is said, and whoever may save still may. */
export const SavedWithoutPreview: Story = {
  ...NotSavedUnseen,
  args: {
    at: ofHostels,
    answers: { ...meta.args.answers, previewRights: refusal("database_unavailable") },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "See notices" }));
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.preview }));
    const dialog = within(await saving());
    await expect(await dialog.findByText(errorCodes.database_unavailable.message)).toBeVisible();
    await expect(dialog.getByRole("button", { name: rightsMessages.save })).toBeEnabled();
  },
};

const saves = fn();
const saving = () => screen.findByRole("alertdialog", { name: /^Change the rights of Hostel/ });

/** What the school changed of a role is put back, counted, and saved as it is ticked. */
export const ResetsToDefault: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  beforeEach: () => {
    saves.mockClear();
  },
  args: {
    at: `${staffPaths.roles}?role=hostel+officer`,
    toasts: true,
    answers: {
      ...meta.args.answers,
      listRoleClaims: roleClaims.map((one) =>
        one.role === "hostel officer"
          ? { ...one, claims: ["audit.see", "hostels.see", "students.see"] }
          : one,
      ),
      saveRoleClaims: (wish) => {
        saves(wish);
        return { waits: false };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const ticked = () =>
      [...canvasElement.querySelectorAll("fieldset input:checked")].map(({ id }) => id).toSorted();
    const start = defaultClaims["hostel officer"].toSorted();
    await canvas.findByText("Nothing changed yet");
    await expect(ticked()).not.toEqual(start);
    await userEvent.click(canvas.getByRole("button", { name: "Reset to default" }));
    await expect(ticked()).toEqual(start);
    // One that it had been given, and two that had been taken from it.
    await expect(canvas.getByText("3 rights changed")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.preview }));
    const dialog = within(await saving());
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "As it was at first.");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Type/ }), "CHANGE HOSTEL OFFICER");
    await userEvent.click(dialog.getByRole("button", { name: rightsMessages.save }));
    await expect(await screen.findByText("Successfully updated Hostel officer")).toBeVisible();
    await expect(saves.mock.calls.flat()).toEqual([
      {
        role: "hostel officer",
        claims: start,
        revision: 1,
        reason: "As it was at first.",
        typed: "CHANGE HOSTEL OFFICER",
      },
    ]);
  },
};

let isProven = false;

/** The password is asked for where the server wants it; the act goes out again as it was typed. */
export const PasswordAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  beforeEach: () => {
    isProven = false;
    saves.mockClear();
  },
  args: {
    at: `${staffPaths.roles}?role=hostel+officer`,
    toasts: true,
    answers: {
      ...meta.args.answers,
      provePassword: ({ password }) => {
        isProven = password === "lorry groundnut dusk";
        const { message } = errorCodes.wrong_password;
        return isProven ? {} : refusal("wrong_password", { password: message });
      },
      saveRoleClaims: (wish) => {
        saves(wish);
        return isProven ? { waits: false } : refusal("password_needed");
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText("See notices"));
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.preview }));
    const dialog = within(await saving());
    const reason = dialog.getByRole("textbox", { name: /^Reason/ });
    const words = dialog.getByRole("textbox", { name: /^Type/ });
    const save = dialog.getByRole("button", { name: rightsMessages.save });
    const stands = async () => {
      await expect(reason).toHaveValue("They put up the ballot.");
      await expect(words).toHaveValue("CHANGE HOSTEL OFFICER");
    };
    await userEvent.type(reason, "They put up the ballot.");
    await userEvent.type(words, "CHANGE HOSTEL OFFICER");
    await expect(dialog.queryByLabelText(actMessages.password)).toBeNull();
    await userEvent.click(save);
    const password = await dialog.findByLabelText(actMessages.password);
    await stands();
    await userEvent.type(password, "lorry groundnut dawn");
    await userEvent.click(save);
    await waitFor(() =>
      expect(password).toHaveAccessibleDescription(/Your current password is not right\./),
    );
    await stands();
    // A password that is not right sends nothing.
    await expect(saves).toHaveBeenCalledTimes(1);
    await userEvent.clear(password);
    await userEvent.type(password, "lorry groundnut dusk");
    await userEvent.click(save);
    await expect(await screen.findByText("Successfully updated Hostel officer")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const [refused, again] = saves.mock.calls.flat();
    await expect(again).toEqual(refused);
    await expect(again).toMatchObject({
      reason: "They put up the ballot.",
      typed: "CHANGE HOSTEL OFFICER",
    });
    await expect(again).not.toHaveProperty("password");
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
    await userEvent.click(await canvas.findByRole("button", { name: "Actions for Applications" }));
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
