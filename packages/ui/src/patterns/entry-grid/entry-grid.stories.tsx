import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { EntryGrid } from "./entry-grid.tsx";
import type { CellEntry, EntryColumn, EntryRow } from "./entry-types.ts";

const columns: readonly EntryColumn[] = [
  { id: "fullName", header: "Full name", width: 14 },
  { id: "matricNumber", header: "Matric number", width: 9 },
  { id: "test", header: "Test", hint: "0 to 30", entered: true, numeric: true, width: 5 },
  { id: "exam", header: "Exam", hint: "0 to 70", entered: true, numeric: true, width: 5 },
  { id: "total", header: "Total", computed: true, numeric: true, width: 4 },
];

const row = (at: number, fullName: string, test = "", exam = ""): EntryRow => ({
  id: String(at),
  label: fullName,
  cells: {
    fullName,
    matricNumber: `ND/COM/26/${String(at).padStart(4, "0")}`,
    test,
    exam,
    total: "",
  },
});

const class12: readonly EntryRow[] = [
  { ...row(1, "Abdulrahman Chukwuemeka Oluwaseun", "24", "51.25"), note: "Saved" },
  row(2, "Adéwálé Ọláolúwa Fọlákẹ́", "12.5"),
  {
    ...row(3, "Bello Aisha Hauwa", "31", "40"),
    wrong: { test: "please enter a test score between 0 and 30" },
  },
  { ...row(4, "Eze Nnenna Ngọzi"), muted: true, note: "Not approved" },
  row(5, "Musa Ibrahim Danladi"),
];

/** Keeps the entries and computes totals, as a page does. */
function Kept({ rows: begun, ...props }: Parameters<typeof EntryGrid>[0]) {
  const [rows, setRows] = useState(begun);
  const enter = (entries: readonly CellEntry[]) =>
    setRows((before) =>
      before.map((one) => {
        const own = entries.filter((entry) => entry.row === one.id);
        if (own.length === 0) return one;
        const cells = { ...one.cells };
        for (const { column, text } of own) cells[column] = text;
        const parts = [Number(cells["test"]), Number(cells["exam"])];
        const whole = cells["test"] && cells["exam"];
        return {
          ...one,
          cells: { ...cells, total: whole ? String(parts.reduce((sum, part) => sum + part)) : "" },
        };
      }),
    );
  return <EntryGrid {...props} rows={rows} onEnter={enter} />;
}

const meta = {
  component: EntryGrid,
  args: { label: "Scores of COM 211", columns, rows: class12, onEnter: () => {} },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof EntryGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("grid", { name: "Scores of COM 211" })).toBeVisible();
  },
};

export const FilledInByKeys: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: /^Test, Abdulrahman/ })).toHaveFocus();
    await userEvent.keyboard("20{Enter}15{Enter}");
    await userEvent.keyboard("{ArrowUp}{ArrowRight}60{Tab}");
    await expect(canvas.getByRole("textbox", { name: /^Test, Bello/ })).toHaveFocus();
    await expect(canvas.getByText("75")).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.queryByText("75")).toBeNull();
    // Leave the grid by Escape and Tab: nothing is after it.
    await userEvent.keyboard("{Escape}");
    await userEvent.tab();
    await expect(canvas.getByRole("grid")).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const PressedAndTyped: Story = {
  play: async ({ canvas }) => {
    const [, , third] = canvas.getAllByRole("rowheader");
    const cells = third?.closest("tr")?.querySelectorAll("td") ?? [];
    await userEvent.click(cells[1] as HTMLElement);
    await userEvent.keyboard("30");
    await userEvent.click(cells[2] as HTMLElement);
    await userEvent.keyboard("70{Enter}");
    await expect(canvas.getByText("100")).toBeVisible();
  },
};

export const WrongCellIsTold: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(canvas.getByRole("status")).toHaveTextContent(
      "Test, Bello Aisha Hauwa: please enter a test score between 0 and 30",
    );
  },
};

/** What is wrong stands below wherever the focus is; F8 goes from one wrong cell to the next. */
export const WrongCellsAreWalked: Story = {
  args: {
    rows: class12.map((one) =>
      one.id === "5"
        ? {
            ...one,
            cells: { ...one.cells, exam: "3,5" },
            wrong: { exam: "please write a decimal point: 3.5" },
          }
        : one,
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^2 cells are wrong. Test, Bello Aisha Hauwa: please enter/),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{F8}");
    await expect(canvas.getByRole("textbox", { name: /^Test, Bello/ })).toHaveFocus();
    await userEvent.keyboard("{F8}");
    await expect(canvas.getByRole("textbox", { name: /^Exam, Musa/ })).toHaveFocus();
    await userEvent.keyboard("{Shift>}{F8}{/Shift}");
    await expect(canvas.getByRole("textbox", { name: /^Test, Bello/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Next wrong cell" }));
    await expect(canvas.getByRole("textbox", { name: /^Exam, Musa/ })).toHaveFocus();
  },
};

/** A whole sheet under its headings, as it was copied: what is empty in it leaves what stands. */
export const PastedWithHeadings: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.paste(
      'S/N\tFull name\tMatric number*\tTest (30)\tExam (70)\n1\t\tND/COM/26/0001\t\t"44"\n\n',
    );
    await expect(canvas.getByText("68")).toBeVisible();
    // A single cell is read in the same way.
    await userEvent.paste('"14"\n');
    await expect(canvas.getByText("58")).toBeVisible();
    await expect(canvas.getByText("12.5")).toBeVisible();
  },
};

export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}{Home}{ArrowRight}");
    await userEvent.paste("ND/COM/26/0002\t20\t41\nND/COM/26/0004\t9\t9\nND/COM/26/0004\t30\t70");
    await expect(canvas.getByText("61")).toBeVisible();
    await expect(canvas.getByText("100")).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("1 row was not pasted");
  },
};

export const ChosenAndFilledDown: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}");
    await expect(canvas.getByRole("status")).toHaveTextContent("3 cells chosen");
    await userEvent.keyboard("{Control>}d{/Control}");
    await expect(canvas.getByText("63.75")).toBeVisible();
    await userEvent.keyboard("{Delete}");
    await expect(canvas.queryByText("63.75")).toBeNull();
  },
};

/** A link to a row, such as from a list of missing marks, focuses its first empty cell. */
export const WentToARow: Story = {
  args: { goTo: { row: "2" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: /^Exam, Adéwálé/ })).toHaveFocus();
  },
};

/** A control beside the grid fills the chosen rows with the same mark. */
export const FilledFromOutside: Story = {
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Filled(args) {
    const [fillIn, setFillIn] = useState<{ column: string; text: string }>();
    return (
      <>
        <Kept {...args} fillIn={fillIn} />
        <Button onClick={() => setFillIn({ column: "exam", text: "70" })}>Exam 70</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    await userEvent.click(canvas.getByRole("button", { name: "Exam 70" }));
    await expect(canvas.getByText("94")).toBeVisible();
    await expect(canvas.getByText("82.5")).toBeVisible();
    await userEvent.click(canvas.getByText("ND/COM/26/0001"));
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(canvas.queryByText("82.5")).toBeNull();
  },
};

export const Locked: Story = {
  args: { rows: class12.map((one) => ({ ...one, locked: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
