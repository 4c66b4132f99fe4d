import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Confirm } from "./confirm.tsx";

const onConfirm = fn();
const onOpenChange = fn();

const meta = {
  component: Confirm,
  args: { open: true, title: "Delete CSC 301", confirmLabel: "Delete", onConfirm, onOpenChange },
  beforeEach: () => {
    onConfirm.mockClear();
    onOpenChange.mockClear();
  },
} satisfies Meta<typeof Confirm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksTheSpecifiedQuestion: Story = {
  play: async () => {
    const dialog = await screen.findByRole("alertdialog", { name: "Delete CSC 301" });
    await expect(dialog).toHaveTextContent("Are you sure you want to delete this course");
    await expect(dialog.offsetWidth).toBe(Math.min(584, window.innerWidth - 32));
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const EscapeDropsIt: Story = {
  play: async () => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async () => {
    await screen.findByRole("alertdialog");
    await userEvent.keyboard("{Escape}");
    await expect(onOpenChange).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  args: { title: "Remove the second sitting", question: "Its nine subjects will be removed too." },
  globals: { viewport: { value: "phone" } },
};

/** A title with a name of eighty characters is shown in full. */
export const LongName: Story = {
  args: {
    title:
      "Remove Oluwadamilola-Abdulrahman Chukwuemeka Ọláolúwa Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
    question: undefined,
  },
  globals: { viewport: { value: "phone" } },
};

export const NothingIsLost: Story = {
  args: {
    variant: "primary",
    title: "Approve 34 courses",
    question: "The students see them at once.",
    confirmLabel: "Approve",
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
