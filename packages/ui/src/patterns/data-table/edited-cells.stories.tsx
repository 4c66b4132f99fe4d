import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import type { CellValue } from "./cell-value.ts";
import type { DataColumn } from "./column.ts";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTable } from "./data-table.tsx";
import type { CellChange } from "./edit-store.ts";
import type { Score } from "./story-scores.ts";
import { scores } from "./story-scores.ts";

const atMost = (most: number) => (value: CellValue) =>
  typeof value === "number" && (value < 0 || value > most)
    ? `Enter a score from 0 to ${most}.`
    : undefined;

const columns: readonly DataColumn<Score>[] = [
  { id: "name", header: "Name", value: (row) => row.name, width: 14, grow: 3, fixed: true },
  { id: "matric", header: "Matric number", value: (row) => row.matric, width: 9 },
  {
    id: "test",
    header: "Test",
    value: (row) => row.test,
    numeric: true,
    edit: { kind: "number", check: atMost(30) },
  },
  {
    id: "exam",
    header: "Examination",
    value: (row) => row.exam,
    numeric: true,
    edit: { kind: "number", check: atMost(70) },
  },
  {
    id: "remark",
    header: "Remark",
    value: (row) => (row.remark === "absent" ? "Absent" : "Sat"),
    edit: {
      kind: "select",
      options: [
        { value: "Sat", label: "Sat" },
        { value: "Absent", label: "Absent" },
      ],
    },
  },
];

const onSaved = fn();
/** The fake server's answers, in the order of the saves; by default it accepts. */
let answers: (() => Promise<void>)[] = [];

const idOf = ({ id }: Score) => id;
const nameOf = ({ name }: Score) => name;

function ScoreSheet(props: Partial<DataTableProps<Score>>) {
  const [rows, setRows] = useState(scores);
  const save = async (change: CellChange<Score>) => {
    await answers.shift()?.();
    onSaved(change.id, change.column, change.value);
    setRows((old) =>
      old.map((row) => (row.id === change.id ? { ...row, [change.column]: change.value } : row)),
    );
  };
  return (
    <DataTable
      label="Scores of COM 312"
      columns={columns}
      rows={rows}
      rowId={idOf}
      rowLabel={nameOf}
      onEdit={save}
      {...props}
    />
  );
}

const meta = {
  title: "Patterns/Data table/Edited cells",
  component: ScoreSheet,
  beforeEach: () => {
    onSaved.mockClear();
    answers = [];
  },
} satisfies Meta<typeof ScoreSheet>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The cell at a row (from 1; 0 is the heads) and column (from 0). */
const cellAt = (canvas: Canvas, row: number, column: number) => {
  const cell = canvas.getByRole<HTMLTableElement>("grid").rows[row]?.cells[column];
  if (!cell) throw new Error(`No cell ${row}, ${column}`);
  return cell;
};

/**
 * Waits for the keys and editors, which are loaded after the table. Then the tab order has one stop, and
 * cells can be edited quickly on a busy machine.
 */
const ready = (canvas: Canvas) =>
  waitFor(async () => {
    const grid = canvas.getByRole<HTMLTableElement>("grid");
    await expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const edited = columns.filter(({ edit }) => edit).length;
    const rows = grid.tBodies[0]?.rows.length ?? 0;
    await expect(rows).toBeGreaterThan(0);
    await expect(grid.querySelectorAll("[data-edit]")).toHaveLength(rows * edited);
  });

/** Enter opens a cell, then saves it and moves down; F2 and typing open one too; Escape cancels. */
export const TypedDownAColumn: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await ready(canvas);
    cellAt(canvas, 1, 2).focus();
    await userEvent.keyboard("{Enter}");
    const box = canvas.getByRole("textbox", { name: "Test, ADEYEMI Chidinma Oluwadamilola" });
    await expect(box).toHaveFocus();
    await userEvent.keyboard("25{Enter}");
    await expect(cellAt(canvas, 2, 2)).toHaveFocus();
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith("1", "test", 25));
    await waitFor(() => expect(cellAt(canvas, 1, 2)).toHaveTextContent(/^25$/));
    // A letter starts a new value, F2 edits the old one.
    await userEvent.keyboard("9{Enter}");
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith("2", "test", 9));
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByRole("textbox")).toHaveValue("26");
    await userEvent.keyboard("7{Escape}");
    await expect(cellAt(canvas, 3, 2)).toHaveFocus();
    await expect(cellAt(canvas, 3, 2)).toHaveTextContent(/^26$/);
    await expect(onSaved).toHaveBeenCalledTimes(2);
  },
};

/** The ARIA grid: one Tab stop; arrows, Home, End and Page keys inside; the next Tab leaves it. */
export const KeysOfTheGrid: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    const grid = canvas.getByRole("grid");
    // Ten of fourteen rows are on the page, and its heads count as the first.
    await expect(grid).toHaveAttribute("aria-rowcount", "15");
    await expect(cellAt(canvas, 1, 0).closest("tr")).toHaveAttribute("aria-rowindex", "2");
    canvas.getByRole("region").focus();
    await userEvent.tab();
    await expect(cellAt(canvas, 1, 0)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}");
    await expect(cellAt(canvas, 2, 2)).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(cellAt(canvas, 2, 4)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Home}");
    await expect(cellAt(canvas, 2, 0)).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect(cellAt(canvas, 10, 0)).toHaveFocus();
    await userEvent.keyboard("{PageUp}");
    await expect(cellAt(canvas, 0, 0).querySelector("button")).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(cellAt(canvas, 10, 4)).toHaveFocus();
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await expect(canvas.getByRole("button", { name: "Name" })).toHaveFocus();
    // The focus is on the heading's button: Enter sorts.
    await userEvent.keyboard("{ArrowRight}{Enter}");
    await expect(canvas.getByRole("columnheader", { name: "Matric number" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("grid").contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole("button", { name: "Matric number" })).toHaveFocus();
  },
};

/** Delete or Backspace opens a cell empty, as in a spreadsheet: Enter saves that, Escape restores the value. */
export const ClearedByKey: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await ready(canvas);
    cellAt(canvas, 1, 2).focus();
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByRole("textbox", { name: /^Test, ADEYEMI/ })).toHaveValue("");
    await userEvent.keyboard("{Escape}");
    await expect(cellAt(canvas, 1, 2)).toHaveTextContent(/^12$/);
    await expect(onSaved).not.toHaveBeenCalled();
    await userEvent.keyboard("{Delete}{Enter}");
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith("1", "test", null));
    await waitFor(() => expect(cellAt(canvas, 1, 2)).toHaveTextContent(/^-?$/));
  },
};

const refusal = "The score sheet of COM 312 is closed: ask the examinations officer to open it.";
const refuse = () => Promise.reject(new Error(refusal));

/** The server's message is shown at the cell, and the typed value stays. */
export const Refused: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await ready(canvas);
    answers = [refuse];
    cellAt(canvas, 2, 3).focus();
    await userEvent.keyboard("61{Enter}");
    await expect(await canvas.findByText(`Not saved: ${refusal}`)).toBeVisible();
    const cell = cellAt(canvas, 2, 3);
    await expect(cell).toHaveAttribute("aria-invalid", "true");
    await expect(cell).toHaveTextContent(/^61/);
    await expect(canvas.getByText("1 change is not saved")).toBeVisible();
  },
};

/** After other edits it is still there; "Try again" saves it. */
export const RefusedThenSaved: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    const { canvas } = context;
    await Refused.play?.(context);
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.getByText("1 change is not saved")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith("2", "exam", 61));
    await waitFor(() => expect(canvas.queryByText(/not saved/i)).toBeNull());
    await expect(cellAt(canvas, 2, 3)).toHaveTextContent(/^61$/);
  },
};

/** A refused value is undone by its button, or by Escape at the cell. */
export const Undone: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    cellAt(canvas, 1, 3).focus();
    await userEvent.keyboard("170{Enter}");
    await expect(await canvas.findByText("Not saved: Enter a score from 0 to 70.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
    await expect(cellAt(canvas, 1, 3)).toHaveTextContent(/^30$/);
    await expect(cellAt(canvas, 1, 3)).toHaveFocus();
    await userEvent.keyboard("seventy{Enter}");
    await expect(canvas.getByText("Not saved: Enter a number.")).toBeVisible();
    await userEvent.keyboard("{ArrowUp}{Escape}");
    await expect(cellAt(canvas, 1, 3)).toHaveTextContent(/^30$/);
    await expect(onSaved).not.toHaveBeenCalled();
  },
};

/** One value is being saved, and another was refused. */
export const OnItsWay: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await ready(canvas);
    answers = [refuse, () => new Promise(() => {})];
    cellAt(canvas, 2, 3).focus();
    await userEvent.keyboard("61{Enter}");
    await expect(await canvas.findByText(`Not saved: ${refusal}`)).toBeVisible();
    await userEvent.keyboard("55{Enter}");
    await expect(cellAt(canvas, 3, 3)).toHaveAttribute("aria-busy", "true");
    await expect(cellAt(canvas, 3, 3)).toHaveTextContent(/^55$/);
  },
};

/** A press opens a cell, and an option is saved on leaving. */
export const ByPointer: Story = {
  play: async ({ canvas }) => {
    await ready(canvas);
    await userEvent.click(cellAt(canvas, 2, 4));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /^Remark, EZE/ }), "Absent");
    await userEvent.click(cellAt(canvas, 4, 2));
    await waitFor(() => expect(onSaved).toHaveBeenLastCalledWith("2", "remark", "Absent"));
    await expect(canvas.getByRole("textbox", { name: /^Test, BELLO/ })).toHaveFocus();
  },
};

/** Checkboxes, disclosures and menus are stops of the grid; Enter opens a row's details. */
export const WithWidgets: Story = {
  args: {
    bulkActions: () => null,
    rowActions: () => [{ label: "Open", onSelect: fn() }],
    rowDetail: ({ matric }) => <a href="#paper" className="ui-alone">{`Script of ${matric}`}</a>,
  },
  play: async ({ canvas }) => {
    await ready(canvas);
    canvas.getByRole("checkbox", { name: /^Select ADEYEMI Ch/ }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("button", { name: /^Details of ADEYEMI Ch/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}{ArrowDown}{Enter}");
    await expect(canvas.getByRole("link", { name: /^Script of/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}{ArrowUp}{End}");
    const menu = canvas.getByRole("button", { name: /^Actions for ADEYEMI Ch/ });
    await expect(menu).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}{Enter}");
    await expect(await canvas.findByRole("menuitem", { name: "Open" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(menu).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await ready(canvas);
    answers = [refuse];
    await userEvent.click(cellAt(canvas, 1, 2));
    await userEvent.keyboard("28{Enter}");
    await expect(await canvas.findByText(`Not saved: ${refusal}`)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { ...OnItsWay, globals: { theme: "dark" } };
