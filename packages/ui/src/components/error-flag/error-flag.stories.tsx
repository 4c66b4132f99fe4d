import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { ErrorFlag } from "./error-flag.tsx";

const onClose = fn();

const meta = {
  component: ErrorFlag,
  args: {
    title: "Invalid Action!",
    body: "Invalid action, please enter correct details",
    onClose,
  },
  beforeEach: () => void onClose.mockClear(),
} satisfies Meta<typeof ErrorFlag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StaysUntilClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid Action!");
    await userEvent.click(canvas.getByRole("button", { name: "Close" }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const ClosesByItself: Story = {
  args: { durationMs: 100 },
  play: async ({ canvas }) => {
    // A resting pointer pauses the timer, and the test browser's pointer may be anywhere.
    await userEvent.hover(canvas.getByRole("alert"));
    await waitFor(
      async () => {
        await userEvent.unhover(canvas.getByRole("alert"));
        await expect(onClose).toHaveBeenCalled();
      },
      { timeout: 5000 },
    );
  },
};

export const TitleOnly: Story = { args: { body: undefined } };

export const LongOnAPhone: Story = {
  args: {
    title: "Failed to send reset password email!",
    body: "No account uses oluwaseun.adebayo-ogunlesi@students.polytechnic.example; check the address or verify your account first.",
  },
  globals: { viewport: { value: "phone" } },
};

/** Focus pauses the timer, for slow readers. */
export const WaitsWhileItHasFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { durationMs: 100 },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "Close" }).focus();
    await expect(canvas.getByRole("button", { name: "Close" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onClose).toHaveBeenCalled();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
