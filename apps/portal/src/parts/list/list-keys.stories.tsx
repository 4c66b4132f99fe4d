import type { Meta, StoryObj } from "@storybook/react-vite";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units, users } from "../../testing/staff.ts";
import { Page } from "../../features/user-management/users.page.tsx";

const meta = {
  title: "Pages/Keys of lists",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.users,
    profile: superAdministrator,
    answers: { listUnits: units, listUsers: { items: users, total: users.length } },
    page: Page,
  },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the page to the search, into the rows, along them and back, and choosing a row. */
export const Moves: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole("link", {
      name: new RegExp(users[0]?.fullName ?? ""),
    });
    await userEvent.keyboard("/");
    const search = canvas.getByRole("textbox", { name: /Search/ });
    await expect(search).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("link", { name: users[1]?.fullName ?? "" })).toHaveFocus();
    await userEvent.keyboard("x");
    const box = canvas.getByRole("checkbox", { name: new RegExp(users[1]?.fullName ?? "") });
    await expect(box).toBeChecked();
    await userEvent.keyboard("{ArrowUp}{ArrowUp}");
    await expect(search).toHaveFocus();
    await userEvent.keyboard("x/?");
    await expect(search).toHaveValue("x/?");
  },
};

/** `?` shows the keys. Single letters can be switched off. */
export const Listed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(users[0]?.fullName ?? "");
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keys of this list" }));
    await expect(dialog.getByText("Search")).toBeVisible();
  },
};

export const SwitchedOff: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await canvas.findByText(users[0]?.fullName ?? "");
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keys of this list" }));
    await userEvent.click(dialog.getByRole("switch"));
    await userEvent.keyboard("{Escape}/");
    await expect(canvas.getByRole("textbox", { name: /Search/ })).not.toHaveFocus();
  },
};
