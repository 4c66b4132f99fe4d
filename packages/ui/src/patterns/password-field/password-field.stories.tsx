import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { passwordSchema, passwordRule } from "@polyportal/domain/validation/password";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { PasswordField } from "./password-field.tsx";

const meta = {
  component: PasswordField,
  args: { name: "password", label: "Password", required: true },
  decorators: [
    (Story) => (
      <StoryForm schema={z.object({ password: passwordSchema })} defaults={{ password: "" }}>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText(/^Password/);
    await userEvent.type(box, "Ṣùúrù-2026!");
    await expect(box).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(box).toHaveAttribute("type", "text");
    await expect(box).toHaveValue("Ṣùúrù-2026!");
    await expect(canvas.getByRole("button", { name: "Hide password" })).toHaveFocus();
  },
};

export const NewAndWeak: Story = {
  ...onPhone,
  args: { autoComplete: "new-password", hint: passwordRule },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), "password{Enter}");
    await expect(
      await canvas.findByRole("link", { name: `the password needs ${passwordRule}` }),
    ).toBeVisible();
  },
};
