import type { Meta, StoryObj } from "@storybook/react-vite";
import { refusal, waiting } from "@polyportal/api-client/testing/fixed-client";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { staffPaths } from "@polyportal/domain/routes/staff-paths";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { history } from "../../testing/audit.ts";
import { largeText } from "../../testing/large-text.ts";
import { noticeBoard, oneNotice } from "../../testing/notices.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { noticeAddresses } from "./addresses.ts";
import { Page } from "./notice-board.page.tsx";

const { acts, fields } = noticeBoardMessages;

const meta = {
  title: "Pages/Notice board",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
  args: {
    at: staffPaths.noticeBoard,
    profile: superAdministrator,
    answers: {
      listUnits: units,
      listNoticeBoard: { items: noticeBoard, total: 23 },
      getNotice: oneNotice,
      getHistory: history,
      deleteNotice: {},
      undoDeleteNotice: {},
      toggleNotice: {},
      previewNotice: { description: oneNotice.description },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens what can be done with a notice. */
async function act(row: RegExp, label: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: row }));
  await userEvent.click(screen.getByRole("menuitem", { name: label }));
}

/** Every notice with its state, whom it is for and how many have opened it. */
export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: /^2026\/2027 admission/ }),
    ).toHaveAttribute("href", noticeAddresses.edit("n-1"));
    await expect(canvas.getByText(/showing 1-10 of 23/i)).toBeVisible();
  },
};

/** A notice beside the board, with whom it reaches and what became of its letters. */
export const OneOpen: Story = {
  args: { at: `${staffPaths.noticeBoard}?open=n-2` },
  globals: { viewport: { value: "desk" } },
  play: async () => {
    const beside = within(await screen.findByRole("region", { name: oneNotice.title }));
    await expect(beside.getByText("4 December")).toBeVisible();
    await expect(beside.getByRole("link", { name: acts.edit })).toBeVisible();
    await expect(await beside.findByText(/chose a new password/)).toBeVisible();
  },
};

/** As its readers see it. */
export const Previews: Story = {
  tags: ["played"],
  play: async () => {
    await act(/^Actions for Inspection/, acts.preview);
    const dialog = within(await screen.findByRole("dialog", { name: "Notice" }));
    await expect(dialog.getByText("4 December")).toBeVisible();
    await expect(dialog.getByText("Undergraduate")).toBeVisible();
  },
};

/** Deleting asks first; the news of it brings the notice back. */
export const DeletesAndUndoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async () => {
    await act(/^Actions for Resumption/, acts.remove);
    const question = within(await screen.findByRole("alertdialog", { name: /Resumption/ }));
    await expect(question.getByText(/24 hours/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: acts.remove }));
    const undo = await screen.findByRole("button", { name: actMessages.undo });
    await userEvent.click(undo);
    await expect(await screen.findByText(noticeBoardMessages.undone)).toBeVisible();
  },
};

/** What was switched off by a slip is switched on again from the news of it. */
export const SwitchesAndUndoes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { toasts: true },
  tags: ["played"],
  play: async () => {
    await act(/^Actions for Resumption/, acts.switchOff);
    await userEvent.click(await screen.findByRole("button", { name: actMessages.undo }));
    await expect(await screen.findByText(noticeBoardMessages.switchedOn)).toBeVisible();
  },
};

/** Who may enter but not delete. */
export const MayNotDelete: Story = {
  tags: ["played"],
  args: {
    profile: {
      ...superAdministrator,
      role: "student affairs",
      claims: ["notices.see", "notices.enter"],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: noticeBoardMessages.add })).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for Resumption/ }));
    const remove = screen.getByRole("menuitem", { name: new RegExp(acts.remove) });
    await expect(remove).toHaveAttribute("aria-disabled", "true");
  },
};

const deleted = noticeBoard.slice(2, 4).map((one) => ({
  ...one,
  deletedAt: "2026-11-20T09:00:00.000Z",
  returnable: one.title === "Resumption",
}));

/** What was deleted lately can be brought back by whoever did it. */
export const Deleted: Story = {
  args: {
    at: `${staffPaths.noticeBoard}?active=deleted`,
    answers: {
      listUnits: units,
      listNoticeBoard: { items: deleted, total: 2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Resumption")).toBeVisible();
    // It cannot be opened while it is deleted.
    await expect(canvas.queryByRole("link", { name: "Resumption" })).toBeNull();
  },
};

const broughtBack = fn();

/** Of those that were deleted, one comes back and leaves the list; why the other may not is said. */
export const BringsBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ["played"],
  beforeEach: () => {
    broughtBack.mockClear();
  },
  args: {
    at: `${staffPaths.noticeBoard}?active=deleted`,
    toasts: true,
    answers: {
      listUnits: units,
      listNoticeBoard: ({ active }) => {
        const back: unknown[] = broughtBack.mock.calls.flat();
        const items = deleted.filter(({ id }) => active === "deleted" && !back.includes(id));
        return { items, total: items.length };
      },
      undoDeleteNotice: ({ id }) => {
        broughtBack(id);
        return {};
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for Submission/ }));
    const barred = screen.getByRole("menuitem", { name: /^Bring back/ });
    await expect(barred).toHaveAttribute("aria-disabled", "true");
    await expect(barred).toHaveTextContent(
      "a notice can be brought back for 24 hours, by whoever deleted it or by an administrator",
    );
    await userEvent.click(barred);
    await userEvent.keyboard("{Escape}");
    await act(/^Actions for Resumption/, "Bring back");
    await expect(await screen.findByText("The notice is back")).toBeVisible();
    await waitFor(() => expect(canvas.queryByText("Resumption")).toBeNull());
    await expect(canvas.getByText(/^Submission of examination/)).toBeVisible();
    await expect(broughtBack.mock.calls).toEqual([["n-3"]]);
  },
};

export const NoNotice: Story = {
  args: { answers: { listUnits: units, listNoticeBoard: { items: [], total: 0 } } },
};

export const Waiting: Story = {
  args: { answers: { listUnits: units, listNoticeBoard: waiting } },
};

export const Failed: Story = {
  args: { answers: { listUnits: units, listNoticeBoard: refusal("database_unavailable") } },
};

export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { globals: { theme: "dark" } };

/** A new notice: marks are put around the words that are chosen. */
export const NewNotice: Story = {
  args: { at: noticeAddresses.write },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole<HTMLTextAreaElement>("textbox", { name: fields.text });
    await userEvent.type(text, "Resumption is on 4 January");
    text.setSelectionRange(17, 26);
    await userEvent.click(canvas.getByRole("button", { name: fields.bold }));
    await expect(text).toHaveValue("Resumption is on **4 January**");
    await userEvent.keyboard("{Control>}b{/Control}");
    await expect(text).toHaveValue("Resumption is on 4 January");
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: fields.category }),
      "Undergraduate",
    );
    await expect(await canvas.findByRole("combobox", { name: fields.levels })).toBeVisible();
    const strangers = canvas.getByRole("checkbox", { name: new RegExp(fields.inPublic) });
    await expect(strangers).not.toBeChecked();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: fields.category }),
      "Prospective Students",
    );
    await expect(strangers).toBeChecked();
    await waitFor(() =>
      expect(canvas.queryByRole("combobox", { name: fields.departments })).toBeNull(),
    );
    await expect(canvas.queryByRole("checkbox", { name: new RegExp(fields.mail) })).toBeNull();
  },
};

/** What is missing is said at its field, and in one place. */
export const Missing: Story = {
  args: { at: noticeAddresses.write },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: noticeBoardMessages.publish }));
    await expect(canvas.getByRole("textbox", { name: fields.title })).toHaveAccessibleDescription(
      /please enter a title/,
    );
    await expect(canvas.getByRole("textbox", { name: fields.text })).toHaveAccessibleDescription(
      /please enter a description/,
    );
    await expect(
      canvas.getByRole("combobox", { name: fields.category }),
    ).toHaveAccessibleDescription(/please select a category/);
  },
};

export const Edits: Story = {
  args: { at: noticeAddresses.edit("n-2") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: fields.title })).toHaveValue(
      oneNotice.title,
    );
    await expect(await canvas.findByText(/chose a new password/)).toBeVisible();
  },
};

export const EditsOnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { at: noticeAddresses.edit("n-2") },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: fields.title });
  },
};

/** With twice the text size of a phone's owner nothing runs out of the page. */
export const LargeText: Story = {
  args: { at: noticeAddresses.edit("n-2") },
  globals: { viewport: { value: "phone" } },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await canvas.findByRole("textbox", { name: fields.title });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** A copy has the words, and days of its own. */
export const Copies: Story = {
  tags: ["played"],
  args: { at: noticeAddresses.copy("n-2") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: fields.title })).toHaveValue(
      oneNotice.title,
    );
    await expect(canvas.getByText(noticeBoardMessages.copyLead)).toBeVisible();
    const mail = canvas.getByRole("checkbox", { name: new RegExp(fields.mail) });
    await expect(mail).not.toBeChecked();
  },
};

export const NotThere: Story = {
  args: {
    at: noticeAddresses.edit("n-9"),
    answers: { listUnits: units, getNotice: refusal("not_found") },
  },
};

let asked = 0;

/** Another saved the same notice meanwhile: both stand side by side, and nothing typed is lost. */
export const EditedByTwo: Story = {
  tags: ["played"],
  args: {
    at: noticeAddresses.edit("n-2"),
    answers: {
      listUnits: units,
      getNotice: () => {
        asked += 1;
        return asked === 1 ? oneNotice : { ...oneNotice, senderName: "Rector", revision: 4 };
      },
      updateNotice: refusal("conflict"),
      getHistory: history,
    },
  },
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("textbox", { name: fields.title });
    await userEvent.clear(box);
    await userEvent.type(box, "Inspection");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText("Changed by someone else")).toBeVisible();
    await expect(box).toHaveValue("Inspection");
    await userEvent.click(canvas.getByRole("button", { name: "Take theirs" }));
    await expect(box).toHaveValue(oneNotice.title);
  },
};
