import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import type { Course } from "./course.ts";
import { courseMessages } from "./course-messages.ts";

const { columns: heads, semesters } = courseMessages;

export const columns: readonly DataColumn<Course>[] = [
  { id: "code", header: heads.code, value: (course) => course.code, fixed: true },
  { id: "title", header: heads.title, value: (course) => course.title, width: 14, grow: 3 },
  { id: "semester", header: heads.semester, value: (course) => course.semester },
  { id: "units", header: heads.units, value: (course) => course.units, numeric: true, width: 5 },
];

/** What the list is filtered by; each takes the parameter of its name in the address. */
export const filters: readonly Filter[] = [
  { kind: "select", name: "semester", label: heads.semester, options: semesters },
  { kind: "text", name: "title", label: heads.title },
];

export const codeOf = (course: Course): string => course.code;
