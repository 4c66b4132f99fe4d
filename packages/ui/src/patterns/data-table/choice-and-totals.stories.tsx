import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { formatNaira } from "@polyportal/domain/format/naira";
import { Button } from "../../components/button/button.tsx";
import { Money } from "../../components/money/money.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTable } from "./data-table.tsx";
import type { RowChoice } from "./row-choice.ts";
import { studentColumns } from "./story-columns.tsx";
import type { Student } from "./story-students.ts";
import { students } from "./story-students.ts";
import type { TableSort } from "./table-state.ts";
import type { RowDensity } from "./view-options.tsx";

const onState = fn();
const onSend = fn();
const onSelection = fn();
const onShownColumns = fn();
const onDensity = fn();
const onSort = fn();
const mocks = [onState, onSend, onSelection, onShownColumns, onDensity, onSort];

const StudentTable = (props: DataTableProps<Student>) => <DataTable {...props} />;

const send: DataTableProps<Student>["bulkActions"] = ({ choice }) => (
  <Button size="small" onClick={() => onSend(choice)}>
    Send a reminder
  </Button>
);

const meta = {
  title: "Patterns/Data table/Choice and totals",
  component: StudentTable,
  args: {
    label: "Students",
    columns: studentColumns,
    rows: students(10),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
  },
  beforeEach: () => {
    for (const mock of mocks) mock.mockClear();
  },
} satisfies Meta<typeof StudentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const served = {
  total: 4812,
  defaultState: { page: 1, size: 10, search: "" },
  searchLabel: "Search students",
  onState,
  bulkActions: send,
  selectMatching: "",
} as const satisfies Partial<DataTableProps<Student>>;

/** First the page is chosen, then all matches. A row that is dropped is passed as an exception. */
export const SelectsAllThatMatch: Story = {
  tags: ["played"],
  args: served,
  play: async ({ canvas }) => {
    const [all] = canvas.getAllByRole("checkbox", { name: "Select all rows on this page" });
    await userEvent.click(all!);
    await expect(canvas.getByText("10 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Select all 4,812 that match" }));
    await expect(canvas.getByText("All 4,812 that match are selected")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select ADEYEMI/ })[0]!);
    await expect(canvas.getByText("4,811 selected: all 4,812 that match but 1")).toBeVisible();
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole("button", { name: "Send a reminder" }));
    await expect(onSend).toHaveBeenLastCalledWith({
      all: true,
      except: ["1"],
      matching: '["",""]',
    });
  },
};

/** Another search has other matches, so the old choice is cleared. */
export const AllThatMatchedBefore: Story = {
  tags: ["played"],
  args: served,
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getAllByRole("checkbox", { name: "Select all rows on this page" })[0]!,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Select all 4,812 that match" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Search students" }), "ade{Enter}");
    await expect(canvas.queryByText(/selected/)).toBeNull();
    await expect(canvas.queryByRole("button", { name: "Send a reminder" })).toBeNull();
  },
};

/** If all rows are local, they are chosen by id, on other pages too. */
export const SelectsAllAtHand: Story = {
  tags: ["played"],
  args: { rows: students(23), bulkActions: send, selectMatching: "" },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getAllByRole("checkbox", { name: "Select all rows on this page" })[0]!,
    );
    await userEvent.click(canvas.getByRole("button", { name: "Select all 23 that match" }));
    await expect(canvas.getByText("23 selected")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Send a reminder" }));
    await expect(onSend.mock.lastCall?.[0]).toHaveLength(23);
  },
};

export const AllThatMatchOnAPhone: Story = {
  args: {
    ...served,
    defaultSelection: { all: true, except: ["1", "4"], matching: '["",""]' },
    totals: {
      of: "all",
      values: { fees: <Money amount={1_250_000_000} />, level: "" },
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("4,810 selected: all 4,812 that match but 2")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Columns, row height, sorting and choice controlled by the caller. */
export const HeldByTheCaller: Story = {
  args: { bulkActions: send },
  render: function HeldByTheCallerStory(args) {
    const [columns, setColumns] = useState<readonly string[]>(["name", "fees"]);
    const [density, setDensity] = useState<RowDensity>("roomy");
    const [sort, setSort] = useState<TableSort | null>({ column: "fees", descending: true });
    const [selection, setSelection] = useState<RowChoice>(["2"]);
    return (
      <div className="grid gap-4">
        <DataTable
          {...args}
          shownColumns={columns}
          onShownColumns={(next) => {
            setColumns(next);
            onShownColumns(next);
          }}
          density={density}
          onDensity={setDensity}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            onSort(next);
          }}
          selection={selection}
          onSelection={(next) => {
            setSelection(next);
            onSelection(next);
          }}
        />
        <Button variant="secondary" onClick={() => setSelection([])}>
          Drop the choice
        </Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const heads = () => canvas.getAllByRole("columnheader").map((head) => head.textContent);
    await expect(heads()).toEqual(["Name", "Fees paid"]);
    await expect(canvas.getByRole("columnheader", { name: "Fees paid" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Fees paid" }));
    await expect(onSort).toHaveBeenLastCalledWith(null);
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Level" }));
    await expect(onShownColumns).toHaveBeenLastCalledWith(["name", "level", "fees"]);
    await expect(heads()).toEqual(["Name", "Level", "Fees paid"]);
    await userEvent.click(canvas.getByRole("radio", { name: "Compact" }));
    await expect(canvas.getByRole("table")).toHaveAttribute("data-rows", "compact");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select / })[1]!);
    await expect(onSelection).toHaveBeenLastCalledWith(["1", "2"]);
    await userEvent.click(canvas.getByRole("button", { name: "Drop the choice" }));
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

/** A caller that does not change its value keeps it. */
export const HeldFast: Story = {
  args: { density: "compact", shownColumns: ["name", "matric"], sort: null, onDensity, onSort },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Matric number" }));
    await expect(onSort).toHaveBeenCalledWith({ column: "matric", descending: false });
    await expect(canvas.getByRole("columnheader", { name: "Matric number" })).not.toHaveAttribute(
      "aria-sort",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Roomy" }));
    await expect(onDensity).toHaveBeenCalledWith("roomy");
    await expect(canvas.getByRole("table")).toHaveAttribute("data-rows", "compact");
  },
};

const sumOfPage = students(10).reduce((sum, { fees }) => sum + fees, 0);

/** The caller's totals of all matches in the last row. The table adds nothing up. */
export const TotalsOfAll: Story = {
  args: {
    total: 4812,
    totals: { of: "all", values: { fees: <Money amount={1_250_000_000} />, cgpa: "2.91" } },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^Total of all 4,812/ });
    await expect(within(row).getByText("₦1,250,000,000.00")).toBeVisible();
  },
};

/** Without a visible column that has a total, there is no such row. */
export const TotalsOfHiddenColumns: Story = {
  ...TotalsOfAll,
  tags: ["played"],
  args: { ...TotalsOfAll.args, shownColumns: ["name", "matric"] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("columnheader", { name: "Name" })).toBeVisible();
    await expect(canvas.queryByRole("row", { name: /^Total/ })).toBeNull();
  },
};

export const TotalsOfThePage: Story = {
  args: {
    total: 4812,
    bulkActions: send,
    rowActions: () => [{ label: "Open", href: "#open" }],
    totals: { of: "page", values: { fees: <Money amount={sumOfPage} /> } },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /^Total of this page/ });
    await expect(within(row).getByText(formatNaira(sumOfPage))).toBeVisible();
  },
};

/** On a narrow screen the first column stays while the rest scrolls: above its cells, below the heads. */
export const PinnedFirstColumn: Story = {
  args: {
    ...served,
    pinFirst: true,
    defaultSelection: ["2"],
    totals: { of: "all", values: { fees: <Money amount={1_250_000_000} /> } },
  },
  decorators: [
    (Story) => (
      <div className="w-[45rem] max-w-full">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Students" });
    const cells = [
      canvas.getAllByRole("checkbox", { name: /^Select [A-Z]{3}/ })[0]!,
      canvas.getByRole("columnheader", { name: "Name" }),
      canvas.getAllByRole("rowheader")[0]!,
      canvas.getByRole("rowheader", { name: /^Total/ }),
    ];
    const edges = () => cells.map((cell) => cell.getBoundingClientRect().left);
    const before = edges();
    region.scrollLeft = 300;
    await expect(region.scrollLeft).toBeGreaterThan(100);
    await expect(edges()).toEqual(before);
    // The pinned cell is opaque.
    cells[2]!.scrollIntoView({ block: "center" });
    const name = cells[2]!.getBoundingClientRect();
    const there = document.elementFromPoint(name.right - 4, name.top + name.height / 2);
    await expect(there?.closest("th")).toBe(cells[2]);
  },
};

export const PinnedDark: Story = { ...PinnedFirstColumn, globals: { theme: "dark" } };

/** A compact row is 32 px high, with any controls. */
export const RowsOf32Pixels: Story = {
  args: {
    bulkActions: send,
    rowActions: () => [{ label: "Open", href: "#open" }],
    shownColumns: ["name", "matric", "level", "fees", "status"],
  },
  globals: { density: "compact" },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("row").slice(1)) {
      await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(33);
    }
  },
};
