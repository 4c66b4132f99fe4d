import type { Meta, StoryObj } from "@storybook/react-vite";
import { actMessages } from "@polyportal/domain/messages/act";
import { noticeBoardMessages } from "@polyportal/domain/messages/notice-board";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { noticeBoard, oneNotice } from "../../testing/notices.ts";
import { superAdministrator } from "../../testing/people.ts";
import { ShownPage } from "../../testing/shown-page.tsx";
import { units } from "../../testing/staff.ts";
import { noticeAddresses } from "./addresses.ts";
import { Page } from "./notice-board.page.tsx";

const { fields } = noticeBoardMessages;

const created = fn();

const meta = {
  title: "Pages/Notice board/Mailed",
  component: ShownPage,
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs", "played"],
  beforeEach: () => {
    created.mockClear();
  },
  args: {
    at: noticeAddresses.copy("n-2"),
    profile: superAdministrator,
    toasts: true,
    answers: {
      listUnits: units,
      listNoticeBoard: { items: noticeBoard, total: 23 },
      getNotice: oneNotice,
      countNoticeReaders: { letters: 1_610, left: 4 },
      createNotice: ({ mail, reason }) => {
        created(mail, reason);
        return { id: "n-9" };
      },
    },
    page: Page,
  },
} satisfies Meta<typeof ShownPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for a copy of the notice to be mailed. */
async function askForMail(canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"]) {
  await userEvent.click(await canvas.findByRole("checkbox", { name: new RegExp(fields.mail) }));
  await userEvent.click(canvas.getByRole("button", { name: noticeBoardMessages.publish }));
  const name = noticeBoardMessages.askMail.title(oneNotice.title);
  return within(await screen.findByRole("alertdialog", { name }));
}

/** Before a notice goes to many, it says to how many, and asks why. */
export const AsksBeforeMail: Story = {
  play: async ({ canvas }) => {
    const dialog = await askForMail(canvas);
    await expect(await dialog.findByText(/^1,610 people get this notice by e-mail/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: noticeBoardMessages.askMail.label }));
    await expect(await dialog.findByText("please say why")).toBeVisible();
    await expect(created).not.toHaveBeenCalled();
  },
};

/** With a reason it is on the board. */
export const Mails: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const dialog = await askForMail(canvas);
    await dialog.findByText(/^1,610 people/);
    const reason = "Whoever is away reads no board.";
    await userEvent.type(dialog.getByRole("textbox", { name: actMessages.reason }), reason);
    await userEvent.click(dialog.getByRole("button", { name: noticeBoardMessages.askMail.label }));
    await expect(await screen.findByText(noticeBoardMessages.created)).toBeVisible();
    await expect(created.mock.calls).toEqual([[true, reason]]);
  },
};

/** Whoever has had as many mailed today as one person may is told so, and mails no more. */
export const NoMoreToday: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    answers: {
      listUnits: units,
      getNotice: oneNotice,
      countNoticeReaders: { letters: 1_610, left: 0 },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await askForMail(canvas);
    await expect(await dialog.findByText(noticeBoardMessages.askMail.none)).toBeVisible();
    const { label } = noticeBoardMessages.askMail;
    await expect(dialog.getByRole("button", { name: label })).toBeDisabled();
  },
};
