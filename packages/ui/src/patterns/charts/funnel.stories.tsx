import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Funnel } from "./funnel.tsx";

const onRetry = fn();

const meta = {
  component: Funnel,
  args: {
    title: "Applicants for National Diploma, 2026/2027",
    stageHeading: "Stage",
    valueHeading: "Applicants",
    stages: [
      { label: "Invoiced", value: 12_480 },
      { label: "Paid", value: 9_860 },
      { label: "Submitted", value: 8_904 },
      { label: "Admitted", value: 2_150 },
      { label: "Accepted", value: 1_906 },
    ],
  },
  beforeEach: () => void onRetry.mockClear(),
} satisfies Meta<typeof Funnel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar's length is its share of the first stage. */
export const Stages: Story = {
  play: async ({ canvas, canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll("[data-bar] rect")].map((bar) =>
      bar.getAttribute("width"),
    );
    await expect(widths.map((width) => Math.round(Number.parseFloat(width ?? "")))).toEqual([
      100, 79, 71, 17, 15,
    ]);
    await expect(canvas.getByText("24% of submitted")).toBeVisible();
    const table = within(canvas.getByRole("table", { name: /Applicants/ }));
    await expect(table.getByRole("row", { name: "Admitted 2,150 17% 24%" })).toBeInTheDocument();
  },
};

/** A figure links to its list, unless it is 0. */
export const Listed: Story = {
  args: {
    stages: [
      { label: "Invoiced", value: 312, href: "#invoiced" },
      { label: "Paid", value: 240, href: "#paid" },
      { label: "Submitted", value: 0, href: "#submitted" },
    ],
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(names).toEqual(["312: Invoiced", "240: Paid"]);
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show as table" }));
    await expect(canvas.getByRole("columnheader", { name: "Of the stage before" })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("24% of submitted")).toBeVisible();
  },
};

export const Loading: Story = { args: { stages: undefined } };

export const Failing: Story = {
  args: { failure: { message: "The school's records cannot be reached just now.", onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const Empty: Story = {
  args: { stages: [], empty: "Nobody has applied yet. Applications open on 4 December 2026." },
};

/** A single stage has no stage before it. */
export const OneStage: Story = {
  args: { stages: [{ label: "Invoiced", value: 1 }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-bar]")).toHaveLength(1);
    await expect(canvas.queryByText(/ of /)).toBeNull();
    const table = within(canvas.getByRole("table", { name: /Applicants/ }));
    await expect(table.getByRole("row", { name: "Invoiced 1 100% -" })).toBeInTheDocument();
  },
};

/** A stage of 0 has no bar, and the next one has no share of it. */
export const NobodyPaid: Story = {
  args: {
    stages: [
      { label: "Invoiced", value: 312 },
      { label: "Paid", value: 0 },
      { label: "Submitted", value: 0 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("0% of invoiced")).toBeVisible();
    const bars = [...canvasElement.querySelectorAll("[data-bar] rect:last-child")];
    await expect(bars.map((bar) => bar.getAttribute("width"))).toEqual(["100%", "0%", "0%"]);
    const table = within(canvas.getByRole("table", { name: /Applicants/ }));
    await expect(table.getByRole("row", { name: "Submitted 0 0% -" })).toBeInTheDocument();
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};

/** With 0 in the first stage, there are no shares. */
export const NobodyYet: Story = {
  args: { stages: ["Invoiced", "Paid", "Submitted"].map((label) => ({ label, value: 0 })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/NaN|Infinity/)).toBeNull();
  },
};

export const Huge: Story = {
  args: {
    stages: [
      { label: "Invoiced", value: 1_284_309_417 },
      { label: "Paid at the bank, by card, by transfer or at an agent of the school", value: 4 },
    ],
    note: "Of all schools since 1989.",
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

/** Print shows the table. */
export const OnPaper: Story = {
  globals: { media: "print" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("columnheader", { name: "Of the first" })).toBeVisible();
  },
};
