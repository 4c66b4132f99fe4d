import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Comparison } from "./comparison.tsx";

const meta = {
  component: Comparison,
  args: {
    label: "Changes of the student’s record",
    fields: [
      {
        label: "Full name",
        before: "Oluwadamilola Chukwuemeka Adebayo",
        after: "Oluwadamilola Chukwuemeka Adébáyọ̀-Ogunlesi",
      },
      { label: "Matric number", before: "ND/2024/CS/0412", after: "ND/2024/CS/0412" },
      { label: "Sponsor", before: "", after: "Petroleum Technology Development Fund" },
      { label: "Phone of next of kin", before: "0803 123 4567", after: "" },
      { label: "Level", before: "ND II", after: "ND II" },
      { label: "School fees", before: "₦1,350,000.00", after: "₦1,250,000.00" },
    ],
  },
} satisfies Meta<typeof Comparison>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Differences are shown in words and marks, equal fields are counted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = within(
      canvas.getByRole("list", { name: "Changes of the student’s record" }),
    ).getAllByRole("listitem");
    await expect(items.map((item) => item.dataset["kind"])).toEqual([
      "changed",
      "added",
      "removed",
      "changed",
    ]);
    await expect(within(items[0]!).getByText("Adebayo").tagName).toBe("DEL");
    await expect(within(items[0]!).getByText("Adébáyọ̀-Ogunlesi").tagName).toBe("INS");
    await expect(canvas.getByText("2 fields are the same.")).toBeVisible();
  },
};

const reason =
  "The student was admitted to Science Laboratory Technology by mistake: the letter of admission names Computer Science, and the acceptance fee was paid for it.";

/** In a long text, the changed words are marked. */
export const LongText: Story = {
  args: {
    label: "Changes of the request",
    beforeTitle: "As it was sent",
    afterTitle: "As it was approved",
    fields: [
      {
        label: "Reason",
        before: reason,
        after: reason.replace("by mistake", "in error").replace("was paid", "has been paid"),
      },
    ],
  },
};

export const NothingDiffers: Story = {
  args: { fields: [{ label: "Level", before: "ND II", after: "ND II" }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByText("Nothing has changed.")).toBeVisible();
    await expect(canvas.getByText("1 field is the same.")).toBeVisible();
  },
};

export const NoFields: Story = {
  args: { fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing has changed.")).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: "compact" },
};
