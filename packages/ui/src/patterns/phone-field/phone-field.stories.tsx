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
    (Story) => (
      <StoryForm schema={z.object({ mobileNumber: phone() })} defaults={{ mobileNumber: "" }}>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSpaces: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /Mobile number/ });
    await expect(box).toHaveAttribute("inputmode", "tel");
    await userEvent.type(box, "+234 801-234 5678{Enter}");
    await expect(await canvas.findByText('{"mobileNumber":"+2348012345678"}')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /Mobile number/ });
    await userEvent.type(box, "8012345678{Enter}");
    await expect(await canvas.findByRole("link", { name: "invaild phone number" })).toBeVisible();
  },
};
