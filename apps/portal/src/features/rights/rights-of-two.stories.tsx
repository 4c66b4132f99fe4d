import type { Output } from "@polyportal/api-client/client/client";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { menus, rightsMoved, roleClaims } from "../../testing/staff.ts";
import { Page as ManageMenuPage } from "./manage-menu.page.tsx";
import { Page } from "./roles.page.tsx";

const meta = {
  title: "Pages/Roles and menus of two administrators",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: staffPaths.roles,
    profile: superAdministrator,
    toasts: true,
    answers: { getHistory: history, previewRights: rightsMoved },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same after another has given the hostel officer one more. */
const givenMore = roleClaims.map((row) =>
  row.role === "hostel officer"
    ? { ...row, claims: [...row.claims, "audit.see" as const], revision: 2 }
    : row,
);

const saves = fn();
let asked = 0;
const forgetsWhatWasAsked = () => {
  asked = 0;
  saves.mockClear();
};

/** What another has given the role meanwhile stands beside what was ticked; keeping mine goes on from there. */
export const ChangedByTwo: Story = {
  args: {
    at: `${staffPaths.roles}?role=hostel+officer`,
    answers: {
      ...meta.args.answers,
      listRoleClaims: () => {
        asked += 1;
        return asked === 1 ? roleClaims : givenMore;
      },
      saveRoleClaims: (input) => {
        saves(input);
        return input.revision === 1
          ? refusal("conflict", {}, actMessages.conflictBy("Yusuf Halima", "26 Nov 2026, 09:14"))
          : { waits: false };
      },
    },
  },
  beforeEach: forgetsWhatWasAsked,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "See notices" }));
    await userEvent.click(canvas.getByRole("button", { name: "Who gains, who loses" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The council says so.");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Type/ }), "CHANGE HOSTEL OFFICER");
    await userEvent.click(dialog.getByRole("button", { name: rightsMessages.save }));
    const conflict = await dialog.findByRole("alert");
    await expect(conflict).toHaveTextContent(/Yusuf Halima saved this on/);
    await expect(conflict).toHaveTextContent("See notices");
    await expect(conflict).toHaveTextContent("See the audit and exports of others");
    await userEvent.click(dialog.getByRole("button", { name: actMessages.keepMine }));
    await expect(dialog.getByRole("button", { name: rightsMessages.save })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: rightsMessages.save }));
    await expect(await screen.findByText("Successfully updated Hostel officer")).toBeVisible();
    const [, kept] = saves.mock.calls.flat();
    await expect(kept).toMatchObject({ revision: 2, reason: "The council says so." });
    await expect(kept.claims).toContain("notices.see");
    await expect(kept.claims).not.toContain("audit.see");
  },
};

/** The same label after another has let the bursar's people see it, and turned a role's order round. */
const menusAfter: Output<"listMenus"> = {
  labels: menus.labels.map((menu) =>
    menu.label === "reports"
      ? { ...menu, claims: [...menu.claims, "audit.see"], roles: ["registrar"], revision: 2 }
      : menu,
  ),
  orders: menus.orders.map((order) => ({ ...order, labels: order.labels.toReversed() })),
};

const menuOfTwo: NonNullable<Story["args"]> = {
  at: `${staffPaths.manageMenu}?label=reports`,
  page: ManageMenuPage,
  answers: {
    ...meta.args.answers,
    listMenus: () => {
      asked += 1;
      return asked === 1 ? menus : menusAfter;
    },
    saveMenu: refusal("conflict"),
    saveMenuClaims: ({ revision }) => (revision === 1 ? refusal("conflict") : {}),
    saveMenuOrder: (input) => {
      saves(input);
      return input.before.join() ===
        menusAfter.orders.find(({ role }) => role === input.role)?.labels.join()
        ? {}
        : refusal("conflict");
    },
  },
};

/** Both sides of a label's rights and roles; the ticks of one card outlast a save in the other. */
export const MenuChangedByTwo: Story = {
  args: menuOfTwo,
  beforeEach: forgetsWhatWasAsked,
  play: async ({ canvas }) => {
    const roles = within(await canvas.findByRole("region", { name: rightsMessages.rolesOf }));
    const ofRights = within(canvas.getByRole("region", { name: rightsMessages.claimsOf }));
    await userEvent.click(roles.getByRole("checkbox", { name: "Help desk" }));
    await userEvent.click(ofRights.getByRole("checkbox", { name: "see notices" }));
    await userEvent.click(ofRights.getByRole("button", { name: rightsMessages.saveClaims }));
    let dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The council says so.");
    await userEvent.click(dialog.getByRole("button", { name: rightsMessages.saveClaims }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent(/audit and exports of others/);
    await userEvent.click(dialog.getByRole("button", { name: actMessages.keepMine }));
    await userEvent.click(dialog.getByRole("button", { name: rightsMessages.saveClaims }));
    await expect(await screen.findByText(actMessages.saved(rightsMessages.thing))).toBeVisible();
    await expect(roles.getByRole("checkbox", { name: "Help desk" })).toBeChecked();
    await userEvent.click(roles.getByRole("button", { name: rightsMessages.saveRoles }));
    dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The council says so.");
    await userEvent.click(dialog.getByRole("button", { name: rightsMessages.saveRoles }));
    await expect(await dialog.findByRole("alert")).toHaveTextContent("Help desk");
    await userEvent.click(dialog.getByRole("button", { name: actMessages.takeTheirs }));
    await expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await expect(roles.getByRole("checkbox", { name: "Help desk" })).not.toBeChecked();
    await expect(roles.getByRole("checkbox", { name: "Registrar" })).toBeChecked();
  },
};

/** Two orders of one role stand place by place. */
export const OrderChangedByTwo: Story = {
  args: menuOfTwo,
  beforeEach: forgetsWhatWasAsked,
  play: async ({ canvas }) => {
    const [down] = await canvas.findAllByRole("button", { name: /down/i });
    await userEvent.click(down as HTMLElement);
    const save = canvas.getByRole("button", { name: rightsMessages.saveOrder });
    await userEvent.click(save);
    await expect(
      await canvas.findByRole("list", { name: actMessages.conflictTitle }),
    ).toHaveTextContent("1st");
    await userEvent.click(canvas.getByRole("button", { name: actMessages.keepMine }));
    await expect(save).toHaveFocus();
    await userEvent.click(save);
    await expect(await screen.findByText(actMessages.saved(rightsMessages.thing))).toBeVisible();
    await expect(saves).toHaveBeenCalledTimes(2);
    await expect(save).toBeDisabled();
  },
};

/** Whoever takes the other's order goes on at its first place. */
export const OrderOfTheOther: Story = {
  args: menuOfTwo,
  beforeEach: forgetsWhatWasAsked,
  play: async ({ canvas }) => {
    const [down] = await canvas.findAllByRole("button", { name: /down/i });
    await userEvent.click(down as HTMLElement);
    await userEvent.click(canvas.getByRole("button", { name: rightsMessages.saveOrder }));
    await userEvent.click(await canvas.findByRole("button", { name: actMessages.takeTheirs }));
    const [first] = canvas.getAllByRole("button", { name: /down/i });
    await expect(first).toHaveFocus();
    await expect(canvas.queryByText(actMessages.conflictTitle)).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: rightsMessages.saveOrder })).toBeDisabled();
  },
};

export const ChangedByTwoOnAPhone: Story = {
  ...ChangedByTwo,
  globals: { viewport: { value: "phone" } },
};

export const MenuChangedByTwoOnAPhone: Story = {
  ...MenuChangedByTwo,
  globals: { viewport: { value: "phone" } },
};

export const OrderChangedByTwoOnAPhone: Story = {
  ...OrderChangedByTwo,
  globals: { viewport: { value: "phone" } },
};

export const OrderOfTheOtherOnAPhone: Story = {
  ...OrderOfTheOther,
  globals: { viewport: { value: "phone" } },
};
