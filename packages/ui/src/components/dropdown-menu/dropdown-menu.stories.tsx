import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { PencilIcon, PrinterIcon, TrashIcon } from "../icon/icon.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";

const onDelete = fn();

const meta = {
  component: DropdownMenu,
  args: {
    label: "Actions for Hostel A",
    trigger: "Actions",
    groups: [
      [
        { label: "Edit", icon: <PencilIcon />, href: "#edit" },
        { label: "Print", icon: <PrinterIcon />, disabledReason: "no rooms yet", onSelect: fn() },
      ],
      [{ label: "Delete", icon: <TrashIcon />, danger: true, onSelect: onDelete }],
    ],
  },
  beforeEach: () => void onDelete.mockClear(),
  decorators: (Story) => (
    <div className="min-h-64">
      <Story />
      <p className="mt-48">Something else on the page</p>
    </div>
  ),
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("menu", { name: "Actions for Hostel A" })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("e");
    await expect(canvas.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{End}{Escape}");
    await expect(canvas.queryByRole("menu")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

export const ClosesOnAPressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByText("Something else on the page"));
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

export const DisabledSaysWhy: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("menuitem", { name: /Print/ }));
    await expect(canvas.getByRole("menu")).toBeVisible();
    await expect(canvas.getByText("no rooms yet")).toBeVisible();
  },
};
