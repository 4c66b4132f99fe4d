import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as icons from "./icon.tsx";
import { InfoIcon } from "./icon.tsx";

const meta = { component: InfoIcon } satisfies Meta<typeof InfoIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} className="flex items-center gap-3 text-14">
          <Drawing className="size-6" /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Labelled: Story = {
  args: { label: "For your information" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "For your information" })).toBeVisible();
  },
};
