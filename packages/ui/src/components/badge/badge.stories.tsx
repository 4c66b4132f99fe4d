import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "./badge.tsx";

const meta = {
  component: Badge,
  args: { status: "success", children: "Paid" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Warning: Story = { args: { status: "warning", children: "Expires today" } };
export const Fail: Story = { args: { status: "fail", children: "Not paid" } };
export const Unapproved: Story = { args: { status: "unapproved", children: "In-progress" } };
export const Info: Story = { args: { status: "info", children: "New" } };
export const Neutral: Story = { args: { status: "neutral", children: "Prospective Students" } };

const all = (
  <div className="flex flex-wrap gap-2">
    <Badge status="success">Paid</Badge>
    <Badge status="warning">Expires today</Badge>
    <Badge status="fail">Not paid</Badge>
    <Badge status="unapproved">In-progress</Badge>
    <Badge status="info">New</Badge>
    <Badge>Postgraduate</Badge>
  </div>
);

export const SideBySide: Story = { render: () => all };
export const Dark: Story = { render: () => all, globals: { theme: "dark" } };

export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => all,
  globals: { density: "compact" },
};

export const LongOnAPhone: Story = {
  args: {
    status: "unapproved",
    children: "Waiting for the head of the department of Science Laboratory Technology",
  },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = { args: { status: "success", children: "مدفوع" } };
