import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { requiredId } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { genders } from "../form/story-lists.ts";
import { RadioField } from "./radio-field.tsx";

const meta = {
  component: RadioField,
  args: { name: "genderId", label: "Sex", required: true, options: genders },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ genderId: requiredId("please select your gender") })}
        defaults={{ genderId: parameters["chosen"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof RadioField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"genderId":2}')).toBeVisible();
  },
};

export const Missing: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", { name: "Sex: please select your gender" }),
    );
    await expect(canvas.getByRole("radio", { name: "Male" })).toHaveFocus();
  },
};

export const Filled: Story = { parameters: { chosen: 2 }, args: { hint: "As in your passport" } };
export const Optional: Story = { args: { required: false } };

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { chosen: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: "Male" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Female" })).toBeDisabled();
  },
};

export const OneToChoose: Story = { args: { options: genders.slice(0, 1) } };

export const LongOnAPhone: Story = {
  ...onPhone,
  args: {
    label: "Which examination did you sit?",
    options: [
      ...genders,
      { value: 3, label: "GCE Ordinary Level (November/December), for private candidates alone" },
    ],
  },
  parameters: { chosen: 3 },
};

export const Dark: Story = { parameters: { chosen: 1 }, globals: { theme: "dark" } };
export const Compact: Story = { parameters: { chosen: 1 }, globals: { density: "compact" } };
