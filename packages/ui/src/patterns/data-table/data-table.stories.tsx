import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { PencilIcon, TrashIcon } from "../../components/icon/icon.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTable } from "./data-table.tsx";
import { studentColumns } from "./story-columns.tsx";
import type { Student } from "./story-students.ts";
import { oddStudents, students } from "./story-students.ts";
import { firstTableState, withTableState } from "./table-state.ts";

const onState = fn();
const onRetry = fn();
const onDelete = fn();
const onApprove = fn();

const rowActions = ({ name, status }: Student) => [
  { label: "Edit", icon: <PencilIcon />, href: "#edit" },
  {
    label: "Delete",
    icon: <TrashIcon />,
    danger: true,
    onSelect: () => onDelete(name),
    ...(status === "Withdrawn" && { disabledReason: "has left" }),
  },
];

const StudentTable = (props: DataTableProps<Student>) => <DataTable {...props} />;

const meta = {
  component: StudentTable,
  args: {
    label: "Students",
    columns: studentColumns,
    rows: students(23),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    searchLabel: "Search students",
    exportName: "students",
  },
  beforeEach: () => {
    for (const mock of [onState, onRetry, onDelete, onApprove]) mock.mockClear();
  },
} satisfies Meta<typeof StudentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words of a heading that are broken or overflow their cell. */
function brokenIn(head: Element): string[] {
  const { right } = head.getBoundingClientRect();
  const broken: string[] = [];
  const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/\p{L}+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()];
      if (lines.length > 1 || lines.some((line) => line.right > right)) broken.push(word);
    }
  }
  return broken;
}

/** However narrow a column is, no word of its heading is broken. */
export const LongHeads: Story = {
  args: {
    columns: ["Registered", "Unregistered", "Not returned", "Carry-overs"].flatMap((header) =>
      [true, false].map((sortable) => ({
        id: `${header} ${sortable}`,
        header,
        value: () => 12,
        sortable,
        width: 3,
        grow: 0,
      })),
    ),
  },
  tags: ["played"],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("columnheader").flatMap(brokenIn)).toEqual([]);
  },
};

/** A list on the server: the table requests what it shows and does not sort by itself. */
export const ServerPage: Story = {
  args: {
    rows: students(10),
    total: 4812,
    state: { page: 3, size: 10, search: "", sort: { column: "name", descending: false } },
    onState,
    rowActions,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("showing 21-30 of 4,812")).toBeVisible();
    const head = canvas.getByRole("columnheader", { name: "Name" });
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(within(head).getByRole("button"));
    await expect(onState).toHaveBeenLastCalledWith(
      expect.objectContaining({ page: 1, sort: { column: "name", descending: true } }),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ page: 4 }));
  },
};

/** Pages are links if the app gives their addresses, so that each can be opened in a tab. */
export const PagesAreLinks: Story = {
  args: {
    rows: students(10),
    total: 4812,
    state: firstTableState,
    onState,
    hrefOf: (state) => `#?${withTableState(new URLSearchParams("level=200"), state).toString()}`,
  },
  play: async ({ canvas }) => {
    const next = canvas.getByRole("link", { name: "Next page" });
    await expect(next).toHaveAttribute("href", "#?level=200&page=2");
  },
};

/** Without a total the table has all rows, and searches, sorts and pages them. */
export const AllRowsAtHand: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("row")).toHaveLength(11);
    await userEvent.click(canvas.getByRole("button", { name: "Matric number" }));
    await userEvent.click(canvas.getByRole("button", { name: "Matric number" }));
    await expect(canvas.getAllByRole("row")[1]).toHaveTextContent("FPI/ND/24/0022");
    await userEvent.type(canvas.getByRole("textbox", { name: "Search students" }), "tèmít{Enter}");
    await waitFor(() => expect(canvas.getAllByRole("row").length).toBeLessThan(6));
    await expect(canvas.queryByRole("navigation")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(11));
  },
};

/** Space chooses a row, Shift a range; the bar at the lower edge shows how many. */
export const ChoosesRows: Story = {
  tags: ["played"],
  args: {
    bulkActions: ({ ids, clear }) => (
      <Button
        size="small"
        onClick={() => {
          onApprove(ids);
          clear();
        }}
      >
        Approve
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    const boxes = () => canvas.getAllByRole("checkbox", { name: /^Select [A-Z]{3}/ });
    const [first, , third] = boxes();
    await user.click(first!);
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await user.keyboard("{Shift>}");
    await user.click(third!);
    await user.keyboard("{/Shift}");
    await expect(canvas.getByText("3 selected")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Next page" }));
    boxes()[0]!.focus();
    await user.keyboard(" ");
    await expect(canvas.getByText("4 selected")).toBeVisible();
    await user.click(canvas.getByRole("button", { name: "Approve" }));
    await expect(onApprove).toHaveBeenCalledWith(["1", "2", "3", "11"]);
    await expect(canvas.queryByText("4 selected")).toBeNull();
    const [all] = canvas.getAllByRole("checkbox", { name: "Select all rows on this page" });
    await user.click(all!);
    await expect(canvas.getByText("10 selected")).toBeVisible();
  },
};

/** A row's actions by keyboard. Disabled ones say why. */
export const RowActions: Story = {
  args: { rowActions },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole("button", { name: /^Actions for ADEYEMI/ });
    button!.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(onDelete).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    await userEvent.click(canvas.getAllByRole("button", { name: /^Actions for ONYEKACHUKWU/ })[0]!);
    await expect(canvas.getByText("has left")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("menu")).toBeNull();
  },
};

export const ChoosesColumns: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await expect(canvas.getByRole("checkbox", { name: "Name" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Department" }));
    await expect(canvas.queryByRole("columnheader", { name: "Department" })).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: "Roomy" }));
    await expect(canvas.getByRole("table")).toHaveAttribute("data-rows", "roomy");
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("radio")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Columns" })).toHaveFocus();
  },
};

/** No row yet. */
export const Empty: Story = {
  args: { rows: [], emptyAction: <Button>Add a student</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Your request results will be displayed here")).toBeVisible();
  },
};

/** A search without matches. */
export const NoResult: Story = {
  args: { rows: [], total: 0, state: { page: 1, size: 10, search: "Okonkwoo" }, onState },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No result found for "Okonkwoo"')).toBeVisible();
    await expect(canvas.getByText("check your selection and try again")).toBeVisible();
  },
};

export const LoadingFirst: Story = {
  args: { rows: [], loading: true, bulkActions: () => null, rowActions },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Students" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await expect(canvas.getByText("Loading Students")).toBeInTheDocument();
  },
};

/** The visible rows are old; new ones are loading. */
export const LoadingMore: Story = { args: { loading: true } };

export const Failed: Story = {
  args: {
    rows: [],
    failure: { message: "The school's records cannot be reached just now.", onRetry },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("An error has occurred: The school");
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { rows: students(1), rowActions } };

/** An 80-character name, right-to-left text, no mark, and very small and large amounts. */
export const AtTheEdges: Story = {
  args: { rows: oddStudents, rowActions },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("₦0.00")).toBeVisible();
    await expect(canvas.getByText("₦987,654,321.50")).toBeVisible();
    await expect(canvas.getByRole("table")).not.toHaveTextContent(/undefined|NaN|Invalid/);
  },
};

/** The largest page: every row is in the document, but laid out only near the screen. */
export const ThousandRows: Story = {
  args: {
    rows: students(1000),
    state: { page: 1, size: 1000, search: "" },
    bulkSizes: true,
    bulkActions: () => <Button size="small">Approve</Button>,
  },
  // The first group represents the others: axe would take ten seconds for eight thousand cells.
  parameters: { a11y: { context: { include: ["thead", "tbody:first-of-type"] } } },
  play: async ({ canvasElement }) => {
    const rows = canvasElement.getElementsByTagName("tr");
    await waitFor(() => expect(rows).toHaveLength(1001));
    await expect(canvasElement).toHaveTextContent("FPI/ND/24/1000");
  },
};

/** A row is a card, sorting is a list, and each value has its label. */
export const OnAPhone: Story = {
  args: { rowActions, bulkActions: () => <Button size="small">Approve</Button> },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort by" }), "-matric");
    await expect(canvas.getAllByRole("rowheader")[0]).toHaveTextContent("ADEYEMI Aisha");
    await userEvent.click(canvas.getAllByRole("checkbox", { name: /^Select ADEYEMI Aisha/ })[0]!);
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { args: { rowActions }, globals: { theme: "dark" } };
export const CompactPage: Story = { args: { rowActions }, globals: { density: "compact" } };
export const Roomy: Story = { args: { rowActions, defaultDensity: "roomy" } };

/** The export menu: this page or all rows, as CSV or Excel workbook. */
export const Exports: Story = {
  play: async ({ canvas }) => {
    const saved = await savedBy(async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Export" }));
      await userEvent.click(screen.getByRole("menuitem", { name: "All rows as CSV" }));
    });
    await expect(saved.name).toBe("students.csv");
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(saved.bytes);
    await expect(text.startsWith("\uFEFFName,Matric number,")).toBe(true);
    await expect(text.trim().split("\r\n")).toHaveLength(24);
    const book = await savedBy(async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Export" }));
      await userEvent.click(screen.getByRole("menuitem", { name: "This page as Excel" }));
    });
    await expect(book.name).toBe("students.xlsx");
    // A workbook is a ZIP archive.
    await expect(book.bytes.slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  },
};

/** Presses a button, and catches the file instead of downloading it. */
async function savedBy(press: () => Promise<void>): Promise<{ name: string; bytes: Uint8Array }> {
  const made = spyOn(URL, "createObjectURL");
  const given = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  try {
    await press();
    await waitFor(() => expect(given).toHaveBeenCalledOnce(), { timeout: 30_000 });
    const link = given.mock.contexts[0];
    if (!(link instanceof HTMLAnchorElement)) throw new Error("Nothing was saved");
    const file = made.mock.calls[0]?.[0] as Blob;
    return { name: link.download, bytes: new Uint8Array(await file.arrayBuffer()) };
  } finally {
    made.mockRestore();
    given.mockRestore();
  }
}
