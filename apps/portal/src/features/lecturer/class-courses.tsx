import type { Output } from "@polyportal/api-client/client/client";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { classPages as words } from "@polyportal/domain/messages/class-pages";
import { sheetStateOf } from "@polyportal/domain/messages/score-sheet-pages";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import { DataTable } from "@polyportal/ui/data-table";

type Course = Output<"getClass">["courses"][number];

const { view } = words;
const { courseColumns: heads } = view;

const columns: readonly DataColumn<Course>[] = [
  {
    id: "code",
    header: heads.code,
    value: ({ code }) => code,
    rowHeader: true,
    fixed: true,
    width: 6,
    grow: 0,
  },
  { id: "title", header: heads.title, value: ({ title }) => title, width: 12, grow: 2 },
  {
    id: "creditUnit",
    header: heads.creditUnit,
    value: ({ creditUnit }) => formatCreditUnits(creditUnit),
    numeric: true,
    sortable: false,
    width: 4,
    grow: 0,
  },
  {
    id: "students",
    header: heads.students,
    value: ({ students }) => students,
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "published",
    header: heads.published,
    value: ({ published }) => published,
    numeric: true,
    width: 6,
    grow: 0,
  },
  {
    id: "state",
    header: heads.state,
    value: sheetStateOf,
    cell: (course) => (
      <Badge
        status={course.held ? "warning" : course.state === "published" ? "success" : "neutral"}
      >
        {sheetStateOf(course)}
      </Badge>
    ),
    width: 11,
  },
];

const idOf = ({ courseId }: Course) => String(courseId);
const nameOf = ({ code }: Course) => code;

/** What a class takes in the semester, with how far the score sheet of each is. */
export function ClassCourses({ courses }: { courses: readonly Course[] }) {
  return (
    <div className="mt-8">
      <h2 className="mb-3 text-18 font-semibold">{view.courses}</h2>
      <DataTable
        label={view.courses}
        columns={columns}
        rows={courses}
        rowId={idOf}
        rowLabel={nameOf}
        empty={view.noCourse}
      />
    </div>
  );
}
