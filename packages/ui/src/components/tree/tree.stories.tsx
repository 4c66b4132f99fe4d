import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { schools } from "./story-schools.ts";
import type { TreeNode } from "./tree-state.ts";
import { Tree } from "./tree.tsx";

const faculties: readonly TreeNode[] = [
  ...schools.map((school) =>
    school.id === "science" ? { ...school, hint: "1,284 students" } : school,
  ),
  { id: "business", label: "School of Business Studies", lazy: true },
  { id: "library", label: "Library" },
];

const onChosen = fn();
const lazy: TreeNode[] = [
  { id: "acc", label: "Accountancy" },
  { id: "tax", label: "Taxation" },
];
const onOpen = fn(() => Promise.resolve(lazy));

const meta = {
  component: Tree,
  args: { label: "Departments", nodes: faculties, chosen: [], onChosen, onOpen },
  beforeEach: () => {
    onChosen.mockClear();
    onOpen.mockReset();
  },
  render: function Chosen({ chosen: first, ...args }) {
    const [chosen, setChosen] = useState<readonly string[]>(first);
    return (
      <div className="max-w-96">
        <Tree
          {...args}
          chosen={chosen}
          onChosen={(ids) => {
            setChosen(ids);
            onChosen(ids);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole("treeitem");
    await expect(items).toHaveLength(4);
    await expect(items[0]).toHaveAttribute("aria-expanded", "false");
    await expect(items[3]).not.toHaveAttribute("aria-expanded");
  },
};

/** Single selection: Enter chooses, and Tab returns to the choice. */
export const Single: Story = {
  args: { openAtFirst: ["science"], chosen: ["stat"] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("treeitem", { name: "Statistics" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onChosen).toHaveBeenLastCalledWith(["comp"]);
    await expect(canvas.getByRole("treeitem", { selected: true })).toHaveTextContent(
      "Computer Science",
    );
  },
};

/** The keys of the ARIA tree: right opens and enters, left closes and leaves, letters search. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    const at = (name: string | RegExp) =>
      expect(canvas.getByRole("treeitem", { name })).toHaveFocus();
    await userEvent.tab();
    await at(/^School of Applied/);
    await userEvent.keyboard("{ArrowRight}");
    await at(/^School of Applied/);
    await expect(canvas.getByRole("treeitem", { expanded: true })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await at("Science Laboratory Technology");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await at("Chemistry option");
    await userEvent.keyboard("{ArrowLeft}");
    await at("Science Laboratory Technology");
    await userEvent.keyboard("{ArrowLeft}{ArrowDown}");
    await at("Statistics");
    await userEvent.keyboard("l");
    await at("Library");
    await userEvent.keyboard("{Home}");
    await at(/^School of Applied/);
    await userEvent.keyboard("{End}{ArrowUp}");
    await at("School of Business Studies");
    await userEvent.keyboard("com");
    await at("Computer Science");
    await userEvent.keyboard("{Home}*");
    await expect(await canvas.findByRole("treeitem", { name: "Taxation" })).toBeVisible();
    await expect(canvas.getByRole("treeitem", { name: "Civil Engineering" })).toBeVisible();
  },
};

/** A partly chosen branch says so. One press chooses all of it, another one none. */
export const Several: Story = {
  args: { multiple: true, openAtFirst: ["science", "slt", "eng"], chosen: ["micro", "eng"] },
  play: async ({ canvas }) => {
    const item = (name: string | RegExp) => canvas.getByRole("treeitem", { name });
    await expect(item(/^School of Applied/)).toHaveAttribute("aria-checked", "mixed");
    await expect(item("Civil Engineering")).toHaveAttribute("aria-checked", "true");
    await userEvent.click(item("Civil Engineering"));
    await expect(onChosen).toHaveBeenLastCalledWith(["micro", "elect"]);
    await userEvent.click(item("Science Laboratory Technology"));
    await expect(onChosen).toHaveBeenLastCalledWith(["slt", "elect"]);
    item(/^School of Applied/).focus();
    await userEvent.keyboard(" ");
    await expect(onChosen).toHaveBeenLastCalledWith(["science", "elect"]);
    await expect(item("Biochemistry option")).toHaveAttribute("aria-checked", "true");
    await userEvent.click(item("Biochemistry option"));
    await expect(onChosen).toHaveBeenLastCalledWith(["micro", "chem", "stat", "comp", "elect"]);
  },
};

/** Entries are loaded when their parent is opened. A failure is shown, and opening again retries. */
export const Lazy: Story = {
  tags: ["played"],
  args: { multiple: true },
  play: async ({ canvas }) => {
    onOpen.mockReset().mockRejectedValueOnce(new Error("offline"));
    onOpen.mockResolvedValue([{ id: "acc", label: "Accountancy" }]);
    const business = canvas.getByRole("treeitem", { name: /^School of Business/ });
    business.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByText(/did not load/)).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByRole("treeitem", { name: "Accountancy" })).toBeVisible();
    await expect(canvas.queryByText(/did not load/)).toBeNull();
    await expect(business).toHaveFocus();
    await userEvent.keyboard("{ArrowRight} ");
    await expect(onChosen).toHaveBeenLastCalledWith(["business"]);
  },
};

export const Waiting: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    onOpen.mockReset().mockReturnValue(new Promise(() => {}));
    canvas.getByRole("treeitem", { name: /Business/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("treeitem", { name: /Business/, busy: true })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Departments" })).toHaveTextContent(
      "There is nothing to choose from yet.",
    );
    await expect(canvas.queryByRole("tree")).toBeNull();
  },
};

export const EmptyWithItsNextStep: Story = {
  args: { nodes: [], empty: "No school has been set up. Add the first one under Settings." },
};

/** A disabled tree can be read and opened, but not changed. */
export const Disabled: Story = {
  args: { ...Several.args, disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tree")).toHaveAttribute("aria-disabled", "true");
    const statistics = canvas.getByRole("treeitem", { name: "Statistics" });
    await expect(statistics).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByText("Statistics"));
    await userEvent.keyboard(" {Enter}");
    await expect(onChosen).not.toHaveBeenCalled();
    await userEvent.keyboard("{Home}{ArrowLeft}");
    await expect(canvas.queryByRole("treeitem", { name: "Statistics" })).toBeNull();
  },
};

const closedToNew = (department: TreeNode): TreeNode =>
  department.id === "slt"
    ? { ...department, disabled: true, hint: "admission closed on 13 November 2026" }
    : department;

/** A disabled entry says why, disables what is below it, and keeps its state when its branch changes. */
export const DisabledEntry: Story = {
  args: {
    ...Several.args,
    nodes: faculties.map((school) =>
      school.children ? { ...school, children: school.children.map(closedToNew) } : school,
    ),
  },
  play: async ({ canvas }) => {
    const item = (name: string | RegExp) => canvas.getByRole("treeitem", { name });
    await expect(item(/^Science Laboratory/)).toHaveAttribute("aria-disabled", "true");
    await expect(item("Chemistry option")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(item("Chemistry option"));
    await expect(item("Chemistry option")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(onChosen).not.toHaveBeenCalled();
    await userEvent.click(item(/^School of Applied/));
    await expect(onChosen).toHaveBeenLastCalledWith(["micro", "stat", "comp", "eng"]);
    await userEvent.click(item(/^School of Applied/));
    await expect(onChosen).toHaveBeenLastCalledWith(["micro", "eng"]);
  },
};

/** The arrow opens; the label chooses. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    const science = canvas.getByRole("treeitem", { name: /^School of Applied/ });
    await userEvent.click(science.querySelector("[data-turn]")!);
    await expect(canvas.getByRole("treeitem", { name: "Statistics" })).toBeVisible();
    await expect(onChosen).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByText("Statistics"));
    await expect(onChosen).toHaveBeenLastCalledWith(["stat"]);
  },
};

export const OnAPhone: Story = { ...Several, globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  ...Several,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { ...Several, globals: { density: "compact" } };
