import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { passwordRule, passwordSchema } from "@polyportal/domain/validation/password";
import { passwordRules } from "@polyportal/domain/validation/password-rules";
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
  tags: ["played"],
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
      await canvas.findByRole("link", { name: new RegExp(`the password needs ${passwordRule}$`) }),
    ).toBeVisible();
  },
};

/** Every met rule is ticked, also for screen readers. */
export const RulesAsTheyAreMet: Story = {
  args: { label: "New password", autoComplete: "new-password", rules: passwordRules },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText(/^New password/);
    const met = () =>
      canvas
        .getAllByRole("listitem")
        .filter((rule) => rule.textContent?.includes("(met)"))
        .map((rule) => rule.textContent?.split(" (")[0]);
    await expect(met()).toEqual([]);
    await userEvent.type(box, "ṣùúrù");
    await expect(met()).toEqual(["a lower-case letter"]);
    await userEvent.type(box, "-2026");
    await expect(met()).toEqual([
      "8 to 30 characters",
      "a digit",
      "a lower-case letter",
      "a symbol",
    ]);
    await expect(box).toHaveAccessibleDescription(/an upper-case letter \(still missing\)/);
    await userEvent.type(box, "Ọ");
    await expect(met()).toHaveLength(5);
    await userEvent.clear(box);
    await expect(met()).toEqual([]);
  },
};

export const Empty: Story = {};

export const Refused: Story = {
  ...onPhone,
  args: { label: "New password", autoComplete: "new-password", rules: passwordRules },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), "password1{Enter}");
    await canvas.findByRole("link", { name: new RegExp(`the password needs ${passwordRule}$`) });
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Dark: Story = {
  args: { label: "New password", autoComplete: "new-password", rules: passwordRules },
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^New password/), "Suuru");
  },
};
