import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { phone } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm } from "../form/story-form.tsx";
import { PhoneField } from "./phone-field.tsx";

const meta = {
  component: PhoneField,
  args: { name: "mobileNumber", label: "Mobile number", required: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ mobileNumber: phone() })}
        defaults={{ mobileNumber: parameters["number"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSpaces: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /Mobile number/ });
    await expect(box).toHaveAttribute("inputmode", "tel");
    await userEvent.type(box, "+234 801-234 5678{Enter}");
    await expect(await canvas.findByText('{"mobileNumber":"+2348012345678"}')).toBeVisible();
  },
};

export const Invalid: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /Mobile number/ });
    await userEvent.type(box, "801234567{Enter}");
    await expect(
      await canvas.findByRole("link", { name: /: invaild phone number$/ }),
    ).toBeVisible();
  },
};

export const Hint: Story = { args: { hint: "For example, 0801 234 5678", required: false } };
export const Filled: Story = { parameters: { number: "+2348012345678" } };
export const ReadOnly: Story = { args: { readOnly: true }, parameters: { number: "08012345678" } };
export const Disabled: Story = { args: { disabled: true }, parameters: { number: "08012345678" } };
