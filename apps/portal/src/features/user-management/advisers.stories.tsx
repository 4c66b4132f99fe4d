import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { adviserMessages } from "@polyportal/domain/messages/adviser";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { advisedClasses } from "../../testing/offices.ts";
import { rightsMoved, units, users } from "../../testing/staff.ts";
import { Page } from "./advisers.page.tsx";

/** An id as accounts have them: what is chosen is checked to be one. */
const people = users.map((user, at) => ({
  ...user,
  id: `01a209b9-ac43-7411-98c0-3512f65b7a3${at}`,
}));

const meta = {
  title: "Pages/Course advisers",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.advisers,
    profile: superAdministrator,
    answers: {
      listClassAdvisers: advisedClasses,
      listUnits: units,
      listUsers: { items: people, total: people.length },
      assignClassAdviser: {},
      previewRights: rightsMoved,
      copyClassAdvisers: { copied: 3, undoId: null },
      getHistory: history,
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each class with its adviser, or without one. */
export const Classes: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Nobody yet", { ignore: "option" })).toBeVisible();
  },
};

const asked = fn();

/** Those of a level that nobody advises yet: the server is asked for just these. */
export const Narrowed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    at: `${staffPaths.advisers}?advised=false&level=2&option=7`,
    answers: {
      ...meta.args.answers,
      listClassAdvisers: (input) => {
        asked(input.advised, input.level, input.option);
        return advisedClasses;
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(`${adviserMessages.adviser}: ${adviserMessages.nobody}`);
    await expect(canvas.getByText("Level: ND II")).toBeVisible();
    await expect(canvas.getByText(/^Option: Power and Machines \(Electrical/)).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith("false", "2", "7");
  },
};

/** Somebody is searched by a part of the name; what is missing is said. */
export const Assigns: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Actions for .*ND II/ }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Assign an adviser" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Adviser of .*ND II/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    const box = dialog.getByRole("combobox", { name: /Lecturer/ });
    await expect(box).toHaveAccessibleDescription(/please select a lecturer/);
    await userEvent.type(box, "aki");
    await userEvent.click(await screen.findByRole("option", { name: /Akinwande-Cole/ }));
    await expect(await dialog.findByText("see notices")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Assign" }));
    await expect(await screen.findByText("The adviser is assigned")).toBeVisible();
  },
};

/** A class that was taken away by a slip is given back from the news of it. */
export const TakesAwayAndUndoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true, answers: { ...meta.args.answers, endClassAdviser: {} } },
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /^Actions for / });
    await userEvent.click(actions as HTMLElement);
    await userEvent.click(screen.getByRole("menuitem", { name: adviserMessages.end }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(await question.findByText("enter and change hostels")).toBeVisible();
    await userEvent.type(question.getByRole("textbox"), "She is on leave this session.");
    await userEvent.click(question.getByRole("button", { name: adviserMessages.end }));
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(actMessages.undone)).toBeVisible();
  },
};

/** How many classes it concerns stands in the question. */
export const Copies: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /Copy last session/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/3 classes .* in 2025\/2026/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: /Copy/ }));
    await expect(await screen.findByText("3 classes have their adviser")).toBeVisible();
  },
};

/** A class is noted with whom it was given to: its row opens that person's past. */
export const Past: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  play: async ({ canvas }) => {
    const [actions] = await canvas.findAllByRole("button", { name: /^Actions for / });
    await userEvent.click(actions as HTMLElement);
    await userEvent.click(screen.getByRole("menuitem", { name: auditMessages.history }));
    const adviser = advisedClasses.classes[0]?.adviser?.name ?? "";
    const dialog = within(
      await screen.findByRole("dialog", { name: auditMessages.historyOf(adviser) }),
    );
    await expect(await dialog.findByText(/chose a new password/)).toBeVisible();
  },
};

/** A class opens beside the list, with what is done about its adviser. */
export const OneOpen: Story = {
  globals: { viewport: { value: "desk" } },
  tags: ["played"],
  play: async ({ canvas }) => {
    const [one] = advisedClasses.classes;
    const name = new RegExp(`^${one?.department ?? ""}.*${one?.level ?? ""}$`);
    const [link] = await canvas.findAllByRole("link", { name });
    await userEvent.click(link as HTMLElement);
    const record = within(await screen.findByRole("region", { name }));
    await expect(record.getByRole("button", { name: adviserMessages.replace })).toBeVisible();
    await expect(await record.findByText(/chose a new password/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
  },
};

export const OneOpenOnAPhone: Story = {
  ...OneOpen,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};
