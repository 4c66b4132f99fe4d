import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { email, personName, requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { TextField } from "./text-field.tsx";

const meta = {
  component: TextField,
  args: { name: "town", label: "Town", required: true },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({
          town: requiredText("please enter your town"),
          surname: personName(),
          email: email("please input email address"),
        })}
        defaults={{
          town: "",
          surname: parameters["surname"] ?? "Oluwaṣeun-Adébáyọ̀",
          email: "ngozi.chukwuemeka@example.ng",
        }}
      >
        <Story />
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { hint: "As it stands on your birth certificate" } };

export const Email: Story = {
  args: { name: "email", label: "Email address", type: "email", autoComplete: "email" },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Email address/)).toHaveAttribute("spellcheck", "false");
  },
};

export const ReadOnly: Story = { args: { name: "surname", label: "Surname", readOnly: true } };

/** The error is between hint and input, and the summary links to it. */
export const Refused: Story = {
  tags: ["played"],
  args: { hint: "As it stands on your birth certificate" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const summary = await canvas.findByRole("group", { name: "There is a problem" });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: "Town: please enter your town" }));
    const town = canvas.getByRole("textbox", { name: /Town/ });
    await expect(town).toHaveFocus();
    await expect(town).toHaveAccessibleDescription(
      "As it stands on your birth certificate Error: please enter your town",
    );
  },
};

/** A phone's keyboard adds a space after a completed word. It is removed on leaving and on Enter. */
export const TrailingSpace: Story = {
  tags: ["played"],
  args: { name: "surname", label: "Surname" },
  parameters: { surname: "" },
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField name="town" label="Town" />
    </>
  ),
  play: async ({ canvas }) => {
    const surname = canvas.getByRole("textbox", { name: /Surname/ });
    await userEvent.type(surname, "Adé Ola ");
    await expect(surname).toHaveValue("Adé Ola ");
    await userEvent.tab();
    await expect(surname).toHaveValue("Adé Ola");
    await userEvent.keyboard("Ilaro {Enter}");
    await expect(await canvas.findByText(/"town":"Ilaro","surname":"Adé Ola"/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /Town/ })).toHaveValue("Ilaro");
    // Spaces within the text still count for the schema.
    await userEvent.type(surname, "  Ojo");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(
      await canvas.findByRole("link", { name: "Surname: invalid name, check for trailing spaces" }),
    ).toBeVisible();
  },
};

/** An error disappears as soon as it is fixed. */
export const PutRight: Story = {
  tags: ["played"],
  play: async (context) => {
    const { canvas } = context;
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    const town = canvas.getByRole("textbox", { name: /Town/ });
    await expect(town).toBeInvalid();
    await userEvent.type(town, "Òkè-Ògùn");
    await expect(town).toBeValid();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText(/"town":"Òkè-Ògùn"/)).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...onPhone,
  args: {
    label: "Name of the secondary school at which you sat the examination, in full",
    hint: "As it stands on your birth certificate",
  },
};

/** It cannot be changed, but is sent. */
export const Disabled: Story = {
  args: { name: "surname", label: "Surname", disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: /Surname/ })).toBeDisabled();
    await userEvent.type(canvas.getByRole("textbox", { name: /Town/ }), "Ilaro{Enter}");
    await expect(await canvas.findByText(/"surname":"Oluwaṣeun-Adébáyọ̀"/)).toBeVisible();
  },
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField name="town" label="Town" />
    </>
  ),
};

export const Optional: Story = { args: { required: false } };

export const EightyCharacters: Story = {
  ...onPhone,
  args: { name: "surname", label: "Full name" },
  parameters: {
    surname: "Oluwadamilola-Abdulrahman Chukwuemeka Adebayo-Ogunlesi Ifeoluwapo Temitope Ngozi",
  },
};

export const RightToLeft: Story = {
  args: { name: "surname", label: "Surname", dir: "auto" },
  parameters: { surname: "عبد الرحمن إبراهيم" },
};

export const Dark: Story = { ...Refused, globals: { theme: "dark" } };
export const Compact: Story = { ...Default, globals: { density: "compact" } };
