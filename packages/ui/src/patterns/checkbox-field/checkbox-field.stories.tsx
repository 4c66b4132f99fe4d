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
    (Story) => (
      <StoryForm
        schema={z.object({ declared: z.literal(true, "Tick the checkbox to continue") })}
        defaults={{}}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ticked: Story = {
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
