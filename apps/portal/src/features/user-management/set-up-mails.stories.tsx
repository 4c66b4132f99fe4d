import { refusal } from "@polyportal/api-client/testing/fixed-client";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { resetLinkMessages } from "@polyportal/domain/messages/reset-links";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { noImports } from "../../testing/imports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units, users } from "../../testing/staff.ts";
import { Page } from "./users.page.tsx";

const mailed = fn();

const meta = {
  title: "Pages/User management/Set-up links",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs", "played"],
  beforeEach: () => {
    mailed.mockClear();
  },
  args: {
    at: staffPaths.users,
    profile: superAdministrator,
    toasts: true,
    answers: {
      listUnits: units,
      listImports: noImports,
      listUsers: { items: users, total: users.length },
      sendSetUpMail: ({ ids, reason }) => {
        mailed(ids, reason);
        const without = users.filter(({ id, email }) => ids.includes(id) && email === null);
        return {
          sent: ids.length - without.length,
          without: without.map(({ fullName }) => fullName),
          alreadySent: [],
          enough: [],
        };
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From its row, one person's link goes out and no other's. */
export const OfOne: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for Akinwande/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: userMessages.mail }));
    await expect(await screen.findByText("One link was sent")).toBeVisible();
    await expect(mailed.mock.calls).toEqual([[["u-1"], undefined]]);
    await expect(screen.queryByText(/Without an address/)).toBeNull();
  },
};

const reason = "The mail server was away all morning.";

/** Ticks two people, and asks for their links. */
async function askForTwo(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: /^Select Akinwande/ }));
  await userEvent.click(canvas.getByRole("checkbox", { name: /^Select Ogunlade/ }));
  await userEvent.click(canvas.getByRole("button", { name: userMessages.mail }));
  return within(await screen.findByRole("alertdialog", { name: resetLinkMessages.several.title }));
}

/** To how many they go is said before those that are ticked are sent theirs, and why is asked. */
export const AsksOfSeveral: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const dialog = await askForTwo(canvas);
    await expect(dialog.getByText(/^2 people are sent a link/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Send 2 links" }));
    await expect(await dialog.findByText("please say why")).toBeVisible();
    await expect(mailed).not.toHaveBeenCalled();
  },
};

/** With a reason they are sent together, and whom none reaches is named. */
export const OfSeveral: Story = {
  play: async ({ canvas }) => {
    const dialog = await askForTwo(canvas);
    await userEvent.type(dialog.getByRole("textbox", { name: actMessages.reason }), reason);
    await userEvent.click(dialog.getByRole("button", { name: "Send 2 links" }));
    await expect(await screen.findByText("One link was sent")).toBeVisible();
    await expect(
      screen.getByText("Without an address, or switched off: Ogunlade Folasade Abiọ́dún."),
    ).toBeVisible();
    await expect(mailed.mock.calls).toEqual([[["u-1", "u-2"], reason]]);
  },
};

/** Whoever has sent as many as one person may in a day is told how many are left, and why is not typed again. */
export const BeyondTheDay: Story = {
  args: {
    answers: {
      listUnits: units,
      listImports: noImports,
      listUsers: { items: users, total: users.length },
      sendSetUpMail: refusal("mail_limit"),
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askForTwo(canvas);
    const box = dialog.getByRole("textbox", { name: actMessages.reason });
    await userEvent.type(box, reason);
    await userEvent.click(dialog.getByRole("button", { name: "Send 2 links" }));
    await expect(await dialog.findByText(/More may go after midnight/)).toBeVisible();
    await expect(box).toHaveValue(reason);
  },
};

/** Who may not send links finds both acts barred, and sends none. */
export const WithoutTheRight: Story = {
  args: { profile: { ...superAdministrator, claims: ["users.see", "users.enter"] } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /^Select Akinwande/ }));
    await expect(canvas.getByRole("button", { name: userMessages.mail })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: /^Actions for Akinwande/ }));
    const barred = screen.getByRole("menuitem", { name: new RegExp(userMessages.mail) });
    await expect(barred).toHaveTextContent(actMessages.noClaim);
    await userEvent.click(barred);
    await expect(mailed).not.toHaveBeenCalled();
  },
};
