import type { TranscriptReceipt } from "@polyportal/api-client/contract/sundry-transcript-receipt";
import { refusal } from "@polyportal/api-client/testing/fixed-client";
import { transcriptReceiptWords as words } from "@polyportal/domain/messages/transcript-receipt.words";
import { furtherPaths } from "@polyportal/domain/routes/further-paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ShownPage, type ShownPageProps } from "../../testing/shown-page.tsx";
import { Page } from "./transcript-receipt.page.tsx";

const receipt: TranscriptReceipt = {
  receiver: "Federal University of Technology, Ọ̀yọ́: Office of Postgraduate Admissions",
  reference: "5512345",
  ending: "2QX9",
  delivery: "courier",
  sentAt: "2026-11-20T09:00:00Z",
  dispatched: "EE 123 456 789 NG",
};

const meta = {
  title: "Pages/Transcript Receipt",
  parameters: { layout: "fullscreen" },
  tags: ["!autodocs"],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = (answers: ShownPageProps["answers"] = {}) => (
  <ShownPage
    at={`${furtherPaths.transcriptReceipt}#secret`}
    answers={{ openTranscriptReceipt: receipt, answerTranscriptReceipt: {}, ...answers }}
  >
    <Page />
  </ShownPage>
);

/** Opening it answers nothing. */
export const Asked: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: words.received })).toBeVisible();
    await expect(canvas.getByRole("button", { name: words.missing })).toBeVisible();
    await expect(canvas.getByText("2QX9")).toBeVisible();
  },
};

export const Received: Story = {
  render: () => shown(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: words.received }));
    await expect(await canvas.findByText(words.thanks.received)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: words.missing })).toBeNull();
  },
};

/** Unknown, used and expired links are told alike. */
export const LinkOver: Story = {
  render: () => shown({ openTranscriptReceipt: refusal("link_expired") }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/wrong, used or has expired/)).toBeVisible();
  },
};
