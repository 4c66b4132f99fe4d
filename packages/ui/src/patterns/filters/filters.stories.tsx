import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, type screen } from "storybook/test";
import type { Filter } from "./filter.ts";
import type { FiltersProps } from "./filters.tsx";
import { Filters } from "./filters.tsx";

const filters: readonly Filter[] = [
  { kind: "text", name: "department", label: "Department" },
  {
    kind: "select",
    name: "level",
    label: "Level",
    options: [100, 200, 300, 400].map((level) => ({ value: level, label: String(level) })),
  },
  { kind: "select", name: "state", label: "Appraisal" },
  { kind: "dates", name: "paid", label: "Paid on" },
];

/** Holds and shows the parameters, as an app's address does. */
function Example({ onChange, ...props }: FiltersProps) {
  const [value, setValue] = useState(props.value);
  return (
    <div className="grid gap-4">
      <Filters
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
      <output className="text-14 break-all text-ink-muted">{`?${value.toString()}`}</output>
    </div>
  );
}

const meta = {
  component: Filters,
  args: { filters, value: new URLSearchParams("page=4&size=20"), onChange: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};

const open = async (canvas: Pick<typeof screen, "getByRole">) =>
  userEvent.click(canvas.getByRole("button", { name: /^Filters/ }));

/** A change goes to the first page and keeps other parameters. */
export const Touched: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Level" }), "200");
    await expect(canvas.getByText("?size=20&level=200")).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "Department" }), "Account{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove Department: Account" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove Level: 200" }));
    await expect(canvas.getByText("?size=20&department=Account")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "Level" })).toHaveValue("");
  },
};

const busy = "department=Computer+Science&level=300&state=In-progress&paid-from=2026-03-01";

export const AtWork: Story = {
  args: { value: new URLSearchParams(`${busy}&size=20`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: "Filters at work" }).children).toHaveLength(4);
  },
};

export const AllCleared: Story = {
  ...AtWork,
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(canvas.getByText("?size=20")).toBeVisible();
    await open(canvas);
    await expect(canvas.getByRole("textbox", { name: "Department" })).toHaveValue("");
    await expect(canvas.queryByRole("button", { name: "Clear all" })).toBeNull();
  },
};

/** Days are typed or picked; an incomplete year has no effect. */
export const Days: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await open(canvas);
    const from = () => canvas.getByLabelText("Paid on, from");
    await fireEvent.change(from(), { target: { value: "0202-03-01" } });
    await expect(canvas.getByText("?page=4&size=20")).toBeVisible();
    await fireEvent.change(from(), { target: { value: "2026-03-01" } });
    await expect(canvas.getByText("?size=20&paid-from=2026-03-01")).toBeVisible();
    await fireEvent.change(canvas.getByLabelText("Paid on, to"), {
      target: { value: "2026-02-01" },
    });
    await expect(canvas.getByRole("alert")).toHaveTextContent("The end is before the start");
  },
};

/** The button opens all of them below the line, and closes them. */
export const Opened: Story = {
  args: { value: new URLSearchParams(busy) },
  play: async ({ canvas }) => {
    await open(canvas);
    const button = canvas.getByRole("button", { name: "Filters (4)" });
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    await expect(canvas.queryByRole("combobox", { name: "Level" })).toBeNull();
    await userEvent.click(button);
  },
};

/** A single filter is its own control, and needs no chip. */
export const Single: Story = {
  args: { filters: filters.slice(1, 2), value: new URLSearchParams("level=300") },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
    await expect(canvas.getByRole("combobox", { name: "Level" })).toHaveValue("300");
  },
};

/** Its value is not among the options, and can be removed all the same. */
export const SingleUnknown: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { filters: filters.slice(1, 2), value: new URLSearchParams("level=900") },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Level: 900" }));
    await expect(canvas.getByText("?")).toBeVisible();
  },
};

/** An option that no longer exists, and a very long one. */
export const Unknown: Story = {
  args: {
    value: new URLSearchParams({ level: "900", department: "Electrical ".repeat(12).trim() }),
  },
};

export const OnAPhone: Story = {
  args: { value: new URLSearchParams(busy) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("combobox", { name: "Level" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Filters (4)" }));
    await expect(canvas.getByRole("combobox", { name: "Level" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }));
  },
};

export const Dark: Story = {
  args: { value: new URLSearchParams(busy) },
  globals: { theme: "dark" },
};

export const Compact: Story = {
  args: { value: new URLSearchParams(busy) },
  globals: { density: "compact" },
};
