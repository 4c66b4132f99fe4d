import type { Output } from "@polyportal/api-client/client/client";
import { countOf } from "@polyportal/domain/course/classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { levels } from "@polyportal/domain/student/levels";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { choicesOf, ofDepartments, ofSemester, yesOrNo } from "../../parts/list/filters.ts";
import { useClassSizes } from "./use-class-sizes.ts";

/** A course of the list, with the classes that take it in the session. */
export type TakenCourse = Output<"listCourseClasses">["items"][number];

const { columns: heads, filters: labels } = words;

export const idOf = ({ id, sessionId }: TakenCourse): string => `${id}-${sessionId}`;
export const codeOf = ({ code }: TakenCourse): string => code;

export const columns: readonly DataColumn<TakenCourse>[] = [
  {
    id: "code",
    header: heads.code,
    value: codeOf,
    rowHeader: true,
    fixed: true,
    width: 6,
    grow: 0,
  },
  {
    id: "title",
    header: heads.title,
    value: ({ title }) => title,
    cell: ({ title, active }) => (
      <span>
        {title} {!active && <Badge status="warning">{words.off}</Badge>}
      </span>
    ),
    width: 12,
    grow: 2,
  },
  {
    id: "department",
    header: heads.department,
    value: ({ department }) => department,
    sortable: false,
    hidden: true,
  },
  {
    id: "level",
    header: heads.level,
    value: ({ level }) => level,
    sortable: false,
    hidden: true,
  },
  {
    id: "semester",
    header: heads.semester,
    value: ({ semester }) => semester,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "session",
    header: heads.session,
    value: ({ session }) => session,
    sortable: false,
    hidden: true,
  },
  {
    id: "classes",
    header: heads.takenBy,
    value: ({ classes }) => classes.length,
    cell: (course) => <TakenBy course={course} />,
    sortable: false,
    width: 18,
    grow: 3,
  },
];

/** Its own class, the others in a few words, and how many students that are. */
function TakenBy({ course }: { course: TakenCourse }) {
  const { department, level, classes, sessionId } = course;
  const sizes = useClassSizes(sessionId);
  return (
    <div className="grid grid-cols-1 gap-0.5">
      <span>{words.home(department, level)}</span>
      {classes.length > 0 && <span>{words.more(classes)}</span>}
      <span className="min-h-5 text-14 text-ink-muted">
        {sizes && words.students(countOf(sizes, [course, ...classes]))}
      </span>
    </div>
  );
}

type Named = { readonly id: number; readonly name: string };
type Units = Parameters<typeof ofDepartments>[1];

/** What the list is narrowed down by; an address without a session means the current one. */
export const filtersOf = (
  units: Units,
  sessions: readonly (Named & { current: boolean })[],
): readonly Filter[] => [
  {
    kind: "select",
    name: "session",
    label: heads.session,
    unset: sessions.find(({ current }) => current)?.name ?? words.current,
    options: choicesOf(sessions.filter(({ current }) => !current)),
  },
  ofSemester(heads.semester),
  ofDepartments(heads.department, units),
  yesOrNo("shared", labels.shared, labels.others, labels.homeAlone),
  {
    kind: "select",
    name: "takenBy",
    label: labels.takenBy,
    options: choicesOf(units.flatMap(({ departments }) => departments)),
  },
  { kind: "select", name: "takenAt", label: labels.takenAt, options: choicesOf(levels) },
];
