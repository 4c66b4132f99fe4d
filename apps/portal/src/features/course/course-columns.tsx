import type { Output } from "@polyportal/api-client/client/client";
import { courseStatuses } from "@polyportal/domain/course/statuses";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Badge } from "@polyportal/ui/badge";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { ofDepartments, ofLevels, ofSemester, yesOrNo } from "../../parts/list/filters.ts";

export type Course = Output<"listCourses">["items"][number];

const { columns: heads, states } = words;

export const idOf = ({ id }: Course): string => String(id);
export const codeOf = ({ code }: Course): string => code;

export const columns: readonly DataColumn<Course>[] = [
  {
    id: "code",
    header: heads.code,
    value: codeOf,
    rowHeader: true,
    fixed: true,
    width: 6,
    grow: 0,
  },
  { id: "title", header: heads.title, value: ({ title }) => title, width: 12, grow: 3 },
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
    width: 6,
    grow: 0,
  },
  {
    id: "status",
    header: heads.status,
    value: ({ status }) => status,
    sortable: false,
    width: 6,
    grow: 0,
  },
  {
    id: "split",
    header: heads.split,
    value: ({ split }) => words.split(split),
    sortable: false,
    hidden: true,
  },
  {
    id: "borrowable",
    header: heads.borrowable,
    value: ({ borrowable }) => (borrowable ? words.yes : words.no),
    sortable: false,
    hidden: true,
  },
  {
    id: "requires",
    header: heads.requires,
    value: ({ requires }) => requires.map(({ code }) => code).join(", "),
    sortable: false,
    width: 8,
    grow: 1,
  },
  {
    id: "active",
    header: heads.active,
    value: ({ active }) => (active ? states.active : states.off),
    cell: ({ active }) => (
      <Badge status={active ? "success" : "fail"}>{active ? states.active : states.off}</Badge>
    ),
    sortable: false,
    width: 9,
    grow: 0,
  },
];

/** What the list is narrowed down by. */
export const filtersOf = (units: Parameters<typeof ofDepartments>[1]): readonly Filter[] => [
  ofDepartments(heads.department, units),
  ofLevels(heads.level),
  ofSemester(heads.semester),
  {
    kind: "select",
    name: "status",
    label: heads.status,
    options: courseStatuses.map((value) => ({ value, label: value })),
  },
  yesOrNo("active", heads.active, states.active, states.off),
];
