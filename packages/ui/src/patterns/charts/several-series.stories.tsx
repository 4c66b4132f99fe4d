import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Chart } from "./chart.tsx";
import { coveredIn, drawn, programmes } from "./story-charts.ts";
// Imported here although pages load it lazily, so that pictures show it.
import "./plot.tsx";

const meta = {
  title: "Patterns/Charts/Several series",
  component: Chart,
  args: {
    title: "Applications and admissions by programme",
    kind: "columns",
    pointHeading: "Programme",
    series: ["Applied", "Admitted", "Accepted"],
    points: programmes.slice(0, 3).map(({ label, values: [applied = 0] }) => ({
      label,
      values: [applied, Math.round(applied * 0.4), Math.round(applied * 0.31)],
    })),
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, ".recharts-bar-rectangle", 9);
    // Each column has its value, and no values overlap.
    const values = [...canvasElement.querySelectorAll("[data-value-label]")];
    await expect(values).toHaveLength(9);
    await expect(coveredIn(values)).toEqual([]);
  },
};

/** Up to two lines have all values written. More lines have the last one beside their name. */
export const ThreeLines: Story = {
  args: {
    title: "Applied, admitted and accepted",
    kind: "line",
    pointHeading: "Session",
    points: [1_204, 1_377, 1_298, 1_412].map((applied, index) => ({
      label: `${2023 + index}/${2024 + index}`,
      values: [applied, Math.round(applied * 0.4), Math.round(applied * 0.31)],
    })),
  },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, ".recharts-line-dot", 12);
    const names = [...canvasElement.querySelectorAll("[data-line-name]")];
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      "Applied 1,412",
      "Admitted 565",
      "Accepted 438",
    ]);
    await expect(coveredIn(names)).toEqual([]);
  },
};

export const Bars: Story = {
  args: { kind: "bars" },
  play: async ({ canvasElement }) => drawn(canvasElement, "[data-bar]", 9),
};

/** Long names wrap below their columns. */
export const NamesInLines: Story = {
  args: {
    title: "Registered and cleared by semester",
    pointHeading: "Semester",
    series: ["Registered", "Cleared"],
    points: ["First semester", "Second semester", "Long vacation"].map((label, index) => ({
      label,
      values: [1_412 - index * 310, 1_208 - index * 290],
    })),
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, ".recharts-bar-rectangle", 6);
    const names = [...canvasElement.querySelectorAll(".recharts-xAxis-tick-labels text")];
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      "Firstsemester",
      "Secondsemester",
      "Longvacation",
    ]);
    await expect(coveredIn(names)).toEqual([]);
  },
};

/** Text of twice the size does not fit into a phone's drawing, so the table is shown first. */
export const LargeTextOnAPhone: Story = {
  globals: { viewport: { value: "phone" }, textSize: "200" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("button", { name: "Show as chart" })).toBeVisible();
    await expect(canvas.getByRole("columnheader", { name: "Programme" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Show as chart" }));
    await drawn(canvasElement, ".recharts-bar-rectangle", 9);
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
  },
};

/** On a large screen the drawing's text grows with all other text. */
export const LargeText: Story = {
  globals: { textSize: "200" },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement, ".recharts-bar-rectangle", 9);
    const values = [...canvasElement.querySelectorAll("[data-value-label]")];
    await expect(values.map((one) => getComputedStyle(one).fontSize)).toContain("28px");
    await expect(coveredIn(values)).toEqual([]);
  },
};

export const OnAPhone: Story = { ...Columns, globals: { viewport: { value: "phone" } } };
export const Dark: Story = {
  ...Columns,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};

/** With forced colours, columns and their samples differ by hatching. */
export const ForcedColours: Story = {
  ...Columns,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { colours: "forced" },
  play: async (context) => {
    await Columns.play?.(context);
    const fills = [...context.canvasElement.querySelectorAll(".recharts-bar-rectangle path")].map(
      (column) => getComputedStyle(column).fill,
    );
    await expect(new Set(fills).size).toBe(3);
  },
};
