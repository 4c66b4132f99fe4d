import { calledOf, courseLecturerList } from "@polyportal/api-client/list/course-lecturers";
import { isOverloaded } from "@polyportal/domain/lecturer/load";
import { actMessages } from "@polyportal/domain/messages/act";
import {
  courseLecturerMessages as words,
  courseRefusals,
} from "@polyportal/domain/messages/course-lecturers";
import { taughtUnits } from "@polyportal/domain/messages/taught-units";
import { Badge } from "@polyportal/ui/badge";
import { courseLooks } from "../../parts/list/course-looks.ts";
import { listOf } from "../../parts/list/described.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import type { RowOf } from "@polyportal/api-client/list/describe";

/** A course of the list, with who teaches it in the session. */
export type TaughtCourse = RowOf<"listCourseLecturers">;
/** One of those who teach it. */
export type CourseLecturer = TaughtCourse["lecturers"][number];

const { sheets } = words;

const looks = {
  none: "neutral",
  draft: "info",
  submitted: "unapproved",
  checked: "unapproved",
  approved: "success",
  published: "success",
} as const;

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

export const courses = listOf(courseLecturerList, {
  ...courseLooks,
  code: {
    ...courseLooks.code,
    cell: (course) => <RecordLink id={idOf(course)}>{course.code}</RecordLink>,
  },
  semester: { hidden: true },
  lecturers: {
    cell: ({ lecturers }) =>
      lecturers.length === 0 ? (
        <Badge status="warning">{words.nobody}</Badge>
      ) : (
        <ul className="grid gap-0.5">
          {lecturers.map((one) => (
            <li key={one.id}>
              {calledOf(one)} <LoadOf {...one} />
            </li>
          ))}
        </ul>
      ),
    width: 12,
    grow: 3,
  },
  sheet: {
    cell: ({ sheet }) => <Badge status={looks[sheet ?? "none"]}>{sheets[sheet ?? "none"]}</Badge>,
    width: 9,
    grow: 0,
  },
});

/** Why nothing about a course's lecturers can be changed. */
export function unassignable(mayEnter: boolean, { sheet }: TaughtCourse): string | undefined {
  if (!mayEnter) return actMessages.noClaim;
  return sheet === "published" ? courseRefusals.published : undefined;
}
