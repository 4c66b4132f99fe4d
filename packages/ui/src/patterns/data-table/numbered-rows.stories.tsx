import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { DataColumn } from "./column.ts";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTable } from "./data-table.tsx";
import type { Score } from "./story-scores.ts";
import { scores } from "./story-scores.ts";

const columns: readonly DataColumn<Score>[] = [
  { id: "name", header: "Name", value: (row) => row.name, width: 14, fixed: true },
  {
    id: "exam",
    header: "Examination",
    value: (row) => row.exam,
    numeric: true,
    edit: { kind: "number" },
  },
];

const ScoreSheet = (props: DataTableProps<Score>) => <DataTable {...props} />;

const meta = {
  title: "Patterns/Data table/Numbered rows",
  component: ScoreSheet,
  // They look like edited cells, so no picture is needed.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    label: "Scores of COM 312",
    columns,
    rows: scores,
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    onEdit: async () => {},
  },
} satisfies Meta<typeof ScoreSheet>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const numbersIn = (canvas: Canvas) =>
  canvas.getAllByRole("row").map((row) => row.getAttribute("aria-rowindex"));

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/**
 * Ten of fourteen rows are on the page: the grid says how many rows it has, with heads and totals, and each
 * row its number.
 */
export const APageOfAGrid: Story = {
  args: { totals: { of: "all", values: { exam: "58.2" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "16");
    await expect(numbersIn(canvas)).toEqual([...from(1, 11), "16"]);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(numbersIn(canvas)).toEqual(["1", ...from(12, 15), "16"]));
  },
};

/** The total is unknown, and the grid says so. */
export const NotCounted: Story = {
  args: {
    rows: scores.slice(0, 10),
    total: 10_000,
    more: true,
    state: { page: 3, size: 10, search: "", sort: undefined },
    onState: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid")).toHaveAttribute("aria-rowcount", "-1");
    await expect(numbersIn(canvas)).toEqual(["1", ...from(22, 31)]);
  },
};

/** All rows are on the page, so they need no numbers. */
export const AllInThePage: Story = {
  args: { rows: scores.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid")).not.toHaveAttribute("aria-rowcount");
    await expect(numbersIn(canvas)).toEqual(Array.from({ length: 5 }, () => null));
  },
};
