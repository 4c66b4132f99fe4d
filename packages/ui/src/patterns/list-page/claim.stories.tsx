import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { requiredText } from "@polyportal/domain/validation/primitives";
import * as z from "zod/mini";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs.tsx";
import { Button } from "../../components/button/button.tsx";
import { Confirm } from "../../components/confirm/confirm.tsx";
import type { DataColumn } from "../data-table/column.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { tableStateIn, withTableState } from "../data-table/table-state.ts";
import type { Filter } from "../filters/filter.ts";
import { activeFilters } from "../filters/filter.ts";
import { Filters } from "../filters/filters.tsx";
import { NumberField } from "../number-field/number-field.tsx";
import { SelectField } from "../select-field/select-field.tsx";
import { useAppForm } from "../form/use-app-form.ts";
import { SideForm } from "../side-form/side-form.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { addEditDelete } from "./claim-play.ts";
import { ListPage } from "./list-page.tsx";

type Course = { code: string; title: string; units: number; semester: string };

const semesters = ["First", "Second"].map((value) => ({ value, label: value }));
const crumbs = [
  { label: "Home", path: "/" },
  { label: "Courses", path: "/courses" },
];
const filters: readonly Filter[] = [
  { kind: "select", name: "semester", label: "Semester", options: semesters },
  { kind: "text", name: "title", label: "Title" },
];
const columns: readonly DataColumn<Course>[] = [
  { id: "code", header: "Code", value: (course) => course.code, fixed: true },
  { id: "title", header: "Title", value: (course) => course.title, width: 14, grow: 3 },
  { id: "semester", header: "Semester", value: (course) => course.semester },
  { id: "units", header: "Units", value: (course) => course.units, numeric: true, width: 5 },
];
const codeOf = (course: Course) => course.code;
const schema = z.object({
  code: requiredText("please enter the course code"),
  title: requiredText("please enter the course title"),
  units: z.coerce.number<number | string>().check(z.gte(1, "please enter the credit units")),
  semester: requiredText("please choose the semester"),
});

type CourseFormProps = {
  course: Course | undefined;
  onSave: (course: Course) => void;
  onClose: () => void;
};

function CourseForm({ course, onSave, onClose }: CourseFormProps) {
  const blank = { code: "", title: "", units: "", semester: "" };
  // A form's values mirror the screen, where a number is its digits.
  const form = useAppForm(schema, course ? { ...course, units: String(course.units) } : blank);
  return (
    <SideForm
      open
      onClose={onClose}
      title={course ? `Edit ${course.code}` : "Add a course"}
      submitLabel="Save"
      form={form}
      onSubmit={onSave}
    >
      <TextField name="code" label="Course code" required readOnly={course !== undefined} />
      <TextField name="title" label="Course title" required />
      <NumberField name="units" label="Credit units" required />
      <SelectField name="semester" label="Semester" options={semesters} required />
    </SideForm>
  );
}

/** A new page of the school, put together from the package alone. */
function CoursesPage({ given }: { given: readonly Course[] }) {
  const [courses, setCourses] = useState(given);
  const [params, setParams] = useState(() => new URLSearchParams());
  const [edited, setEdited] = useState<Course | "new">();
  const [deleted, setDeleted] = useState<Course>();
  const [semester, title] = [params.get("semester"), params.get("title")?.toLowerCase() ?? ""];
  const rows = courses.filter(
    (course) =>
      (!semester || course.semester === semester) && course.title.toLowerCase().includes(title),
  );
  const save = (saved: Course) => {
    setCourses([...courses.filter(({ code }) => code !== saved.code), saved]);
    setEdited(undefined);
  };
  return (
    <ListPage
      title="Courses"
      lead="What is taught this session."
      breadcrumbs={<Breadcrumbs crumbs={crumbs} />}
      actions={<Button onClick={() => setEdited("new")}>Add a course</Button>}
      filters={<Filters filters={filters} value={params} onChange={setParams} />}
      sideForm={
        <>
          {edited && (
            <CourseForm
              course={edited === "new" ? undefined : edited}
              onSave={save}
              onClose={() => setEdited(undefined)}
            />
          )}
          <Confirm
            open={deleted !== undefined}
            onOpenChange={() => setDeleted(undefined)}
            title={`Delete ${deleted?.code ?? ""}`}
            confirmLabel="Delete"
            onConfirm={() => {
              setCourses(courses.filter((course) => course !== deleted));
              setDeleted(undefined);
            }}
          />
        </>
      }
    >
      <DataTable
        label="Courses"
        columns={columns}
        rows={rows}
        rowId={codeOf}
        rowLabel={codeOf}
        state={tableStateIn(params)}
        onState={(state) => setParams(withTableState(params, state))}
        searchLabel="Search courses"
        filtered={activeFilters(filters, params).length > 0}
        exportName="courses"
        rowActions={(course) => [
          { label: "Edit", onSelect: () => setEdited(course) },
          { label: "Delete", danger: true, onSelect: () => setDeleted(course) },
        ]}
      />
    </ListPage>
  );
}

const meta = {
  title: "Patterns/List page/A list page from the docs alone",
  component: CoursesPage,
  args: { given: [{ code: "CSC 301", title: "Data Structures", units: 3, semester: "First" }] },
} satisfies Meta<typeof CoursesPage>;

export default meta;

export const AddsEditsDeletes: StoryObj<typeof meta> = { play: addEditDelete };
