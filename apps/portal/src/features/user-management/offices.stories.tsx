import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { officeMessages } from "@polyportal/domain/messages/office";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { heads } from "../../testing/offices.ts";
import { rightsMoved, units, users } from "../../testing/staff.ts";
import { Page } from "./heads.page.tsx";

const meta = {
  title: "Pages/Offices",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.heads,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listOffices: { items: heads, total: heads.length },
      getOffice: ({ id }) => heads.find((held) => held.id === id) ?? refusal("not_found"),
      listUsers: { items: users, total: users.length },
      assignOffice: refusal("office_taken"),
      endOffice: {},
      previewRights: rightsMoved,
      getHistory: history,
      takeBackOffice: {},
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One who heads, one who stands in for her, one whose time is over, one whose time is to come. */
export const Heads: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Danjuma Yakubu (acting)")).toBeVisible();
  },
};

/** What is missing is said at each field. */
export const Assigns: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Assign a head" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign a head" }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(dialog.getByRole("combobox", { name: /Lecturer/ })).toHaveAccessibleDescription(
      /please select a lecturer/,
    );
    await userEvent.type(dialog.getByRole("combobox", { name: /Lecturer/ }), "aki");
    await userEvent.click(await screen.findByRole("option", { name: /Akinwande-Cole/ }));
    await expect(await dialog.findByText(/1 right is gained by somebody/)).toBeVisible();
  },
};

/** Ending an office wants a reason. */
export const Ends: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Ogunlade/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "End the office" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "End the office" }));
    await expect(await dialog.findByText("enter and change hostels")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "End the office" }));
    await expect(dialog.getByRole("textbox", { name: /Reason/ })).toHaveAccessibleDescription(
      /please say why/,
    );
  },
};

/** An office is noted with whom it was given to: its row opens that person's past. */
export const Past: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Ogunlade/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    const dialog = within(await screen.findByRole("dialog", { name: /^History of Ogunlade/ }));
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  },
};

/** The last day is set earlier or later, with a reason; not before the first. */
export const ChangesTheLastDay: Story = {
  tags: ["played"],
  args: { toasts: true },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Danjuma/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: officeMessages.changeEnd }));
    const dialog = within(
      await screen.findByRole("dialog", {
        name: officeMessages.changeEndOf("Danjuma Yakubu", "Computer Science"),
      }),
    );
    const year = dialog.getByRole("textbox", { name: "Year" });
    await expect(year).toHaveValue("2026");
    await userEvent.clear(year);
    await userEvent.type(year, "2025");
    await userEvent.click(dialog.getByRole("button", { name: officeMessages.changeEnd }));
    await expect((await dialog.findAllByText("the end is before the beginning"))[0]).toBeVisible();
    await userEvent.clear(year);
    await userEvent.type(year, "2027");
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "She is away longer.");
    await userEvent.click(dialog.getByRole("button", { name: officeMessages.changeEnd }));
    await expect(
      await screen.findByText(officeMessages.changedEnd("Danjuma Yakubu", "2027-12-14")),
    ).toBeVisible();
  },
};

export const ChangesTheLastDayOnAPhone: Story = {
  ...ChangesTheLastDay,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

/** An empty last day sets none any more; of who stands in there is always one. */
export const ClearsTheLastDay: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      listOffices: {
        items: heads.map((held) => ({ ...held, acting: false })),
        total: heads.length,
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for Danjuma/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: officeMessages.changeEnd }));
    const dialog = within(await screen.findByRole("dialog", { name: /^Last day of Danjuma/ }));
    await expect(dialog.getByText(officeMessages.fields.untilHint)).toBeVisible();
    for (const part of ["Day", "Month", "Year"]) {
      await userEvent.clear(dialog.getByRole("textbox", { name: part }));
    }
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "She stays for good.");
    await userEvent.click(dialog.getByRole("button", { name: officeMessages.changeEnd }));
    await expect(
      await screen.findByText(officeMessages.clearedEnd("Danjuma Yakubu")),
    ).toBeVisible();
  },
};

/** Of one department, of who stands in, of what ends between two days: the address says so. */
export const Narrowed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: `${staffPaths.heads}?acting=true&unit=1&until-from=2026-12-01` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`${officeMessages.filterActing}: ${officeMessages.actsFor}`),
    ).toBeVisible();
    await expect(canvas.getByText(/^Until: from 1 December 2026/)).toBeVisible();
  },
};

/** A tenure beside the list, with what can be done about it. */
export const OneOpen: Story = {
  globals: { viewport: { value: "desk" } },
  args: { at: `${staffPaths.heads}?open=${heads[0]?.id ?? ""}` },
  play: async () => {
    const beside = within(await screen.findByRole("region", { name: heads[0]?.unit ?? "" }));
    await expect(beside.getByRole("button", { name: officeMessages.end })).toBeVisible();
    await expect(await beside.findByText(/chose a new password/)).toBeVisible();
  },
};

/** Enter opens it, Escape gives the row its focus back. */
export const OpensByKeys: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas }) => {
    const unit = heads[2]?.unit ?? "";
    const link = await canvas.findByRole("link", { name: unit });
    link.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(screen.getByRole("heading", { level: 2, name: unit })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/** On a phone it takes the place of the list. */
export const OneOpenOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: `${staffPaths.heads}?open=${heads[0]?.id ?? ""}` },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const name = heads[0]?.unit ?? "";
    await expect(await canvas.findByRole("heading", { level: 1, name })).toBeVisible();
    await expect(canvas.queryByRole("heading", { level: 1, name: /Heads/ })).toBeNull();
  },
};

/** One that is taken back is no longer beside the list. */
export const TakesBackBeside: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  globals: { viewport: { value: "desk" } },
  args: { toasts: true, at: `${staffPaths.heads}?open=o-4` },
  play: async () => {
    const beside = within(await screen.findByRole("region", { name: "Statistics" }));
    await userEvent.click(beside.getByRole("button", { name: officeMessages.takeBack }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "Another was chosen.");
    await userEvent.click(dialog.getByRole("button", { name: officeMessages.takeBack }));
    await screen.findByText(officeMessages.takenBack("Bello Hauwa"));
    await waitFor(() => expect(screen.queryByRole("region", { name: "Statistics" })).toBeNull());
  },
};

/** One that has not begun is taken back, as if it had not been given. */
export const TakesBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { toasts: true },
  play: async ({ canvas }) => {
    const coming = heads.find(({ state }) => state === "coming");
    const name = new RegExp(`Actions for ${coming?.holder}`);
    await userEvent.click(await canvas.findByRole("button", { name }));
    await userEvent.click(screen.getByRole("menuitem", { name: officeMessages.takeBack }));
    const dialog = within(
      await screen.findByRole("alertdialog", { name: officeMessages.takeBack }),
    );
    await userEvent.type(
      dialog.getByRole("textbox", { name: /Reason/ }),
      "The senate chose another.",
    );
    await userEvent.click(dialog.getByRole("button", { name: officeMessages.takeBack }));
    await expect(
      await screen.findByText(officeMessages.takenBack(coming?.holder ?? "")),
    ).toBeVisible();
  },
};

/** Who may only look finds no act. */
export const OnlyLooking: Story = {
  tags: ["played"],
  args: { profile: { ...superAdministrator, role: "registrar", claims: ["users.see"] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Danjuma Yakubu (acting)")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Assign a head" })).toBeNull();
  },
};
