import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FigureStrip } from "./figure-strip.tsx";

const meta = {
  component: FigureStrip,
  args: {
    label: "How you stand",
    items: [
      { term: "Balance", value: "₦48,500", href: "#fees" },
      { term: "Credit units", value: "21.0", href: "#courses" },
      { term: "CGPA of your ND", value: "3.72", href: "#results" },
      { term: "Bed", value: "Queen Amina Hall, Room 12, Bed 3", href: "#hostel" },
    ],
  },
} satisfies Meta<typeof FigureStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figures: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Balance ₦48,500" })).toBeVisible();
  },
};

/** Each leads on before its figure has come, and is as high as it will be. */
export const Fetched: Story = {
  args: { items: meta.args.items.map((item) => ({ ...item, value: undefined })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list")).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("link", { name: "Balance" })).toBeVisible();
  },
};

/** More than fit into a line, some of which lead nowhere. */
export const Many: Story = {
  args: {
    label: "Score sheets",
    items: [
      { term: "Not begun", value: "4", href: "#none" },
      { term: "Draft", value: "0" },
      { term: "Submitted", value: "12", href: "#submitted" },
      { term: "Checked", value: "0" },
      { term: "Approved", value: "3", href: "#approved" },
      { term: "Published", value: "1,204", href: "#published" },
      { term: "Returned to the lecturer", value: "2", href: "#returned" },
    ],
  },
};

export const OnAPhone: Story = { ...Many, globals: { viewport: { value: "phone" } } };
export const Compact: Story = { ...Many, globals: { density: "compact" } };
