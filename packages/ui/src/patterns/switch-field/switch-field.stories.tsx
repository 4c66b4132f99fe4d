import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as z from "zod/mini";
import { StoryForm } from "../form/story-form.tsx";
import { SwitchField } from "./switch-field.tsx";

const schema = z.object({ bySms: z.boolean() });
const refusal = "Results of a halted programme are told by SMS alone: leave this on";
const on = z.object({ bySms: z.literal(true, refusal) });

const meta = {
  component: SwitchField,
  args: { name: "bySms", label: "Send me an SMS when a result is out" },
  decorators: (Story, { parameters }) => (
    <StoryForm schema={parameters["mustBeOn"] ? on : schema} defaults={{ bySms: true }}>
      <Story />
    </StoryForm>
  ),
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It takes effect when the form is saved. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const setting = canvas.getByRole("switch");
    await expect(setting).toBeChecked();
    await userEvent.click(setting);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText('{"bySms":false}');
  },
};

/** It cannot be changed now, but shows its state. */
export const Disabled: Story = {
  args: { disabled: true, hint: "Your phone number is not confirmed yet" },
  play: async ({ canvas }) => {
    const setting = canvas.getByRole("switch");
    await expect(setting).toBeDisabled();
    await expect(setting).toBeChecked();
    await expect(setting).toHaveAccessibleDescription("Your phone number is not confirmed yet");
  },
};

/** The schema's message is shown at it, and the summary links there. */
export const Refused: Story = {
  tags: ["played"],
  parameters: { mustBeOn: true },
  play: async ({ canvas }) => {
    const setting = canvas.getByRole("switch");
    await userEvent.click(setting);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("link", { name: new RegExp(refusal) }));
    await expect(setting).toHaveFocus();
    await expect(setting).toHaveAccessibleDescription(`Error: ${refusal}`);
    await expect(setting).not.toBeChecked();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
