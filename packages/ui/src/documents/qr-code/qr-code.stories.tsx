import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { documentMessages } from "@polyportal/domain/messages/documents";
import { verification } from "../document-frame/story-people.ts";
import { QrCode } from "./qr-code.tsx";

const meta = {
  component: QrCode,
  args: { value: verification.verifyUrl ?? "", label: documentMessages.qrCode },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four modules of white stand around the code, and its corner begins right after them. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const code = canvas.getByRole("img", { name: documentMessages.qrCode });
    await expect(code).toBeVisible();
    await expect(canvasElement.querySelector("path:last-child")?.getAttribute("d")).toMatch(
      /^M4 4h7v1h-7z/,
    );
  },
};

export const Large: Story = { args: { className: "size-48 max-w-full" } };

/** It stays black on white, which every reader knows. */
export const Dark: Story = { globals: { theme: "dark" } };

export const OneCharacter: Story = { args: { value: "A" } };

export const LongAddress: Story = {
  args: { value: `https://portal.example.edu.ng/verify_document?code=${"9F3K22QX".repeat(60)}` },
};

/** Nothing to read, nothing to draw. */
export const Empty: Story = {
  args: { value: " " },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const TooLong: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: "9F3K22QX".repeat(500) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};
