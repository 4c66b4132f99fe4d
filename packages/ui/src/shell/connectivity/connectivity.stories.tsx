import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Toaster } from "../../components/toast/toaster.tsx";
import { Connectivity } from "./connectivity.tsx";

const meta = {
  component: Connectivity,
  render: () => (
    <div className="min-h-48">
      <Connectivity />
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof Connectivity>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GoesAndComesBack: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    dispatchEvent(new Event("offline"));
    await expect(await canvas.findByText("Offline!")).toBeVisible();
    await expect(canvas.getByText("oops!, looks you are offline!")).toBeVisible();
    dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("you are back online!")).toBeVisible();
  },
};

export const OnlineWithoutHavingBeenOffline: Story = {
  play: async ({ canvas }) => {
    dispatchEvent(new Event("online"));
    await expect(canvas.getByRole("region", { name: "Notices" })).toBeEmptyDOMElement();
  },
};

/** A connection that comes and goes says the same words again, without stacking them up. */
export const GoesTwice: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    for (const event of ["offline", "online", "offline"]) dispatchEvent(new Event(event));
    await canvas.findByText("Offline!");
    await expect(canvas.getAllByText("Offline!")).toHaveLength(1);
    await expect(canvas.getAllByText("Online.")).toHaveLength(1);
  },
};

export const OnAPhone: Story = { ...GoesAndComesBack, globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  ...GoesAndComesBack,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
