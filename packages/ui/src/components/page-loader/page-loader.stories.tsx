import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PageLoader } from "./page-loader.tsx";

const meta = { component: PageLoader } satisfies Meta<typeof PageLoader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithItsOwnWords: Story = { args: { label: "Fetching your application…" } };

/** Screen readers hear what is loading. */
export const ReadOut: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { label: "Fetching your application…" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Fetching your application…");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
