import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import * as z from "zod/mini";
import { loadCourses } from "../combobox-field/story-server.ts";
import { StoryForm, onPhone } from "../form/story-form.tsx";
import { states, thousands } from "../form/story-lists.ts";
import { MultiComboboxField } from "./multi-combobox-field.tsx";

const meta = {
  component: MultiComboboxField,
  args: { name: "stateIds", label: "States", options: states, onChosen: fn() },
  decorators: [
    (Story, { parameters }) => (
      <StoryForm
        schema={z.object({
          stateIds: z.array(z.number()).check(z.minLength(1, "please select a state")),
        })}
        defaults={{ stateIds: parameters["chosen"] ?? [] }}
      >
        <Story />
        <p className="h-40">What stands below</p>
      </StoryForm>
    ),
  ],
} satisfies Meta<typeof MultiComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const boxIn = (canvas: Canvas) => canvas.getByRole("combobox", { name: /States/ });
const chips = (canvas: Canvas) =>
  canvas.queryAllByRole("button", { name: /^Remove / }).map((chip) => chip.textContent);

/** Each choice is a chip, and the list stays open; the form's value is an array. */
export const Several: Story = {
  tags: ["played"],
  play: async ({ args, canvas }) => {
    const box = boxIn(canvas);
    await userEvent.type(box, "og{Enter}");
    await expect(box).toHaveValue("");
    await expect(box).toHaveAttribute("aria-expanded", "true");
    await userEvent.type(box, "lag{ArrowDown}{Enter}");
    await expect(chips(canvas)).toEqual(["Ogun", "Lagos"]);
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Lagos chosen");
    await expect(canvas.getAllByRole("option", { selected: true })).toHaveLength(2);
    await userEvent.click(canvas.getByRole("option", { name: "Kano" }));
    await userEvent.click(canvas.getByRole("option", { name: "Ogun" }));
    await expect(chips(canvas)).toEqual(["Lagos", "Kano"]);
    await expect(args.onChosen).toHaveBeenLastCalledWith([25, 20]);
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await expect(await canvas.findByText('{"stateIds":[25,20]}')).toBeVisible();
  },
};

/** Backspace in the empty box removes the last chip; the arrow moves to the chips, and Delete removes one. */
export const RemovedByKeys: Story = {
  tags: ["played"],
  parameters: { chosen: [25, 28, 20, 3] },
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    box.focus();
    await userEvent.keyboard("{Backspace}");
    await expect(chips(canvas)).toEqual(["Lagos", "Ogun", "Kano"]);
    await expect(canvas.getAllByRole("status")[0]).toHaveTextContent("Akwa Ibom removed");
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("button", { name: "Remove Kano" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Delete}");
    await expect(canvas.getByRole("button", { name: "Remove Kano" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(box).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Lagos" }));
    await expect(box).toHaveFocus();
    await expect(chips(canvas)).toEqual(["Kano"]);
    // Backspace in a text removes a letter, not a value.
    await userEvent.type(box, "Os{Backspace}");
    await expect(chips(canvas)).toEqual(["Kano"]);
  },
};

/** A fully typed option is chosen on leaving; other text stays with an error. */
export const TypedInFull: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const box = boxIn(canvas);
    await userEvent.type(box, "lagos");
    await userEvent.tab();
    await expect(chips(canvas)).toEqual(["Lagos"]);
    await expect(box).toHaveValue("");
    await userEvent.type(box, "akwa-ibom ");
    await userEvent.click(canvas.getByText("What stands below"));
    await userEvent.type(box, "lagos");
    await userEvent.tab();
    await expect(chips(canvas)).toEqual(["Lagos", "Akwa Ibom"]);
    await userEvent.clear(box);
    await userEvent.type(box, "Accra");
    await userEvent.tab();
    await expect(box).toHaveValue("Accra");
    await expect(canvas.getByText('No result found for "Accra"')).toBeVisible();
    await expect(chips(canvas)).toEqual(["Lagos", "Akwa Ibom"]);
  },
};

/** The server's options, page by page. Values from another search keep their labels. */
export const OfTheServers: Story = {
  args: { options: [], loadOptions: loadCourses, label: "Courses" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("combobox", { name: /Courses/ });
    await userEvent.type(box, "slt 4990");
    await expect(await canvas.findByRole("option")).toHaveTextContent(/^SLT 4990/);
    await userEvent.keyboard("{Enter}");
    await userEvent.type(box, "com 4991");
    await waitFor(() => expect(canvas.getByRole("option")).toHaveTextContent(/^COM 4991/));
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: /^Remove SLT 4990/ })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Remove COM 4991/ })).toBeVisible();
  },
};

export const Missing: Story = {
  tags: ["played"],
  args: { required: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Save" }));
    await userEvent.click(await canvas.findByRole("link", { name: /please select a state/ }));
    await expect(boxIn(canvas)).toHaveFocus();
  },
};

export const ManyOnAPhone: Story = {
  ...onPhone,
  args: { options: thousands, label: "Courses" },
  parameters: { chosen: [1, 22, 4998] },
  play: async ({ canvas }) => {
    const chip = canvas.getAllByRole("button", { name: /^Remove / })[0]!;
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Disabled: Story = { args: { disabled: true }, parameters: { chosen: [25, 28] } };
export const Dark: Story = {
  parameters: { chosen: [25, 28] },
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    await userEvent.click(boxIn(canvas));
    await userEvent.keyboard("{ArrowDown}");
  },
};
