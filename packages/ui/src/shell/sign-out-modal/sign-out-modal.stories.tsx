import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { SignOutModal } from "./sign-out-modal.tsx";

const onSignOut = fn();
const onOpenChange = fn();

const meta = {
  component: SignOutModal,
  args: { open: true, onSignOut, onOpenChange },
  beforeEach: () => {
    onSignOut.mockClear();
    onOpenChange.mockClear();
  },
} satisfies Meta<typeof SignOutModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsOut: Story = {
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Sign out" });
    await expect(dialog).toHaveTextContent("Are you sure you want to sign out of the portal?");
    await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};

export const Stays: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** While the server is told, nothing closes and nothing is told twice. */
export const SigningOut: Story = {
  args: { busy: true },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "Sign out" }));
    await userEvent.keyboard("{Escape}");
    await expect(onSignOut).not.toHaveBeenCalled();
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
