import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../components/button/button.tsx";
import { PlusIcon } from "../../components/icon/icon.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import { studentColumns } from "../data-table/story-columns.tsx";
import type { Student } from "../data-table/story-students.ts";
import { students } from "../data-table/story-students.ts";
import type { Filter } from "../filters/filter.ts";
import { Filters } from "../filters/filters.tsx";
import { ListPage } from "./list-page.tsx";

const filters: readonly Filter[] = [
  { kind: "text", name: "department", label: "Department" },
  { kind: "select", name: "state", label: "Appraisal" },
  { kind: "dates", name: "paid", label: "Paid on" },
];

const idOf = ({ id }: Student) => id;
const nameOf = ({ name }: Student) => name;

const table = (rows: Student[], loading = false) => (
  <DataTable
    label="Students"
    columns={studentColumns}
    rows={rows}
    loading={loading}
    rowId={idOf}
    rowLabel={nameOf}
    searchLabel="Search students"
    exportName="students"
  />
);

const meta = {
  component: ListPage,
  args: {
    title: "Students",
    lead: "Everyone who is registered for this session.",
    breadcrumbs: (
      <Breadcrumbs
        crumbs={[
          { label: "Home", path: "/" },
          { label: "Students", path: "/students" },
        ]}
      />
    ),
    actions: (
      <Button>
        <PlusIcon />
        Add a student
      </Button>
    ),
    filters: (
      <Filters
        filters={filters}
        value={new URLSearchParams("department=Accountancy")}
        onChange={fn()}
      />
    ),
    children: table(students(43)),
  },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Students" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Students" })).toBeVisible();
  },
};

/** A title and a table are enough. */
export const Least: Story = {
  args: { lead: undefined, breadcrumbs: undefined, actions: undefined, filters: undefined },
};

export const Empty: Story = { args: { children: table([]) } };
export const Loading: Story = { args: { children: table([], true) } };

export const LongTitle: Story = {
  args: {
    title: "Candidates for the supplementary post-UTME screening of the Faculty of Engineering",
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Dark: Story = { globals: { theme: "dark" } };
export const Compact: Story = { globals: { density: "compact" } };
