import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Skeleton, SkeletonText } from "./skeleton.tsx";

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Paragraph: Story = { render: () => <SkeletonText lines={4} /> };

export const Record: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4" role="status" aria-label="Loading the application">
      <Skeleton className="h-36 w-28" />
      <div className="min-w-0 flex-[1_1_8rem]">
        <Skeleton className="mb-4 h-7 w-60 max-w-full" />
        <SkeletonText />
      </div>
    </div>
  ),
};

/** The blocks are decorative; the region announces once that it is loading. */
export const ReadOut: Story = {
  ...Record,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Loading the application" })).toBeVisible();
  },
};

export const OneLine: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <SkeletonText lines={1} />,
};
export const Dark: Story = { ...Record, globals: { theme: "dark" } };
