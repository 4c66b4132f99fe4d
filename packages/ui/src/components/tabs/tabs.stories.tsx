import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tabs } from "./tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Academic fees",
    tabs: [
      { hash: "school_fees", label: "School Fees", content: <p>Fees of the session.</p> },
      { hash: "other_fees", label: "Other Fees", content: <p>Transcript, identity card.</p> },
      { hash: "acceptance", label: "Acceptance", content: <p>The acceptance fee.</p> },
      { hash: "change", label: "Change of Degree", content: <p>Closed.</p>, disabled: true },
    ],
  },
  beforeEach: () => history.replaceState(null, "", location.pathname + location.search),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstByDefault: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("tab", { name: "School Fees" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const FollowsTheAddress: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Acceptance" }));
    await expect(location.hash).toBe("#acceptance");
    await canvas.findByText("The acceptance fee.");
    location.hash = "#other_fees";
    await canvas.findByText("Transcript, identity card.");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await canvas.findByText("Transcript, identity card.");
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };

/** A link to the last of many tabs shows it on any screen. */
export const TheOpenOneInView: Story = {
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Tabbed) => (
      <div style={{ width: 320 }}>
        <Tabbed />
      </div>
    ),
  ],
  beforeEach: () => {
    location.hash = "#acceptance";
  },
  play: async ({ canvas }) => {
    const inside = (part: HTMLElement, whole: HTMLElement) => {
      const [a, b] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
      return a.left >= b.left - 1 && a.right <= b.right + 1;
    };
    const row = canvas.getByRole("tablist");
    await waitFor(() =>
      expect(inside(canvas.getByRole("tab", { name: "Acceptance" }), row)).toBe(true),
    );
    await expect(row.scrollLeft).toBeGreaterThan(0);
  },
};

/** Arrows cycle and skip disabled tabs; Home and End jump; Tab reaches only the open one. */
export const RovingFocus: Story = {
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await expect(tab("School Fees")).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(tab("Acceptance")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab("School Fees")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Home}{ArrowRight}");
    await expect(tab("Other Fees")).toHaveFocus();
    // Moving the focus opens nothing yet, because a panel may have to be loaded.
    await expect(tab("School Fees")).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard(" ");
    await expect(location.hash).toBe("#other_fees");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Other Fees" })).toHaveFocus();
  },
};

/** An unknown, disabled or broken fragment shows the first panel. */
export const UnknownFragment: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const hash of ["#nowhere", "#change", "#%E0%A4%A"]) {
      location.hash = hash;
      await canvas.findByRole("tabpanel", { name: "School Fees" });
    }
  },
};

export const One: Story = {
  args: { tabs: [{ hash: "all", label: "All", content: <p>Every fee.</p> }] },
};

export const LongNamesOnAPhone: Story = {
  args: {
    tabs: [
      {
        hash: "slt",
        label: "Department of Science Laboratory Technology (Environmental Biology Option)",
        content: <p>Twelve courses.</p>,
      },
      { hash: "arabic", label: "اللغة العربية", content: <p>One course.</p> },
    ],
  },
  globals: { viewport: { value: "phone" } },
};

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { globals: { density: "compact" } };

/** In a modal, or within other tabs, the address is not changed. */
export const WithoutTheAddress: Story = {
  args: { defaultValue: "other_fees", onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("Transcript, identity card.")).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Acceptance" }));
    await canvas.findByText("The acceptance fee.");
    await expect(args.onValueChange).toHaveBeenCalledWith("acceptance");
    await expect(location.hash).toBe("");
  },
};

/** Controlled by the caller. */
export const HeldByItsCaller: Story = {
  args: { value: "acceptance", onValueChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "School Fees" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("school_fees");
    await expect(canvas.getByText("The acceptance fee.")).toBeVisible();
    await expect(location.hash).toBe("");
  },
};
