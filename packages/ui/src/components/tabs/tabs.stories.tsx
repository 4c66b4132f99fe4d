import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Academic fees",
    tabs: [
      { hash: "school_fees", label: "School Fees", content: <p>Fees of the session.</p> },
      { hash: "other_fees", label: "Other Fees", content: <p>Transcript, identity card.</p> },
      { hash: "acceptance", label: "Acceptance", content: <p>The acceptance fee.</p> },
      { hash: "change", label: "Change of Degree", content: <p>Closed.</p>, disabled: true },
    ],
  },
  beforeEach: () => history.replaceState(null, "", location.pathname + location.search),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstByDefault: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "School Fees" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const FollowsTheAddress: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Acceptance" }));
    await expect(location.hash).toBe("#acceptance");
    await canvas.findByText("The acceptance fee.");
    location.hash = "#other_fees";
    await canvas.findByText("Transcript, identity card.");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await canvas.findByText("Transcript, identity card.");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
