import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import type { FiltersProps } from "./filters.tsx";
import { Filters } from "./filters.tsx";
import { studentFilters } from "./story-filters.ts";

const onChange = fn<FiltersProps["onChange"]>();

/** Holds the parameters, as an app's address does. */
function Held(props: FiltersProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Filters
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Patterns/Filters/Several values",
  component: Filters,
  args: { filters: studentFilters, value: new URLSearchParams(), onChange },
  beforeEach: () => void onChange.mockClear(),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

const last = () => onChange.mock.lastCall?.[0].toString();

/** Checkboxes by keys alone: arrows move, Escape returns to the button; each value is a chip. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const button = canvas.getByRole("button", { name: "Level All" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const panel = within(await canvas.findByRole("dialog", { name: "Level" }));
    await expect(panel.getByRole("checkbox", { name: "ND I" })).toHaveFocus();
    await userEvent.keyboard(" {ArrowDown}{ArrowDown} ");
    await expect(last()).toBe("level=100&level=300");
    await expect(button).toHaveTextContent("2 chosen");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    // A press outside hits the dialog's own box.
    await userEvent.click(canvas.getByRole("dialog", { name: "Level" }));
    await waitFor(() => expect(canvas.queryByRole("dialog")).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Level: ND I" }));
    await expect(last()).toBe("level=300");
    await expect(button).toHaveTextContent("HND I");
  },
};

/** Many options have a search that ignores case and marks; the panel stays open. */
export const ManyChoices: Story = {
  args: { filters: studentFilters.slice(5) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "First choice All" }));
    const panel = within(await canvas.findByRole("dialog", { name: "First choice" }));
    const search = panel.getByRole("textbox", { name: "Search in First choice" });
    await expect(search).toHaveFocus();
    await userEvent.type(search, "xyz");
    await expect(panel.getByRole("status")).toHaveTextContent("No choice matches.");
    await userEvent.clear(search);
    await userEvent.type(search, "techno{ArrowDown} ");
    await expect(last()).toBe("first-choice=Architectural+Technology");
    await expect(panel.getAllByRole("checkbox")).toHaveLength(6);
    await userEvent.clear(search);
  },
};

/** A branch includes all that is below it and is one chip; a partly chosen one says so. */
export const ATree: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    await userEvent.click(canvas.getByRole("button", { name: "School or department All" }));
    const panel = within(await canvas.findByRole("dialog", { name: "School or department" }));
    const item = (name: string) => panel.getByRole("treeitem", { name });
    await expect(item("School of Applied Sciences")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown} ");
    await expect(last()).toBe("unit=slt");
    await expect(item("School of Applied Sciences")).toHaveAttribute("aria-checked", "mixed");
    await userEvent.click(item("Statistics"));
    await expect(last()).toBe("unit=slt&unit=stat");
    await userEvent.click(item("Computer Science"));
    await expect(last()).toBe("unit=science");
    await expect(
      canvas.getByText("School or department: School of Applied Sciences"),
    ).toBeInTheDocument();
    await userEvent.click(item("Civil Engineering"));
    await expect(last()).toBe("unit=science&unit=civil");
  },
};

/** A range relative to today or own days; each replaces the other. */
export const Spans: Story = {
  args: { filters: studentFilters.slice(3, 4) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Filters" }));
    const span = canvas.getByRole("combobox", { name: "Paid on" });
    await userEvent.selectOptions(span, "Last 7 days");
    await expect(last()).toBe("paid=last-7-days");
    await expect(canvas.getByRole("button", { name: "Remove Paid on: Last 7 days" })).toBeVisible();
    await userEvent.selectOptions(span, "Between two days");
    await expect(last()).toBe("");
    await fireEvent.change(canvas.getByLabelText("Paid on, from"), {
      target: { value: "2026-03-01" },
    });
    await expect(last()).toBe("paid-from=2026-03-01");
    await expect(span).toHaveDisplayValue("Between two days");
    await userEvent.selectOptions(span, "Today");
    await expect(last()).toBe("paid=today");
    await expect(canvas.queryByLabelText("Paid on, from")).toBeNull();
    await userEvent.selectOptions(span, "Between two days");
  },
};

/** All filters in a sheet that is applied at once: one request, one history entry. Escape cancels. */
export const SheetOnAPhone: Story = {
  args: { value: new URLSearchParams("level=100&size=20&page=3") },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const open = () => canvas.getByRole("button", { name: "Filters (1)" });
    await userEvent.click(open());
    await userEvent.type(canvas.getByRole("textbox", { name: "Sponsor" }), "Shell");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(onChange).not.toHaveBeenCalled();
    await expect(open()).toHaveFocus();
    await userEvent.click(open());
    const sheet = within(canvas.getByRole("dialog", { name: "Filters" }));
    await expect(sheet.getByRole("textbox", { name: "Sponsor" })).toHaveValue("");
    await userEvent.click(sheet.getByRole("button", { name: "Level ND I" }));
    const choices = within(await canvas.findByRole("dialog", { name: "Level" }));
    await userEvent.click(choices.getByRole("checkbox", { name: "ND II" }));
    await userEvent.keyboard("{Escape}");
    await expect(sheet.getByRole("button", { name: "Level 2 chosen" })).toHaveFocus();
    await userEvent.type(sheet.getByRole("textbox", { name: "Sponsor" }), "TETFund");
    await expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(sheet.getByRole("button", { name: "Show results" }));
    await expect(onChange).toHaveBeenCalledOnce();
    await expect(last()).toBe("level=100&size=20&level=200&sponsor=TETFund");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Filters (2)" }));
  },
};

/** A single filter needs no sheet. */
export const OneOnAPhone: Story = {
  args: { filters: studentFilters.slice(2, 3) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "Appraisal" }),
      "In-progress",
    );
    await expect(last()).toBe("state=In-progress");
  },
};

export const Dark: Story = { ...ATree, globals: { theme: "dark" } };
