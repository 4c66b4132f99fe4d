import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { invoiceAmount } from "@polyportal/domain/invoice/details";
import * as z from "zod/mini";
import { StoryForm } from "../form/story-form.tsx";
import { AmountField } from "./amount-field.tsx";

const meta = {
  component: AmountField,
  args: { name: "amount", label: "Amount", required: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ amount: invoiceAmount })}
        defaults={{ amount: parameters["amount"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /Amount/ });
    await userEvent.type(box, "1250000.505");
    await expect(box).toHaveValue("1,250,000.50");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText('{"amount":1250000.5}')).toBeVisible();
  },
};

export const Zero: Story = { parameters: { amount: 0 } };

export const HundredsOfMillions: Story = { parameters: { amount: 987654321.25 } };

export const Locked: Story = { args: { readOnly: true }, parameters: { amount: 15500 } };

export const Disabled: Story = { args: { disabled: true }, parameters: { amount: 15500 } };

export const Missing: Story = {
  tags: ["played"],
  args: { hint: "What the payer is asked for" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const box = canvas.getByRole("textbox", { name: /Amount/ });
    await expect(box).toBeInvalid();
    const [problem] = await canvas.findAllByRole("link");
    if (problem) await userEvent.click(problem);
    await expect(box).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  parameters: { amount: 987654321.25 },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = { parameters: { amount: 15500 }, globals: { theme: "dark" } };
export const Compact: Story = { parameters: { amount: 15500 }, globals: { density: "compact" } };
