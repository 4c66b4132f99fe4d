import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../components/button/button.tsx";
import { PlusIcon } from "../../components/icon/icon.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import { studentColumns } from "../data-table/story-columns.tsx";
import type { Student } from "../data-table/story-students.ts";
import { students } from "../data-table/story-students.ts";
import { Filters } from "../filters/filters.tsx";
import { studentFilters } from "../filters/story-filters.ts";
import { SavedViews } from "../saved-views/saved-views.tsx";
import { audiences, studentViews, viewColumns } from "../saved-views/story-views.ts";
import { ListPage } from "./list-page.tsx";

const address = new URLSearchParams("view=slt&unit=micro&level=200");

const idOf = ({ id }: Student) => id;
const nameOf = ({ name }: Student) => name;

const inLine = {
  views: (
    <SavedViews
      filters={studentFilters}
      columns={viewColumns}
      views={studentViews}
      audiences={audiences}
      value={address}
      onChange={fn()}
      onSave={() => Promise.resolve("new")}
      onUpdate={() => Promise.resolve()}
      onDelete={() => Promise.resolve()}
    />
  ),
  filters: <Filters filters={studentFilters} value={address} onChange={fn()} />,
};

const table = (rows: Student[], line: Partial<typeof inLine> & { loading?: boolean } = inLine) => (
  <DataTable
    {...line}
    label="Students"
    columns={studentColumns}
    rows={rows}
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
    beside: <p className="text-ink-muted">43 rows</p>,
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
    children: table(students(43)),
  },
} satisfies Meta<typeof ListPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Students" })).toBeVisible();
    await expect(canvas.getByRole("table", { name: "Students" })).toBeVisible();
    const about = canvas.getByRole("button", { name: "About this list" });
    await userEvent.click(about);
    await expect(canvas.getByText(/^Everyone who is registered/)).toBeVisible();
    await userEvent.click(about);
    await expect(canvas.queryByText(/^Everyone who is registered/)).toBeNull();
  },
};

/** A title and a table are enough. */
export const Least: Story = {
  args: {
    lead: undefined,
    breadcrumbs: undefined,
    actions: undefined,
    beside: undefined,
    children: table(students(43), {}),
  },
};

export const Empty: Story = { args: { children: table([]) } };
export const Loading: Story = { args: { children: table([], { ...inLine, loading: true }) } };

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

export const Dark: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { theme: "dark" },
};
export const Compact: Story = { globals: { density: "compact" } };
