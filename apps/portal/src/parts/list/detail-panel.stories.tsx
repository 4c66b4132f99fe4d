import type { Meta, StoryObj } from "@storybook/react-vite";
import { waiting } from "@polyportal/api-client/testing/fixed-client";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { oneUser, units, users } from "../../testing/staff.ts";
import { Page } from "../../features/user-management/users.page.tsx";

const [first, second] = users;
const names = [first?.fullName ?? "", second?.fullName ?? ""] as const;

const meta = {
  title: "Pages/Records beside lists",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  globals: { viewport: { value: "desk" } },
  args: {
    at: `${staffPaths.users}?open=${first?.id ?? ""}`,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listUsers: { items: users, total: users.length },
      getUser: ({ id }) => ({
        ...oneUser,
        id,
        fullName: users.find((user) => user.id === id)?.fullName ?? "",
      }),
      getHistory: history,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async (name: string) => within(await screen.findByRole("region", { name }));

/** A shared link shows the list with one person beside it. */
export const OneOpen: Story = {
  play: async () => {
    await expect((await panel(names[0])).getByText("Denied")).toBeVisible();
  },
};

/** A press opens the record, keys go to the next, Escape returns the focus to the row. */
export const ByKeys: Story = {
  tags: ["played"],
  args: { at: staffPaths.users },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: names[0] });
    link.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () =>
      expect(await screen.findByRole("heading", { level: 2, name: names[0] })).toHaveFocus(),
    );
    await expect(canvas.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    await expect(link).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("j");
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name: names[1] })).toHaveFocus(),
    );
    await userEvent.keyboard("k");
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name: names[0] })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
    await expect(screen.queryByRole("region", { name: names[0] })).toBeNull();
  },
};

/** Escape closes a dialog over the record first. */
export const UnderADialog: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async () => {
    const beside = await panel(names[0]);
    await userEvent.click(await beside.findByRole("button", { name: "Deactivate" }));
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(screen.getByRole("region", { name: names[0] })).toBeVisible();
    await userEvent.click(beside.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: names[0] })).toBeNull());
  },
};

export const Waiting: Story = {
  args: { answers: { ...meta.args.answers, getUser: waiting } },
};

/** On small screens, the record of a shared link replaces its list. */
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: names[0] })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 1, name: "Users" })).toBeNull();
  },
};

/** There a row links to the person's page. */
export const LeadsToThePage: Story = {
  tags: ["played"],
  args: { at: staffPaths.users },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("link", { name: names[0] }));
    await expect(screen.queryByRole("region", { name: names[0] })).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
