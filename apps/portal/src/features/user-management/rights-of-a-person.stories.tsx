import type { Meta, StoryObj } from "@storybook/react-vite";
import { rightsMessages } from "@polyportal/domain/messages/rights";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { openTab } from "../../testing/open-tab.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { oneUser, rightsMoved } from "../../testing/staff.ts";
import { Page } from "./manage-user.page.tsx";

const meta = {
  title: "Pages/Rights of a person",
  component: ShownPage,
  parameters: { layout: "fullscreen", chromatic: { disableSnapshot: true } },
  tags: ["!autodocs"],
  args: {
    at: `${staffPaths.manageUser}?user=u-1`,
    profile: superAdministrator,
    answers: { getUser: oneUser },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A right for one person, beyond the roles: what and until when, then why; it ends by itself. */
export const Exceptions: Story = {
  tags: ["played"],
  beforeEach: openTab("exceptions"),
  args: {
    toasts: true,
    answers: {
      getUser: oneUser,
      listUserClaims: [
        {
          claim: "export.personal",
          effect: "allow",
          until: "2026-12-31",
          reason: "Letters to the parents of new students.",
          since: "2026-11-20T09:00:00.000Z",
          by: "Yusuf Halima",
        },
        {
          claim: "hostels.enter",
          effect: "deny",
          until: "2027-01-31",
          reason: "A relative has applied for a bed.",
          since: "2026-11-21T09:00:00.000Z",
          by: "Yusuf Halima",
        },
      ],
      saveUserClaim: { waits: true },
      previewRights: rightsMoved,
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Letters to the parents of new students.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Make an exception" }));
    const form = within(await screen.findByRole("dialog", { name: /Make an exception/ }));
    await userEvent.type(
      await form.findByRole("combobox", { name: /Right/ }),
      "approve and release fees",
    );
    await userEvent.click(await screen.findByRole("option", { name: "Approve and release fees" }));
    await userEvent.click(form.getByRole("radio", { name: "Give the right" }));
    await userEvent.click(form.getByRole("button", { name: "Make the exception" }));
    await expect(form.getByText("a claim for one person needs an end date")).toBeVisible();
    await userEvent.type(form.getByRole("textbox", { name: "Day" }), "31");
    await userEvent.type(form.getByRole("textbox", { name: "Month" }), "12");
    await userEvent.type(form.getByRole("textbox", { name: "Year" }), "2099");
    await userEvent.click(form.getByRole("button", { name: "Make the exception" }));
    const ask = within(await screen.findByRole("alertdialog", { name: /Give the right/ }));
    await expect(ask.getByText(/once another has approved it/)).toBeVisible();
    await expect(await ask.findByText("Usman Zainab Maryam")).toBeVisible();
    await userEvent.type(ask.getByRole("textbox", { name: /Reason/ }), "The bursar is on leave.");
    await userEvent.click(ask.getByRole("button", { name: "Make the exception" }));
    await expect(await screen.findByText("This waits for the approval of another.")).toBeVisible();
  },
};

const given = fn();

/** A role besides the main one: what it brings to whom is seen before it is given. */
export const FurtherRoles: Story = {
  tags: ["played"],
  beforeEach: openTab("roles"),
  args: {
    toasts: true,
    answers: {
      getUser: oneUser,
      previewRights: ({ furtherRole }) =>
        furtherRole?.has ? rightsMoved : { gains: [], loses: [], shows: [], hides: [] },
      assignRole: (wish) => {
        given(wish);
        return { waits: false };
      },
    },
  },
  play: async ({ canvas }) => {
    const give = await canvas.findByRole("button", { name: /^Give.*hostel officer/ });
    await userEvent.click(give);
    const ask = within(await screen.findByRole("alertdialog", { name: /Hostel officer/ }));
    await expect(
      await ask.findByText("1 right is gained by somebody, 1 is lost by somebody."),
    ).toBeVisible();
    await expect(ask.getByRole("heading", { name: "Shows to" })).toBeVisible();
    await userEvent.type(ask.getByRole("textbox", { name: /Reason/ }), "She helps at the hostels.");
    await userEvent.click(ask.getByRole("button", { name: "Give" }));
    await expect(await screen.findByText("Successfully updated user")).toBeVisible();
    await expect(given).toHaveBeenCalledWith({
      id: "u-1",
      role: "hostel officer",
      has: true,
      reason: "She helps at the hostels.",
      typed: "",
    });
    await userEvent.click(canvas.getByRole("button", { name: /^Take away.*course adviser/ }));
    const taking = within(await screen.findByRole("alertdialog", { name: /Course adviser/ }));
    await expect(await taking.findByText(rightsMessages.nobody)).toBeVisible();
  },
};

/** A stolen phone: every sign-in ends, with a reason. */
export const EndsSignIns: Story = {
  args: {
    toasts: true,
    answers: { getUser: oneUser, endSignIns: {} },
  },
  beforeEach: openTab("sign-ins"),
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "End all sign-ins" }));
    const ask = within(await screen.findByRole("alertdialog", { name: "End all sign-ins" }));
    await userEvent.type(ask.getByRole("textbox", { name: /Reason/ }), "The phone was stolen.");
    await userEvent.click(ask.getByRole("button", { name: "End all sign-ins" }));
    await expect(await screen.findByText(/is signed out everywhere/)).toBeVisible();
  },
};

/** Whose account was changed decides nothing for a day; another super administrator says that he may. */
export const DecisionsAreHeld: Story = {
  args: {
    toasts: true,
    answers: {
      getUser: {
        ...oneUser,
        decisionsHeld: { since: "2026-11-28T09:00:00.000Z", until: "2026-11-29T09:00:00.000Z" },
      },
      reopenDecisions: {},
    },
  },
  tags: ["played"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("29 November 2026, 10:00 am")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: userMessages.reopen }));
    const ask = within(await screen.findByRole("alertdialog", { name: /decide at once/ }));
    const reason = ask.getByRole("textbox", { name: /Reason/ });
    await userEvent.type(reason, "She has told me of her new address herself.");
    await userEvent.click(ask.getByRole("button", { name: userMessages.reopen }));
    await expect(await screen.findByText(/decides again/)).toBeVisible();
  },
};
