import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Accordion } from "./accordion.tsx";

const meta = {
  component: Accordion,
  args: {
    items: [
      {
        title: "Which results do I need?",
        content: <p>Five credits, among them English Language and Mathematics, in two sittings.</p>,
      },
      {
        title: "How do I pay?",
        content: <p>With the RRR on your invoice, at any bank or by card.</p>,
      },
      {
        title: "May I change my programme?",
        content: <p>Once, before you are screened.</p>,
      },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllClosed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading", { level: 3 })).toHaveLength(3);
    await expect(canvas.getByText(/at any bank/)).not.toBeVisible();
  },
};

/** Tab moves between headings; Enter and Space are handled by the browser. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const summaries = [...canvasElement.querySelectorAll("summary")];
    for (const summary of summaries) {
      await userEvent.tab();
      await expect(summary).toHaveFocus();
    }
    await userEvent.click(canvas.getByText("How do I pay?"));
    await expect(canvas.getByText(/at any bank/)).toBeVisible();
    await userEvent.click(canvas.getByText("How do I pay?"));
    await expect(canvas.getByText(/at any bank/)).not.toBeVisible();
  },
};

/** With `single`, only one section can be open. */
export const OneAtATime: Story = {
  tags: ["played"],
  args: { single: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText("Which results do I need?"));
    await userEvent.click(canvas.getByText("How do I pay?"));
    await expect(canvas.getByText(/at any bank/)).toBeVisible();
    await expect(canvas.getByText(/Five credits/)).not.toBeVisible();
  },
};

const long = {
  title: "Oluwadamilola-Abdulrahman Chukwuemeka Adébáyọ̀-Ogunlesi ND Science Laboratory 2026",
  content: <p>Nine subjects, two sittings.</p>,
  aside: <Badge status="unapproved">In-progress</Badge>,
  open: true,
};

export const OpenAtFirst: Story = { args: { items: [long, ...meta.args.items] } };
export const One: Story = { args: { items: [long] } };
export const None: Story = { args: { items: [] } };
export const OnAPhone: Story = { ...OpenAtFirst, globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  ...OpenAtFirst,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = {
  ...OpenAtFirst,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { density: "compact" },
};
