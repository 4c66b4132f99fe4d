import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as icons from "../../components/icon/icon.tsx";

/**
 * Lines of one thickness in a box of 24, in the colour and size of the words beside them. An icon
 * without words needs a `label`; beside words it needs none and stays silent.
 */
const meta = {
  title: "Foundations/Icons",
  parameters: { layout: "padded" },
  render: () => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-4">
      {Object.entries(icons).map(([name, Drawing]) => (
        <li key={name} className="flex items-center gap-3 text-14">
          <Drawing className="size-6 shrink-0" /> <code className="wrap-anywhere">{name}</code>
        </li>
      ))}
    </ul>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Icons: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").length).toBe(Object.keys(icons).length);
  },
};
