import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent } from "storybook/test";
import { requiredId } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { Dialog } from "../../components/dialog/dialog.tsx";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { states, thousands } from "../form/story-lists.ts";
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

/** Typing filters, with matching beginnings first; arrows move; Enter chooses. */
export const Typeahead: Story = {
  tags: ["played"],
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
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    await userEvent.click(box);
    await expect(canvas.getAllByRole("option")).toHaveLength(37);
    await userEvent.click(canvas.getByRole("option", { name: "Federal Capital Territory" }));
    await expect(box).toHaveValue("Federal Capital Territory");
  },
};

/** A fully typed option is chosen on leaving by Tab, by a tap elsewhere, or by Enter. */
export const TypedInFull: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    await userEvent.type(box, "lagos");
    await userEvent.tab();
    await expect(box).toHaveValue("Lagos");
    await expect(args.onChosen).toHaveBeenLastCalledWith(25);
    await userEvent.clear(box);
    await userEvent.type(box, "akwa-ibom ");
    await userEvent.click(canvas.getByText("What stands below"));
    await expect(box).toHaveValue("Akwa Ibom");
    await userEvent.clear(box);
    await userEvent.type(box, "ogun{Enter}");
    await expect(box).toHaveValue("Ogun");
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText(/"stateId":\d+/)).toBeVisible();
  },
};

/** The value is only cleared by the button, or by Enter in an emptied box. */
export const Cleared: Story = {
  tags: ["played"],
  parameters: { chosen: 25 },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(box).toHaveValue("Lagos");
    await userEvent.clear(box);
    await userEvent.click(canvas.getByText("What stands below"));
    await expect(box).toHaveValue("Lagos");
    await expect(args.onChosen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Clear State of origin" }));
    await expect(box).toHaveValue("");
    await expect(box).toHaveFocus();
    await expect(args.onChosen).toHaveBeenLastCalledWith("");
    await expect(canvas.queryByRole("button", { name: /^Clear/ })).toBeNull();
    await userEvent.type(box, "Osun{Enter}");
    await userEvent.clear(box);
    await userEvent.keyboard("{Enter}{Tab}");
    await expect(box).toHaveValue("");
  },
};

/** Escape or an incomplete text restores the old value. */
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
    await expect(args.onChosen).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  ...onPhone,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: /State of origin/ }), "Accra");
    const words = 'No result found for "Accra"';
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent(words);
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText("check your selection and try again")).toBeVisible();
    await expect(canvas.queryByRole("option")).toBeNull();
    // The text stays with an error, so that nothing disappears silently.
    await userEvent.tab();
    await expect(canvas.getByRole("combobox")).toHaveValue("Accra");
    await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("Abia{Enter}");
    await expect(canvas.getByRole("combobox")).toHaveValue("Abia");
    await expect(canvas.queryByText(words)).toBeNull();
    await userEvent.click(canvas.getByRole("combobox"));
    await userEvent.keyboard("Accra");
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
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(
      await canvas.findByRole("link", { name: "State of origin: please select your state" }),
    );
    await expect(canvas.getByRole("combobox", { name: /State of origin/ })).toHaveFocus();
  },
};

/** As many as a school's courses: the list says how many there are, and renders fifty. */
export const FiveThousandOptions: Story = {
  args: { name: "stateId", label: "Course", options: thousands },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: /Course/ });
    await userEvent.click(box);
    await expect(canvas.getAllByRole("option")).toHaveLength(50);
    const [status] = canvas.getAllByRole("status");
    await expect(status).toHaveTextContent(/^The first 50 of 5,000 results\. Keep typing/);
    await userEvent.type(box, "slt 49");
    await expect(status).toHaveTextContent(/^\d+ results$/);
    await userEvent.type(box, "90");
    await expect(canvas.getByRole("option")).toHaveTextContent(/^SLT 4990/);
    await expect(status).toHaveTextContent("1 result");
    await userEvent.keyboard("{Enter}");
    await expect(box).toHaveDisplayValue(/^SLT 4990/);
    // The chosen option is shown, although it is far down the list.
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("option", { selected: true })).toHaveTextContent(/^SLT 4990/);
  },
};

/** Arrows cycle at the ends. Page Up and Page Down move by ten and stop there. */
export const ByKeyboardAlone: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: /State of origin/ });
    const at = () => document.getElementById(box.getAttribute("aria-activedescendant") ?? "");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(at()).toHaveTextContent("Abia");
    await userEvent.keyboard("{ArrowUp}");
    await expect(at()).toHaveTextContent("Zamfara");
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    await expect(at()).toHaveTextContent("Ebonyi");
    await userEvent.keyboard("{PageUp}{PageUp}");
    await expect(at()).toHaveTextContent("Abia");
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(box).toHaveFocus();
  },
};

/** The first Escape closes the list, and the next one the dialog around it. */
export const InADialog: Story = {
  args: { onChosen: fn() },
  render: function InADialogStory(args) {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onOpenChange={setOpen} title="Edit the student">
        <ComboboxField {...args} />
        <p className="h-40">What stands below</p>
      </Dialog>
    );
  },
  play: async () => {
    const box = await screen.findByRole("combobox", { name: /State of origin/ });
    await userEvent.click(box);
    await userEvent.keyboard("{Escape}");
    await expect(box).toHaveAttribute("aria-expanded", "false");
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
};

export const Filled: Story = {
  args: { hint: "As it stands in your birth certificate" },
  parameters: { chosen: 15 },
};

export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true }, parameters: { chosen: 25 } };

export const LongOnAPhone: Story = {
  ...onPhone,
  args: { label: "Course", options: thousands },
  parameters: { chosen: 4998 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("combobox", { name: /Course/ }));
  },
};

export const Dark: Story = { ...Open, globals: { theme: "dark" } };
export const Compact: Story = { ...Open, globals: { density: "compact" } };
