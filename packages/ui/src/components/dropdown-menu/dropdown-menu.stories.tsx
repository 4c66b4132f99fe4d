import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { PencilIcon, PrinterIcon, TrashIcon } from "../icon/icon.tsx";
import { DropdownMenu } from "./dropdown-menu.tsx";

const onDelete = fn();

const meta = {
  component: DropdownMenu,
  args: {
    label: "Actions for Hostel A",
    trigger: "Actions",
    groups: [
      [
        { label: "Edit", icon: <PencilIcon />, href: "#edit" },
        { label: "Print", icon: <PrinterIcon />, disabledReason: "no rooms yet", onSelect: fn() },
      ],
      [{ label: "Delete", icon: <TrashIcon />, danger: true, onSelect: onDelete }],
    ],
  },
  beforeEach: () => void onDelete.mockClear(),
  decorators: (Story) => (
    <div className="min-h-64">
      <Story />
      <p className="mt-48">Something else on the page</p>
    </div>
  ),
} satisfies Meta<typeof DropdownMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("menu", { name: "Actions for Hostel A" })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("e");
    await expect(canvas.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{End}{Escape}");
    await expect(canvas.queryByRole("menu")).toBeNull();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

export const ClosesOnAPressOutside: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByText("Something else on the page"));
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

export const DisabledSaysWhy: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.click(canvas.getByRole("menuitem", { name: /Print/ }));
    await expect(canvas.getByRole("menu")).toBeVisible();
    await expect(canvas.getByText("no rooms yet")).toBeVisible();
  },
};

const courses = ["Physics", "Photography", "Pharmacology", "Chemistry", "Mathematics"];

/** A repeated letter cycles through entries, several letters find one; Home and End jump. */
export const Typeahead: Story = {
  tags: ["played"],
  args: {
    trigger: "Courses",
    label: "Courses",
    groups: [courses.map((label) => ({ label, onSelect: fn() }))],
  },
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByRole("menuitem", { name });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(item("Physics")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(item("Mathematics")).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(item("Physics")).toHaveFocus();
    await userEvent.keyboard("pha");
    await expect(item("Pharmacology")).toHaveFocus();
    await userEvent.keyboard("{Home}x");
    await expect(item("Physics")).toHaveFocus();
  },
};

/** Tab leaves and closes the menu. So does a press on an element that stops its events. */
export const ClosesWhenLeft: Story = {
  render: (args) => (
    <>
      <DropdownMenu {...args} />
      <Button onPointerDown={(event) => event.stopPropagation()}>Next</Button>
    </>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "Actions for Hostel A" });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole("button", { name: "Next" }));
    await expect(canvas.queryByRole("menu")).toBeNull();
    await userEvent.click(opener);
    await userEvent.tab();
    await expect(canvas.queryByRole("menu")).toBeNull();
    await userEvent.click(opener);
    await userEvent.click(opener);
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

/** At the end of a scrolling row it is not clipped, and stays within the window. */
export const InATableThatScrolls: Story = {
  args: { align: "end" },
  render: (args) => (
    <div className="w-72 max-w-full overflow-x-auto border border-line">
      <div className="flex w-[40rem] justify-end">
        <DropdownMenu {...args} />
      </div>
    </div>
  ),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button");
    opener.scrollIntoView();
    await userEvent.click(opener);
    const entry = canvas.getByRole("menuitem", { name: "Delete" });
    const { x, y, right } = entry.getBoundingClientRect();
    await expect(x).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(entry.contains(document.elementFromPoint(x + 20, y + 10))).toBe(true);
  },
};

/** Escape closes the menu, but not the dialog around it. */
export const InADialog: Story = {
  render: (args) => (
    <Dialog open onOpenChange={onDelete} title="Hostel A">
      <DropdownMenu {...args} />
    </Dialog>
  ),
  play: async () => {
    const opener = await screen.findByRole("button", { name: "Actions for Hostel A" });
    await userEvent.click(opener);
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("menu")).toBeNull();
    await expect(opener).toHaveFocus();
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(onDelete).toHaveBeenCalledWith(false);
  },
};

export const LongOnAPhone: Story = {
  args: {
    heading: "Oluwadamilola-Abdulrahman Chukwuemeka Adébáyọ̀-Ogunlesi Ifeoluwapo Temitope",
    groups: [
      [
        { label: "Department of Science Laboratory Technology (Environmental)", href: "#a" },
        {
          label: "Move to another hall",
          disabledReason: "the halls of the 2026/2027 session are not open",
          onSelect: fn(),
        },
      ],
    ],
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
  },
};

export const Dark: Story = { ...Open, globals: { theme: "dark" } };
export const Compact: Story = { ...Open, globals: { density: "compact" } };
