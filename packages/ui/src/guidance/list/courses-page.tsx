import { useState } from "react";
import { Breadcrumbs } from "@polyportal/ui/breadcrumbs";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { DataTable } from "@polyportal/ui/data-table";
import { activeFilters } from "@polyportal/ui/filter";
import { Filters } from "@polyportal/ui/filters";
import { ListPage } from "@polyportal/ui/list-page";
import { SavedViews } from "@polyportal/ui/saved-views";
import {
  tableStateIn,
  tableViewIn,
  withTableState,
  withTableView,
} from "@polyportal/ui/table-state";
import type { Course } from "./course.ts";
import { codeOf, columns, filters } from "./course-columns.ts";
import { CourseForm } from "./course-form.tsx";
import { courseMessages } from "./course-messages.ts";
import { useCourseViews } from "./use-course-views.ts";

/** The courses of the school: found, seen in ways of one's own, added, changed and deleted. */
export function CoursesPage({ given }: { given: readonly Course[] }) {
  // In an app the rows come from `useQuery`, and the parameters from `useSearchParams`.
  const [courses, setCourses] = useState(given);
  const [params, setParams] = useState(() => new URLSearchParams());
  const saved = useCourseViews();
  const view = tableViewIn(params, columns);
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
      title={courseMessages.title}
      lead={courseMessages.lead}
      breadcrumbs={<Breadcrumbs crumbs={courseMessages.crumbs} />}
      actions={<Button onClick={() => setEdited("new")}>{courseMessages.add}</Button>}
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
            title={courseMessages.remove(deleted?.code ?? "")}
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
        views={
          <SavedViews
            {...saved}
            filters={filters}
            columns={columns}
            value={params}
            onChange={setParams}
          />
        }
        filters={<Filters filters={filters} value={params} onChange={setParams} />}
        label={courseMessages.title}
        columns={columns}
        rows={rows}
        rowId={codeOf}
        rowLabel={codeOf}
        state={tableStateIn(params)}
        onState={(state) => setParams(withTableState(params, state))}
        {...view}
        onShownColumns={(shownColumns) =>
          setParams(withTableView(params, { ...view, shownColumns }, columns))
        }
        onDensity={(density) => setParams(withTableView(params, { ...view, density }, columns))}
        searchLabel={courseMessages.search}
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
