import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import * as z from "zod/mini";
import { StoryForm } from "../form/story-form.tsx";
import { SwitchField } from "./switch-field.tsx";

const schema = z.object({ bySms: z.boolean() });

const meta = {
  component: SwitchField,
  args: { name: "bySms", label: "Send me an SMS when a result is out" },
  decorators: (Story) => (
    <StoryForm schema={schema} defaults={{ bySms: true }}>
      <Story />
    </StoryForm>
  ),
} satisfies Meta<typeof SwitchField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It counts when the form is saved. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const setting = canvas.getByRole("switch");
    await expect(setting).toBeChecked();
    await userEvent.click(setting);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await canvas.findByText('{"bySms":false}');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
