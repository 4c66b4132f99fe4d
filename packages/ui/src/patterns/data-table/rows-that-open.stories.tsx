import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Button } from "../../components/button/button.tsx";
import { DescriptionList } from "../../components/description-list/description-list.tsx";
import { Money } from "../../components/money/money.tsx";
import type { DataTableProps } from "./data-table-props.ts";
import { DataTable } from "./data-table.tsx";
import { studentColumns } from "./story-columns.tsx";
import type { Student } from "./story-students.ts";
import { students } from "./story-students.ts";

const StudentTable = (props: DataTableProps<Student>) => <DataTable {...props} />;

const rowDetail = ({ department, fees, status }: Student) =>
  status === "Withdrawn" ? undefined : (
    <div className="grid gap-3">
      <DescriptionList
        columns={3}
        items={[
          { term: "Department", value: department },
          { term: "Fees paid this session", value: <Money amount={fees} /> },
          { term: "Next of kin", value: "ONYEKACHUKWU Oluwadamilola Blessing, 0803 123 4567" },
        ]}
      />
      <div>
        <Button size="small" variant="secondary">
          Send a reminder
        </Button>
      </div>
    </div>
  );

const meta = {
  title: "Patterns/Data table/Rows that open",
  component: StudentTable,
  args: {
    label: "Students",
    columns: studentColumns,
    rows: students(4),
    rowId: ({ id }) => id,
    rowLabel: ({ name }) => name,
    rowDetail,
    shownColumns: ["name", "matric", "level", "status"],
  },
} satisfies Meta<typeof StudentTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row's details are opened and closed by a button. Rows without details have none. */
export const OpensARow: Story = {
  tags: ["played"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Details of EZE Ngozi Ibrahim" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(button).toHaveFocus();
    const detail = document.getElementById(button.getAttribute("aria-controls") ?? "");
    await expect(detail).toHaveTextContent("0803 123 4567");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Send a reminder" })).toHaveFocus();
    await userEvent.click(button);
    await expect(detail).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: /^Details of ONYEKACHUKWU/ })).toBeNull();
    await userEvent.click(button);
  },
};

/** After paging back and forth, the opened rows are still open. */
export const OpenOnReturn: Story = {
  tags: ["played"],
  args: { rows: students(14) },
  play: async ({ canvas }) => {
    const details = (name: RegExp) => canvas.getByRole("button", { name });
    await userEvent.click(details(/^Details of EZE Ngozi/));
    await userEvent.click(details(/^Details of ADEYEMI Ch/));
    await userEvent.click(details(/^Details of ADEYEMI Ch/));
    await userEvent.click(canvas.getByRole("button", { name: "Next page" }));
    await expect(canvas.queryByText(/0803 123 4567/)).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Previous page" }));
    await expect(details(/^Details of EZE Ngozi/)).toHaveAttribute("aria-expanded", "true");
    await expect(canvas.getAllByText(/0803 123 4567/)).toHaveLength(1);
  },
};

export const WithTicksAndMenus: Story = {
  args: {
    bulkActions: () => <Button size="small">Approve</Button>,
    rowActions: () => [{ label: "Open", onSelect: fn() }],
    pinFirst: true,
    totals: { of: "page", values: { level: "4" } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Details of ADEYEMI/ }));
    await expect(canvas.getByText(/0803 123 4567/)).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...WithTicksAndMenus,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: /^Details of ADEYEMI/ });
    await expect(button).toHaveTextContent("Details");
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(canvas.getByText(/0803 123 4567/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = {
  ...WithTicksAndMenus,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
