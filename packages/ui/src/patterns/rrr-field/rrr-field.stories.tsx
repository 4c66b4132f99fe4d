import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { rrr } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { RrrField } from "./rrr-field.tsx";

const meta = {
  component: RrrField,
  args: { name: "rrr", label: "RRR number", required: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm schema={z.object({ rrr: rrr() })} defaults={{ rrr: parameters["rrr"] ?? "" }}>
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof RrrField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /RRR number/ });
    await userEvent.type(box, "310007769676");
    await expect(box).toHaveValue("3100 0776 9676");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText('{"rrr":"310007769676"}')).toBeVisible();
  },
};

/** A digit typed in the middle keeps the caret there. */
export const CorrectedInTheMiddle: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole<HTMLInputElement>("textbox", { name: /RRR number/ });
    await userEvent.type(box, "31000776967");
    await userEvent.type(box, "5", { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(box).toHaveValue("3100 5077 6967");
    await expect(box.selectionStart).toBe(6);
  },
};

export const Pasted: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /RRR number/ });
    await userEvent.click(box);
    await userEvent.paste(" RRR: 3100-0776-9676 ");
    await expect(box).toHaveValue("3100 0776 9676");
  },
};

export const Missing: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: /: please input your RRR$/ }),
    ).toBeVisible();
  },
};

export const Filled: Story = {
  args: { hint: "The 12 digits on your invoice" },
  parameters: { rrr: "310007769676" },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { rrr: "310007769676" } };
export const Dark: Story = { parameters: { rrr: "310007769676" }, globals: { theme: "dark" } };
