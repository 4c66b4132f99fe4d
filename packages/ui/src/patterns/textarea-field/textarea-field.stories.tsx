import type { Meta, StoryObj } from "@storybook/react-vite";
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
