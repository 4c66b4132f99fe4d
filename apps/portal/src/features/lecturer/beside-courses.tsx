import { timetableMessages as words } from "@polyportal/domain/messages/timetable";
import { OrImport } from "../../parts/import/import.tsx";
import { ClashStudents } from "./clash-students.tsx";
import { Clashes } from "./clashes.tsx";
import type { CoursePart } from "./course-parts.tsx";
import { LecturerLoads } from "./lecturer-loads.tsx";
import { TimetableList } from "./timetable-list.tsx";

type Props = { part: Exclude<CoursePart, "courses">; mayEnter: boolean };

/** What stands beside the list of courses and their lecturers. */
export function BesideCourses({ part, mayEnter }: Props) {
  if (part === "loads") return <LecturerLoads />;
  if (part === "clashes") return <Clashes />;
  if (part === "clash-students") return <ClashStudents />;
  return (
    <OrImport allowed={mayEnter} of="Timetable" noun={words.noun} kind={words.kind}>
      <TimetableList mayEnter={mayEnter} />
    </OrImport>
  );
}
