import type { Meta, StoryObj } from "@storybook/react-vite";
import { formatNaira } from "@polyportal/domain/format/naira";
import { expect, fn, userEvent, within } from "storybook/test";
import { Statistic } from "./statistic.tsx";

const onRetry = fn();

const letterSize = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);

const linesOf = (figure: Node) => {
  const letters = document.createRange();
  letters.selectNodeContents(figure);
  return new Set([...letters.getClientRects()].map(({ top }) => top)).size;
};

const meta = {
  component: Statistic,
  args: {
    label: "Applications paid",
    value: 9_860,
    change: { by: 1_204, since: "2025/2026", wanted: "up" },
    trend: [6_120, 7_480, 7_011, 8_656, 9_860].map((value, index) => ({
      label: `${2022 + index}/${2023 + index}`,
      value,
    })),
  },
  beforeEach: () => void onRetry.mockClear(),
  render: (args) => (
    <div className="max-w-72">
      <Statistic {...args} />
    </div>
  ),
} satisfies Meta<typeof Statistic>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The change has a sign, a word and an icon besides its colour. The line has a table. */
export const Rising: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Applications paid" })).toBeVisible();
    await expect(canvas.getByText("+\u20601,204, up from 2025/2026")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: "Applications paid" }));
    await expect(table.getByRole("row", { name: "2022/2023 6,120" })).toBeInTheDocument();
  },
};

export const FallingIsBad: Story = {
  args: {
    value: 8_430,
    change: { by: -226, since: "last week", wanted: "up" },
    trend: [8_300, 8_656, 8_430].map((value, index) => ({ label: `Week ${index + 1}`, value })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("−\u2060226, down from last week")).toBeVisible();
  },
};

export const FallingIsGood: Story = {
  args: {
    label: "Fees outstanding",
    value: 41_250_000,
    format: formatNaira,
    change: { by: -1_250_000, since: "October", wanted: "down" },
    trend: [52_800_000, 47_100_000, 42_500_000, 41_250_000].map((value, index) => ({
      label: `Week ${index + 1}`,
      value,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const change = canvas.getByText("−\u2060₦1,250,000.00, down from October");
    // The icon of success, although the line falls.
    await expect(change.parentElement?.querySelector("svg.text-success")).toBeVisible();
    await expect(canvasElement.querySelector("polyline")).toBeVisible();
  },
};

/** An amount is never broken, and as large as it can be. */
export const LargeTextOnAPhone: Story = {
  ...FallingIsGood,
  globals: { viewport: { value: "phone" }, textSize: "200" },
  // The story above is pictured already.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const figure = canvas.getByText("₦41,250,000.00", { selector: "p" });
    await expect(linesOf(figure)).toBe(1);
    await expect(letterSize(figure)).toBeGreaterThanOrEqual(letterSize(document.documentElement));
  },
};

/** Longer figures get smaller, but stay readable. */
export const LongFigureInLargeText: Story = {
  ...FallingIsGood,
  args: {
    ...FallingIsGood.args,
    value: 1_284_309_417_250,
    format: (naira) => `₦${naira.toLocaleString("en")}`,
    trend: undefined,
  },
  globals: { viewport: { value: "phone" }, textSize: "200" },
  play: async ({ canvas }) => {
    const figure = canvas.getByText("₦1,284,309,417,250", { selector: "p" });
    await expect(linesOf(figure)).toBe(1);
    await expect(letterSize(figure)).toBeGreaterThanOrEqual(24);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** If even the smallest size does not fit, the figure breaks at a separator. */
export const NoRoomInLargeText: Story = {
  ...LongFigureInLargeText,
  args: { ...LongFigureInLargeText.args, value: 128_430_941_725_000, format: formatNaira },
  render: (args) => (
    <div className="max-w-36">
      <Statistic {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const figure = canvas.getByText("₦128,430,941,725,000.00", { selector: "p" });
    await expect(linesOf(figure)).toBe(2);
    for (const group of figure.childNodes) {
      if (group.nodeType === Node.TEXT_NODE) await expect(linesOf(group)).toBe(1);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** A change without a trend. */
export const NoTrend: Story = {
  args: { trend: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("+\u20601,204, up from 2025/2026")).toBeVisible();
    await expect(canvasElement.querySelector("polyline")).toBeNull();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const NotJudged: Story = { args: { change: { by: 12, since: "yesterday" } } };

export const Unchanged: Story = {
  args: { change: { by: 0, since: "yesterday", wanted: "up" }, trend: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("no change from yesterday")).toBeVisible();
  },
};

export const FigureAlone: Story = { args: { change: undefined, trend: undefined } };
export const Zero: Story = { args: { value: 0, change: undefined, trend: undefined } };
export const NoFigure: Story = { args: { value: null, change: undefined, trend: undefined } };
export const Loading: Story = { args: { value: undefined } };

export const Failing: Story = {
  args: { failure: { message: "The school's records cannot be reached just now.", onRetry } },
  play: async ({ canvas }) => {
    // The only focusable element.
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByText("9,860")).toBeNull();
  },
};

/** A single point gives no line. */
export const Huge: Story = {
  args: {
    label: "Fees collected in all faculties since the school was founded in 1989",
    value: 1_284_309_417_250,
    format: formatNaira,
    change: { by: 310_417_250, since: "the session before", wanted: "up" },
    trend: [{ label: "2026/2027", value: 1 }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("table")).toBeNull();
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
