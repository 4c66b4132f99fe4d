import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { onPhone } from "../../patterns/form/story-form.tsx";
import { longName, noStudent, student, verification } from "../document-frame/story-people.ts";
import { school } from "../document-frame/story-school.ts";
import type { FeeClearanceView } from "./fee-clearance.tsx";
import { FeeClearance } from "./fee-clearance.tsx";

const form: FeeClearanceView = {
  ...student,
  school,
  session: "2026/2027",
  total: 87_500.5,
  paid: 52_500,
  balance: 35_000.5,
  cleared: false,
  payments: [
    {
      description: "School Fees 2026/2027, first instalment",
      rrr: "310007769676",
      paidAt: "2026-11-20T09:30:00Z",
      amount: 52_500,
    },
  ],
  verification,
};

const meta = { component: FeeClearance, args: { form } } satisfies Meta<typeof FeeClearance>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstInstalmentPaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3100 0776 9676")).toBeVisible();
    await expect(canvas.getByText("No: the second instalment is due")).toBeVisible();
    await expect(canvas.getByText("₦35,000.50")).toBeVisible();
  },
};

export const LongName: Story = { ...onPhone, args: { form: { ...form, fullName: longName } } };

export const Missing: Story = {
  args: {
    form: {
      ...noStudent,
      school,
      session: null,
      total: null,
      paid: undefined,
      balance: Number.NaN,
      cleared: true,
      payments: [],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN/);
  },
};
