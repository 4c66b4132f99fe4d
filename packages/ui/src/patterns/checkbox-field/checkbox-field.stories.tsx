import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { subDegree } from "@polyportal/domain/programmes/sub-degree";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { CheckboxField } from "./checkbox-field.tsx";

const meta = {
  component: CheckboxField,
  args: { name: "declared", label: subDegree.declaration, required: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ declared: z.literal(true, "Tick the checkbox to continue") })}
        defaults={{ declared: parameters["declared"] }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(subDegree.declaration));
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"declared":true}')).toBeVisible();
  },
};

export const NotTicked: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: "Tick the checkbox to continue" }),
    ).toBeVisible();
  },
};

/** By keyboard, with details below its label. */
export const ByKeyboard: Story = {
  tags: ["played"],
  args: { label: "I live in a hall of the school", hint: "Halls open a week before lectures" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox", { name: "I live in a hall of the school" });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription("Halls open a week before lectures");
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  parameters: { declared: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeDisabled();
    await expect(canvas.getByRole("checkbox")).toBeChecked();
  },
};

export const Optional: Story = { args: { required: false, label: "Send me the bulletin" } };
export const Dark: Story = { parameters: { declared: true }, globals: { theme: "dark" } };
