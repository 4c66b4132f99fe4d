import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { actMessages } from "@polyportal/domain/messages/act";
import { listChoiceMessages } from "@polyportal/domain/messages/list-choice";
import { pasteListMessages as words } from "@polyportal/domain/messages/paste-list";
import { userMessages } from "@polyportal/domain/messages/users";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, screen, userEvent, within } from "storybook/test";
import { bulkEdit } from "../../testing/imports.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units, users } from "../../testing/staff.ts";
import { Page } from "../../features/user-management/users.page.tsx";

const [first, second, third] = users;
const labelOf = (user: typeof first) => `${user?.fullName ?? ""} (${user?.userName ?? ""})`;

const meta = {
  title: "Pages/Pasted lists",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.users,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      // One of the two found rows is on another page.
      listUsers: { items: users.slice(0, 1), total: 412 },
      resolveList: {
        found: [
          { line: 1, id: first?.id ?? "", label: labelOf(first) },
          { line: 3, id: third?.id ?? "", label: labelOf(third) },
        ],
        unknown: [{ line: 2, text: "ogunlade.folasade@oke-ila-polytechnic.exmaple" }],
        double: [{ line: 4, text: "+234 803 123 4508", label: labelOf(first), before: 1 }],
        ambiguous: [{ line: 5, text: "08031234513", labels: [labelOf(second), labelOf(third)] }],
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const pasted = [
  "exams.and.records",
  "ogunlade.folasade@oke-ila-polytechnic.exmaple",
  "usman.z",
  "+234 803 123 4508",
  "08031234513",
].join("\n");

/** Pastes the list and has it checked. */
async function paste(): Promise<ReturnType<typeof within>> {
  await userEvent.click(await screen.findByRole("button", { name: listChoiceMessages.paste }));
  const dialog = within(await screen.findByRole("dialog", { name: words.title }));
  await userEvent.click(dialog.getByRole("textbox", { name: words.text }));
  await userEvent.paste(pasted);
  await userEvent.click(dialog.getByRole("button", { name: words.find }));
  return dialog;
}

/** Doubtful lines are shown, and nothing is chosen yet. */
export const Doubtful: Story = {
  play: async () => {
    const dialog = await paste();
    await expect(await dialog.findByText(/^3 entries are in doubt/)).toBeVisible();
    await expect(dialog.getByText(/exmaple$/)).toBeVisible();
    await expect(dialog.getByText(new RegExp(words.namedBefore("", 1).slice(2)))).toBeVisible();
    await expect(dialog.getByText(/^\s*could be Ogunlade .*, or Usman /)).toBeVisible();
    await expect(dialog.getByRole("button", { name: words.choose(2) })).toBeEnabled();
  },
};

let asked: readonly string[] = [];

/** Found rows are chosen, also on other pages, and the list's acts affect only them. */
export const ActsOnTheFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: {
    toasts: true,
    answers: {
      ...meta.args.answers,
      toggleUserActivation: ({ ids }) => {
        asked = ids;
        return { changed: ids.length, inOffice: [], waits: false, undoId: bulkEdit.id };
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await paste();
    await userEvent.click(await dialog.findByRole("button", { name: words.choose(2) }));
    await expect(await canvas.findByText("2 selected")).toBeVisible();
    await expect(
      canvas.getByRole("checkbox", { name: `Select ${first?.fullName ?? ""}` }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: userMessages.deactivate }));
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(userMessages.deactivating(2))).toBeVisible();
    await userEvent.type(question.getByRole("textbox"), "Their contracts ended in August.");
    await userEvent.click(question.getByRole("button", { name: userMessages.deactivate }));
    await expect(await screen.findByRole("button", { name: actMessages.undo })).toBeVisible();
    await expect(asked).toEqual([first?.id, third?.id]);
  },
};

/** If the server does not check it, the text stays for another try. */
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  args: { answers: { ...meta.args.answers, resolveList: refusal("database_unavailable") } },
  play: async () => {
    const dialog = await paste();
    await expect(await dialog.findByText(words.failed)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: words.text })).toHaveValue(pasted);
    await expect(dialog.getByRole("button", { name: words.find })).toBeEnabled();
  },
};
