import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Stepper } from "./stepper.tsx";

const meta = {
  component: Stepper,
  args: {
    label: "Steps to a bed space",
    steps: [
      { label: "Choose a hostel", state: "done", href: "#hostel", detail: "Queen Amina Hall" },
      { label: "Choose a room", state: "done", href: "#room", detail: "Block C, room 214" },
      { label: "Choose a bed space", state: "current" },
      { label: "Pay ₦1,250,000.00", state: "todo" },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** States are words, and the current step is marked for screen readers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps.map((step) => step.dataset["state"])).toEqual([
      "done",
      "done",
      "current",
      "todo",
    ]);
    await expect(steps[2]).toHaveAttribute("aria-current", "step");
    await expect(steps[3]).toHaveTextContent("Not yet");
  },
};

/** Only steps with an address are focusable. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Choose a hostel" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Choose a room" })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Failed: Story = {
  args: {
    label: "Steps to the admission",
    steps: [
      { label: "Application sent", state: "done", detail: "4 October 2026" },
      { label: "Screening", state: "done", detail: "19 October 2026" },
      {
        label: "O-level results checked",
        state: "failed",
        detail: "The examination board knows no sitting 4250101234 of 2024.",
      },
      { label: "Admission decided", state: "todo" },
    ],
  },
};

export const AllDone: Story = {
  args: {
    steps: [
      { label: "Choose courses", state: "done" },
      { label: "Submit the course form", state: "done" },
      { label: "Approved by the level adviser", state: "done", detail: "20 November 2026" },
    ],
  },
};

export const Vertical: Story = { args: { orientation: "vertical" } };
export const FailedVertical: Story = { args: { ...Failed.args, orientation: "vertical" } };

/** On a phone the steps are stacked, and their links are 44 px high. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole("listitem");
    await expect(first!.getBoundingClientRect().left).toBe(second!.getBoundingClientRect().left);
    for (const link of canvas.getAllByRole("link")) {
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};

export const Dark: Story = { ...Failed, globals: { theme: "dark" } };
export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: "compact" },
};
