import type { Output } from "@polyportal/api-client/client/client";
import { semesters } from "@polyportal/domain/academic-session/semesters";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { assignments } from "@polyportal/domain/lecturer/course-states";
import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { actMessages } from "@polyportal/domain/messages/act";
import {
  courseLecturerMessages as words,
  courseRefusals,
} from "@polyportal/domain/messages/course-lecturers";
import { taughtUnits } from "@polyportal/domain/messages/taught-units";
import { levels } from "@polyportal/domain/student/levels";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { choicesOf, ofDepartments } from "../../parts/list/filters.ts";
import { ofSessionOrCurrent } from "../../parts/list/session-filter.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";

/** A course of the list, with who teaches it in the session. */
export type TaughtCourse = Output<"listCourseLecturers">["items"][number];
/** One of those who teach it. */
export type CourseLecturer = TaughtCourse["lecturers"][number];

const { columns: heads, sheets } = words;

const looks = {
  none: "neutral",
  draft: "info",
  submitted: "unapproved",
  checked: "unapproved",
  approved: "success",
  published: "success",
} as const;

const called = ({ name, coordinator }: CourseLecturer) =>
  coordinator ? words.coordinates(name) : name;

/** How much somebody teaches in a semester, marked where it is too much. */
export const LoadOf = ({ units, minutes }: Pick<CourseLecturer, "units" | "minutes">) => (
  <span className="text-ink-muted">
    {isOverloaded(units) ? (
      <Badge status="warning" className="w-auto sm:whitespace-normal">
        {taughtUnits.tooMany(units)}
      </Badge>
    ) : (
      taughtUnits.units(units)
    )}
    {minutes > 0 && ` ${taughtUnits.hours(minutes)}`}
  </span>
);

export const idOf = ({ id, sessionId }: TaughtCourse) => `${id}-${sessionId}`;
export const codeOf = ({ code }: TaughtCourse) => code;

export const columns: readonly DataColumn<TaughtCourse>[] = [
  {
    id: "code",
    header: heads.code,
    value: codeOf,
    cell: (course) => <RecordLink id={idOf(course)}>{course.code}</RecordLink>,
    rowHeader: true,
    fixed: true,
    width: 6,
    grow: 0,
  },
  { id: "title", header: heads.title, value: ({ title }) => title, width: 11, grow: 2 },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  { id: "level", header: heads.level, value: ({ level }) => level, sortable: false, width: 7 },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    hidden: true,
  },
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
    cell: ({ students }) => students.toLocaleString("en-NG"),
    numeric: true,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "lecturers",
    header: heads.lecturers,
    value: ({ lecturers }) => lecturers.map(called).join(", ") || words.nobody,
    cell: ({ lecturers }) =>
      lecturers.length === 0 ? (
        <Badge status="warning">{words.nobody}</Badge>
      ) : (
        <ul className="grid gap-0.5">
          {lecturers.map((one) => (
            <li key={one.id}>
              {called(one)} <LoadOf {...one} />
            </li>
          ))}
        </ul>
      ),
    sortable: false,
    width: 12,
    grow: 3,
  },
  {
    id: "sheet",
    header: heads.sheet,
    value: ({ sheet }) => sheets[sheet ?? "none"],
    cell: ({ sheet }) => <Badge status={looks[sheet ?? "none"]}>{sheets[sheet ?? "none"]}</Badge>,
    sortable: false,
    width: 9,
    grow: 0,
  },
];

/** Why nothing about a course's lecturers can be changed. */
export function unassignable(mayEnter: boolean, { sheet }: TaughtCourse): string | undefined {
  if (!mayEnter) return actMessages.noClaim;
  return sheet === "published" ? courseRefusals.published : undefined;
}

/** What the list is narrowed down by; an address without a session means the current one. */
export const filtersOf = (
  units: Parameters<typeof ofDepartments>[1],
  sessions: Parameters<typeof ofSessionOrCurrent>[1],
): readonly Filter[] => [
  ofSessionOrCurrent(heads.session, sessions),
  ofDepartments(heads.department, units),
  { kind: "several", name: "level", label: heads.level, options: choicesOf(levels) },
  {
    kind: "select",
    name: "semester",
    label: heads.semester,
    options: semesters.map((value) => ({ value, label: value })),
  },
  {
    kind: "select",
    name: "assigned",
    label: heads.lecturers,
    options: assignments.map((value) => ({ value, label: words.assignments[value] })),
  },
];
