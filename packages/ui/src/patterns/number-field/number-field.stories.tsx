import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { ndResultSchema } from "@polyportal/domain/application/programme-choice";
import * as z from "zod/mini";
import { StoryForm } from "../form/story-form.tsx";
import { NumberField } from "./number-field.tsx";

const meta = {
  component: NumberField,
  args: { name: "cgpa", label: "CGPA", required: true, decimals: true },
  decorators: [
    (Story) => (
      <StoryForm schema={z.pick(ndResultSchema, { cgpa: true })} defaults={{ cgpa: "" }}>
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
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /CGPA/ }), "5.01{Enter}");
    await expect(await canvas.findByRole("link", { name: "a CGPA is at most 5" })).toBeVisible();
  },
};
