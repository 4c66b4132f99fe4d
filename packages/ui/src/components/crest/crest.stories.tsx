import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Crest } from "./crest.tsx";

const meta = {
  component: Crest,
  args: { schoolName: "Gateway City Polytechnic, Saapade", className: "size-16" },
} satisfies Meta<typeof Crest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fallback: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("img", { name: args.schoolName })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { src: "data:image/png;base64,broken" },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole("img");
    await waitFor(() => expect(canvasElement.querySelector("svg")).not.toBeNull());
  },
};

export const BesideTheName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { decorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
