import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { TextareaField } from "./textarea-field.tsx";

const address =
  "House 14, Road 7, Unity Estate Phase II,\nOff Ọ̀yọ́-Ìṣẹ́yìn Expressway,\nIbadan, Oyo State";

const meta = {
  component: TextareaField,
  args: {
    name: "permanentAddress",
    label: "Permanent address",
    required: true,
    autoComplete: "street-address",
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ permanentAddress: requiredText("please enter contact address", 300) })}
        defaults={{ permanentAddress: parameters["address"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof TextareaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Long: Story = { ...onPhone, parameters: { address } };

export const Hint: Story = { args: { hint: "Where letters reach you all year", required: false } };

export const Missing: Story = {
  tags: ["played"],
  args: { hint: "Where letters reach you all year" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", { name: /: please enter contact address$/ }),
    );
    const box = canvas.getByRole("textbox", { name: /Permanent address/ });
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(
      "Where letters reach you all year Error: please enter contact address",
    );
  },
};

/** Enter starts a new line and does not submit. */
export const SeveralLines: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("textbox", { name: /Permanent address/ });
    await userEvent.type(box, "House 14{Enter}Road 7");
    await expect(box).toHaveValue("House 14\nRoad 7");
    await expect(box).toHaveFocus();
  },
};

export const ReadOnly: Story = { args: { readOnly: true }, parameters: { address } };
export const Disabled: Story = { args: { disabled: true }, parameters: { address } };
export const Dark: Story = { parameters: { address }, globals: { theme: "dark" } };
