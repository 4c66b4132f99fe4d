import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { requiredId } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { examTypes } from "../form/story-lists.ts";
import { SelectField } from "./select-field.tsx";

const meta = {
  component: SelectField,
  args: {
    name: "typeId",
    label: "Exam type",
    required: true,
    options: examTypes,
    onChosen: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ typeId: requiredId("please select your o level type") })}
        defaults={{ typeId: parameters["chosen"] ?? "" }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /Exam type/ }), "NECO");
    await expect(args.onChosen).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"typeId":2}')).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", { name: /: please select your o level type$/ }),
    );
    await expect(canvas.getByRole("combobox", { name: /Exam type/ })).toHaveFocus();
  },
};

export const Long: Story = { ...onPhone, parameters: { chosen: 4 } };
export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { args: { hint: "As it stands on your result slip" } };
export const Optional: Story = { args: { required: false, placeholder: "None" } };
export const Filled: Story = { parameters: { chosen: 1 } };
export const DisabledFilled: Story = { args: { disabled: true }, parameters: { chosen: 2 } };
export const NothingToChoose: Story = { args: { options: [] } };
export const OneToChoose: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { options: examTypes.slice(0, 1) },
};
export const Dark: Story = { parameters: { chosen: 4 }, globals: { theme: "dark" } };
export const Compact: Story = { parameters: { chosen: 4 }, globals: { density: "compact" } };
