import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { formatAverage } from "@polyportal/domain/format/marks";
import { formatNaira } from "@polyportal/domain/format/naira";
import { Card } from "../../components/card/card.tsx";
import { Chart, ChartNotLoaded } from "./chart.tsx";
import { coveredIn, drawn, programmes, textContents, semesters, textsIn } from "./story-charts.ts";
// Imported here although pages load it lazily, so that pictures show it.
import "./plot.tsx";

const millions = (naira: number) => `₦${Math.round(naira / 100_000) / 10}m`;

const meta = {
  component: Chart,
  args: {
    title: "GPA by semester",
    kind: "line",
    pointHeading: "Semester",
    series: ["GPA"],
    points: semesters,
    format: formatAverage,
    max: 5,
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The drawing is hidden from screen readers, which get the table. */
export const Averages: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, ".recharts-line-dot", 4);
    const table = within(canvas.getByRole("table", { name: "GPA by semester" }));
    await expect(table.getByRole("row", { name: "Second 2025/2026 4.05" })).toBeInTheDocument();
    await expect(canvas.queryByRole("application")).toBeNull();
  },
};

/** With a data saver, the chart library is only loaded on request. */
export const SavesData: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, "connection", {
      configurable: true,
      value: { saveData: true },
    });
    return () => Reflect.deleteProperty(navigator, "connection");
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("columnheader", { name: "Semester" })).toBeVisible();
    await expect(canvasElement.querySelector(".recharts-wrapper")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show as chart" })).toBeVisible();
  },
};

export const AsTable: Story = {
  tags: ["played"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Show as chart" })).toHaveFocus();
    await expect(canvas.getByRole("columnheader", { name: "Semester" })).toBeVisible();
    await expect(canvasElement.querySelector(".recharts-surface")).toBeNull();
  },
};

export const AverageAndCumulative: Story = {
  args: {
    title: "GPA and CGPA by semester",
    series: ["GPA", "CGPA"],
    points: semesters.map((point, index) => ({
      ...point,
      values: [...point.values, [3.41, 3.52, 3.44, 3.59][index] ?? null],
    })),
    boundaries: [
      { label: "Distinction", value: 4.5 },
      { label: "Upper Credit", value: 3.5 },
      { label: "Pass", value: 1 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, ".recharts-line-dot", 8);
    const texts = (selector: string) => textContents(canvasElement, selector);
    // Lines are named at their ends; equal values are written once.
    await expect(texts("[data-line-name]")).toEqual(["GPA", "CGPA"]);
    await expect(texts("[data-value-label]")).toHaveLength(7);
    // Only boundaries within the axis are drawn, but the table lists all.
    await expect(texts("[data-boundary]")).toEqual(["Distinction 4.50", "Upper Credit 3.50"]);
    await expect(texts(".recharts-yAxis-tick-labels text")).not.toContain("0.00");
    await expect(
      canvas.getByText("Distinction from 4.50; Upper Credit from 3.50; Pass from 1.00"),
    ).toBeInTheDocument();
  },
};

/** A line ends with its award, and the next award begins a new one: in drawing, table and words. */
export const OfTwoAwards: Story = {
  args: {
    ...AverageAndCumulative.args,
    points: [
      { label: "First 2024/2025", values: [3.41, 3.41], part: "ND" },
      { label: "Second 2024/2025", values: [3.62, 3.52], part: "ND" },
      { label: "First 2025/2026", values: [3.28, 3.44], part: "ND" },
      { label: "Second 2025/2026", values: [4.05, 3.59], part: "ND" },
      { label: "First 2026/2027", values: [4.21, 4.21], part: "HND" },
      { label: "Second 2026/2027", values: [3.1, 3.7], part: "HND" },
    ],
    note: "Each award has a CGPA of its own: it began anew with the HND.",
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, ".recharts-line-dot", 12);
    const paths = [...canvasElement.querySelectorAll(".recharts-line-curve")];
    for (const path of paths) {
      await expect(path.getAttribute("d")?.match(/M/g)).toHaveLength(2);
    }
    // The last value of each award is written, and no texts overlap.
    await expect(textContents(canvasElement, "[data-value-label]")).toEqual(
      expect.arrayContaining(["3.59", "4.05", "3.70", "3.10"]),
    );
    await expect(coveredIn(textsIn(canvasElement))).toEqual([]);
    await expect(textContents(canvasElement, "[data-part]")).toEqual(["ND", "HND"]);
    const rows = canvas.getAllByRole("row").map(({ textContent }) => textContent);
    await expect(rows.slice(5, 8)).toEqual([
      "Second 2025/20264.053.59",
      "HND",
      "First 2026/20274.214.21",
    ]);
    await expect(canvas.getByText(/began anew with the HND/)).toBeVisible();
  },
};

export const Columns: Story = {
  args: {
    title: "Collections by day",
    kind: "columns",
    pointHeading: "Day",
    series: ["Collected"],
    points: [4_250_000, 12_800_000, 0, 98_400_000, 231_650_500].map((naira, day) => ({
      label: `${16 + day} Nov`,
      values: [naira],
    })),
    format: formatNaira,
    formatShort: millions,
    max: undefined,
  },
  play: async ({ canvas, canvasElement }) => {
    // A day with 0 has no column, but keeps its place and its 0.
    await drawn(canvasElement, ".recharts-bar-rectangle path", 4);
    const values = textContents(canvasElement, "[data-value-label]");
    await expect(values).toEqual(["₦4.3m", "₦12.8m", "₦0m", "₦98.4m", "₦231.7m"]);
    await expect(canvas.getByRole("row", { name: "20 Nov ₦231,650,500.00" })).toBeInTheDocument();
  },
};

export const Bars: Story = {
  args: {
    title: "Applications by programme",
    kind: "bars",
    pointHeading: "Programme",
    series: ["Applications"],
    points: programmes,
    format: undefined,
    max: undefined,
  },
  play: async ({ canvasElement }) => drawn(canvasElement, "[data-bar]", 8),
};

/** Too many slices to tell apart: the smallest are combined, and the table lists each. */
export const Shares: Story = {
  args: { ...Bars.args, title: "Share of applications", kind: "shares" },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, ".recharts-pie-sector", 6);
    await expect(canvas.getByText("3 others")).toBeVisible();
    const names = canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await expect(names).toContain("Leisure and Tourism Management");
  },
};

export const OneShare: Story = {
  args: { ...Shares.args, points: programmes.slice(0, 1) },
  play: async ({ canvasElement }) => drawn(canvasElement, ".recharts-pie-sector", 1),
};

export const OnePoint: Story = {
  args: { points: semesters.slice(0, 1) },
  play: async ({ canvasElement }) => drawn(canvasElement, ".recharts-line-dot", 1),
};

/** A semester without results leaves a gap, and a dash in the table. */
export const WithAGap: Story = {
  args: {
    points: semesters.map((point, index) => (index === 1 ? { ...point, values: [null] } : point)),
  },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, ".recharts-line-dot", 3);
    await expect(canvas.getByRole("row", { name: "Second 2024/2025 -" })).toBeInTheDocument();
  },
};

export const ManyPoints: Story = {
  args: {
    ...Columns.args,
    kind: "line",
    title: "Collections of the last 90 days",
    points: Array.from({ length: 90 }, (_, day) => ({
      label: `Day ${day + 1}`,
      values: [20_000_000 + 15_000_000 * Math.sin(day / 6) + day * 400_000],
    })),
  },
  play: async ({ canvasElement }) => drawn(canvasElement, ".recharts-line-curve", 1),
};

/** 0 is a value; a missing value leaves its place empty. */
export const NothingAndAGap: Story = {
  args: {
    ...Columns.args,
    series: ["Collected", "Refunded"],
    points: [
      { label: "16 Nov", values: [4_250_000, 0] },
      { label: "17 Nov", values: [0, 0] },
      { label: "18 Nov", values: [12_800_000, null] },
    ],
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, ".recharts-bar-rectangle path", 2);
    const values = textContents(canvasElement, "[data-value-label]");
    await expect(values).toEqual(["₦4.3m", "₦0m", "₦12.8m", "₦0m", "₦0m"]);
    await expect(coveredIn(textsIn(canvasElement))).toEqual([]);
  },
};

export const AllNothing: Story = {
  args: { ...Columns.args, points: [{ label: "16 Nov", values: [0] }] },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement, "[data-value-label]", 1);
    await expect(canvas.getByRole("row", { name: "16 Nov ₦0.00" })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { points: [], empty: "Results show here after your first semester." },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Results show here after your first semester.")).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** The drawing could not be loaded, but the table can be shown. */
export const DidNotLoad: Story = {
  render: ({ title }) => (
    <Card title={title}>
      <ChartNotLoaded />
    </Card>
  ),
};

export const NoNumbers: Story = {
  args: { points: [{ label: "First 2024/2025", values: [Number.NaN] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There is nothing to draw yet.")).toBeVisible();
  },
};

export const Loading: Story = {
  args: { points: undefined },
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "GPA by semester" });
    await expect(region).toHaveAttribute("aria-busy", "true");
  },
};

const phone = { viewport: { value: "phone" } };
export const LineOnAPhone: Story = { ...AverageAndCumulative, globals: phone };
export const OfTwoAwardsOnAPhone: Story = { ...OfTwoAwards, globals: phone };
/**
 * On a large screen the drawing grows with its text. On phones it looks like the stories above, so there is
 * no picture.
 */
export const OfTwoAwardsInLargeText: Story = {
  ...OfTwoAwards,
  globals: { textSize: "200" },
  parameters: { chromatic: { disableSnapshot: true } },
};
export const OfTwoAwardsAsTable: Story = {
  tags: ["played"],
  args: OfTwoAwards.args,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("rowheader", { name: "HND" })).toBeVisible();
    await expect(canvas.getByText(/began anew with the HND/)).toBeVisible();
  },
};
export const BarsOnAPhone: Story = { ...Bars, globals: phone };
export const SharesOnAPhone: Story = { ...Shares, globals: phone };
const forced = { colours: "forced" };
/** With forced colours, slices and their samples differ by hatching. */
export const SharesInForcedColours: Story = {
  ...Shares,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: forced,
  play: async (context) => {
    await Shares.play?.(context);
    const fills = [...context.canvasElement.querySelectorAll(".recharts-pie-sector path")].map(
      (slice) => getComputedStyle(slice).fill,
    );
    await expect(new Set(fills).size).toBe(6);
  },
};
export const LineInForcedColours: Story = {
  ...AverageAndCumulative,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: forced,
};
export const LineInTheDark: Story = {
  ...AverageAndCumulative,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const SharesInTheDark: Story = {
  ...Shares,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};

const onRetry = fn();

/** The error is shown in place of the chart, with a way to retry. */
export const Failing: Story = {
  args: { failure: { message: "The school's records cannot be reached just now.", onRetry } },
  beforeEach: () => void onRetry.mockClear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};
