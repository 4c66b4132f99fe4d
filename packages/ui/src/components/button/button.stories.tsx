import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "./button.tsx";

const meta = {
  component: Button,
  args: { children: "Generate Invoice", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Generate Invoice" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args).toHaveProperty("onClick.mock.calls.length", 1);
  },
};
