import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ndResultSchema } from "@polyportal/domain/application/steps/nd-result/schema";
import * as z from "zod/mini";
import { StoryForm } from "../form/story-form.tsx";
import { NumberField } from "./number-field.tsx";

const meta = {
  component: NumberField,
  args: { name: "cgpa", label: "CGPA", required: true, decimals: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.pick(ndResultSchema, { cgpa: true })}
        defaults={{ cgpa: parameters["cgpa"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /CGPA/ }), "3.47{Enter}");
    await expect(await canvas.findByText('{"cgpa":3.47}')).toBeVisible();
  },
};

export const TooHigh: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /CGPA/ }), "5.01{Enter}");
    await expect(
      await canvas.findByRole("link", { name: "CGPA: a CGPA is at most 5" }),
    ).toBeVisible();
  },
};

export const Hint: Story = { args: { hint: "Two decimals at most, such as 3.47" } };
export const Filled: Story = { parameters: { cgpa: "4.92" } };
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { cgpa: "4.92" } };
export const Disabled: Story = { args: { disabled: true }, parameters: { cgpa: "4.92" } };

/** Pasted spaces and separators are removed. */
export const WithSeparators: Story = {
  tags: ["played"],
  args: { decimals: false },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /CGPA/ });
    await expect(box).toHaveAttribute("inputmode", "numeric");
    await userEvent.type(box, " 4 {Enter}");
    await expect(await canvas.findByText('{"cgpa":4}')).toBeVisible();
  },
};

/** A comma between thousands is removed, a decimal comma is told. */
export const DecimalComma: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /CGPA/ }), "3,5{Enter}");
    await expect(
      await canvas.findByRole("link", { name: "CGPA: 3,5 has a comma: type 3.5" }),
    ).toBeVisible();
    await userEvent.clear(canvas.getByRole("textbox", { name: /CGPA/ }));
    await userEvent.type(canvas.getByRole("textbox", { name: /CGPA/ }), "1,000{Enter}");
    await expect(
      await canvas.findByRole("link", { name: "CGPA: a CGPA is at most 5" }),
    ).toBeVisible();
  },
};
