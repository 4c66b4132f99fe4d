import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { requiredId } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { states } from "../form/story-lists.ts";
import { ComboboxField } from "./combobox-field.tsx";

const meta = {
  component: ComboboxField,
  args: {
    name: "stateId",
    label: "State of origin",
    required: true,
    options: states,
    onChosen: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({ stateId: requiredId("please select your state") })}
        defaults={{ stateId: parameters["chosen"] ?? "" }}
      >
        <Story />
        <p className="h-40">What stands below</p>
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Typing filters, beginnings first; arrows move; Enter chooses. */
export const Typeahead: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    await userEvent.type(box, "og");
    const options = canvas.getAllByRole("option").map((option) => option.textContent);
    await expect(options).toEqual(["Ogun", "Kogi"]);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(box).toHaveValue("Kogi");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(args.onChosen).toHaveBeenCalledWith(23);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"stateId":23}')).toBeVisible();
  },
};

export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    await userEvent.click(box);
    await expect(canvas.getAllByRole("option")).toHaveLength(37);
    await userEvent.click(canvas.getByRole("option", { name: "Federal Capital Territory" }));
    await expect(box).toHaveValue("Federal Capital Territory");
  },
};

/** Escape and a half-typed word bring the old choice back; an emptied box clears it. */
export const LeftHalfTyped: Story = {
  parameters: { chosen: 25 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    await userEvent.clear(box);
    await userEvent.type(box, "Osu{Escape}");
    await expect(box).toHaveValue("Lagos");
    await userEvent.clear(box);
    await userEvent.type(box, "Os");
    await userEvent.tab();
    await expect(box).toHaveValue("Lagos");
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveValue("");
    await expect(args.onChosen).toHaveBeenLastCalledWith("");
  },
};

export const NothingFound: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: /State of origin/ }), "Accra");
    await expect(canvas.getByText("No result found")).toBeVisible();
  },
};

export const Open: Story = {
  ...onPhone,
  parameters: { chosen: 3 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /State of origin/ }));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("option", { name: "Akwa Ibom" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const Loading: Story = { args: { loading: true, options: [] } };

export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("link", { name: "please select your state" }));
    await expect(canvas.getByRole("combobox", { name: /State of origin/ })).toHaveFocus();
  },
};
