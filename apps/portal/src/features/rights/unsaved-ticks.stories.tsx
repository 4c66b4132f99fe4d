import type { Meta, StoryObj } from "@storybook/react-vite";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { unsavedMessages } from "@polyportal/domain/messages/unsaved";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { menus, rightsMoved, roleClaims } from "../../testing/staff.ts";
import { Page as ManageMenuPage } from "./manage-menu.page.tsx";
import { Page } from "./roles.page.tsx";

const meta = {
  title: "Pages/Ticks that are not saved",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  args: {
    at: `${staffPaths.roles}?role=hostel+officer`,
    profile: superAdministrator,
    answers: {
      listRoleClaims: roleClaims,
      listMenus: menus,
      previewRights: rightsMoved,
      getHistory: history,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const closesTab = () => {
  const closing = new Event("beforeunload", { cancelable: true });
  globalThis.dispatchEvent(closing);
  return closing.defaultPrevented;
};

// Found by its words: roles are worked out for each of a page's hundred ticks, at every look.
const asked = async () => {
  const title = await screen.findByText(unsavedMessages.title);
  return within(title.closest("[role=alertdialog]") as HTMLElement);
};

/** Who leaves is asked; another role's rights beside these, and the history, are no leaving. */
export const OfARole: Story = {
  play: async ({ canvas }) => {
    const notices = () => canvas.findByLabelText("See notices");
    await notices();
    await expect(closesTab()).toBe(false);
    await userEvent.click(await notices());
    await expect(closesTab()).toBe(true);
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: rightsMessages.compare }),
      "bursar",
    );
    await userEvent.click(canvas.getByRole("tab", { name: "History" }));
    await userEvent.click(canvas.getByRole("tab", { name: "Rights" }));
    await expect(await notices()).toBeChecked();
    // Which is put back where a tab of the page was taken for another page.
    await waitFor(() => expect(location.hash).toBe("#rights"));
    await expect(screen.queryByText(unsavedMessages.title)).not.toBeInTheDocument();
    const away = canvas.getAllByRole("link", { name: "Dashboard" })[0] as HTMLElement;
    await userEvent.click(away);
    const dialog = await asked();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(away).toHaveFocus());
    await expect(await notices()).toBeChecked();
    await userEvent.click(away);
    await userEvent.click((await asked()).getByRole("button", { name: unsavedMessages.leave }));
    await canvas.findByRole("heading", { name: rightsMessages.rolesTitle });
    await expect(closesTab()).toBe(false);
  },
};

/** Three cards of a menu ask once; an order outlasts a look at another role's. */
export const OfAMenu: Story = {
  args: { at: `${staffPaths.manageMenu}?label=reports`, page: ManageMenuPage },
  play: async ({ canvas }) => {
    const roles = within(await canvas.findByRole("region", { name: rightsMessages.rolesOf }));
    await userEvent.click(roles.getByRole("checkbox", { name: "Help desk" }));
    const order = within(canvas.getByRole("region", { name: rightsMessages.orderTitle }));
    const save = () => order.getByRole("button", { name: rightsMessages.saveOrder });
    await userEvent.click(order.getAllByRole("button", { name: /down/i })[0] as HTMLElement);
    await expect(save()).toBeEnabled();
    const choice = order.getByRole<HTMLSelectElement>("combobox", { name: rightsMessages.orderOf });
    const first = choice.value;
    const other = [...choice.options].find(({ value }) => value !== first)?.value ?? "";
    await userEvent.selectOptions(choice, other);
    await expect(save()).toBeDisabled();
    await userEvent.selectOptions(choice, first);
    await expect(save()).toBeEnabled();
    await userEvent.click(canvas.getAllByRole("link", { name: "Dashboard" })[0] as HTMLElement);
    const dialog = await asked();
    await expect(screen.getAllByRole("alertdialog")).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: unsavedMessages.leave }));
    await expect(await canvas.findByText(rightsMessages.menuUnknown)).toBeVisible();
  },
};
