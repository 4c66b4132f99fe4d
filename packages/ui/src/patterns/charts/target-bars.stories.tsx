import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { TargetBars } from "./target-bars.tsx";

const onRetry = fn();

const meta = {
  component: TargetBars,
  args: {
    title: "Registered against quota, ND I 2026/2027",
    rowHeading: "Programme",
    valueHeading: "Registered",
    targetHeading: "Quota",
    rows: [
      { label: "Computer Science", value: 134, target: 120 },
      { label: "Science Laboratory Technology", value: 96, target: 120 },
      { label: "Accountancy", value: 80, target: 80 },
      { label: "Electrical/Electronics Engineering Technology", value: 12, target: 60 },
      { label: "Leisure and Tourism Management", value: 9, target: null },
    ],
  },
  beforeEach: () => void onRetry.mockClear(),
} satisfies Meta<typeof TargetBars>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Over, short and full are words, not only colours. */
export const AgainstQuota: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("of 120, 14 over")).toBeVisible();
    await expect(canvas.getByText("of 120, 24 short")).toBeVisible();
    await expect(canvas.getByText("of 80, reached")).toBeVisible();
    await expect(canvas.getByText("no quota set")).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-target]")).toHaveLength(4);
    const table = within(canvas.getByRole("table", { name: /Registered against quota/ }));
    await expect(
      table.getByRole("row", { name: "Computer Science 134 120 112%" }),
    ).toBeInTheDocument();
    await expect(
      table.getByRole("row", { name: "Leisure and Tourism Management 9 - -" }),
    ).toBeInTheDocument();
  },
};

/** What is not taken is free. */
export const Room: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: "Beds",
    room: true,
    rows: [
      { label: "Queen Amina Hall", value: 96, target: 120 },
      { label: "Unity Hall", value: 80, target: 80 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("of 120, 24 free")).toBeVisible();
    await expect(canvas.getByText("of 80, full")).toBeVisible();
  },
};

/** By keys: Enter and Space toggle it, the button keeps the focus, and Tab continues into the table. */
export const AsTable: Story = {
  tags: ["played"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show as table" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const back = canvas.getByRole("button", { name: "Show as chart" });
    await expect(back).toHaveFocus();
    await expect(canvas.getByRole("columnheader", { name: "Quota" })).toBeVisible();
    await expect(canvasElement.querySelector("[data-bar]")).toBeNull();
    await userEvent.keyboard(" ");
    await expect(back).toHaveFocus();
    await expect(canvasElement.querySelectorAll("[data-bar]")).toHaveLength(5);
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    // Scrollable content must be focusable.
    await expect(canvas.getByRole("group", { name: /^Registered against/ })).toHaveFocus();
  },
};

export const Loading: Story = { args: { rows: undefined } };

export const Failing: Story = {
  args: { failure: { message: "The school's records cannot be reached just now.", onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { rows: [], empty: "No quota is set for this session." } };
export const One: Story = { args: { rows: [{ label: "Accountancy", value: 40, target: 80 }] } };

/** A target of 0 that is reached by nobody. */
export const Zero: Story = {
  args: { rows: [{ label: "Mass Communication", value: 0, target: 0 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("of 0, reached")).toBeVisible();
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};

export const Huge: Story = {
  args: {
    rows: [
      { label: "Fees collected in the whole school", value: 4_812_300_500, target: 5_000_000_000 },
      { label: "Fees collected in Quantity Surveying", value: 900_000, target: 12_000_000 },
    ],
    title: "Fees collected against the budget",
    rowHeading: "Where",
    valueHeading: "Collected",
    targetHeading: "Budget",
    format: (naira) => `₦${naira.toLocaleString("en")}`,
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const ForcedColours: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { colours: "forced" },
};
export const OnPaper: Story = { globals: { media: "print" } };
