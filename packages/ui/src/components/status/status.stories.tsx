import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Status } from "./status.tsx";

const meta = {
  component: Status,
  args: { kind: "success", children: "Paid", detail: "20 November 2026, at the bank" },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Paid")).toBeVisible();
    await expect(canvas.getByText(/20 November 2026, at the bank/)).toBeVisible();
  },
};

export const Warning: Story = {
  args: { kind: "warning", children: "Expires today", detail: undefined },
};

export const Fail: Story = {
  args: { kind: "fail", children: "Refused", detail: "the photo shows two people" },
};

export const Unapproved: Story = {
  args: { kind: "unapproved", children: "Waiting for the head of department", detail: undefined },
};

export const Info: Story = {
  args: { kind: "info", children: "Opens", detail: "on 4 December 2026" },
};

const all = (
  <ul className="grid gap-3">
    <li>
      <Status kind="success">Paid</Status>
    </li>
    <li>
      <Status kind="warning" detail="on 4 December 2026">
        Expires soon
      </Status>
    </li>
    <li>
      <Status kind="fail">Not paid</Status>
    </li>
    <li>
      <Status kind="unapproved">In-progress</Status>
    </li>
    <li>
      <Status kind="info" detail="on 4 December 2026">
        Opens
      </Status>
    </li>
  </ul>
);

export const UnderEachOther: Story = { render: () => all };
export const Dark: Story = { render: () => all, globals: { theme: "dark" } };
export const Compact: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => all,
  globals: { density: "compact" },
};

export const LongOnAPhone: Story = {
  args: {
    kind: "unapproved",
    children: "Waiting for the head of the department of Science Laboratory Technology",
    detail: "since 20 November 2026, 2:05 pm",
  },
  globals: { viewport: { value: "phone" } },
};

export const RightToLeft: Story = {
  args: { detail: "by محمد عبد الرحمن إبراهيم" },
};
