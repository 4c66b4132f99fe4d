import type { Filter } from "@polyportal/ui/filter";
import { AssignLecturers } from "./assign-lecturers.tsx";
import { CopyCourses } from "./copy-courses.tsx";
import type { TaughtCourse } from "./course-columns.tsx";

export type Opened = { act: "assign"; course: TaughtCourse } | { act: "copy" };

type Props = {
  opened: Opened;
  filters: readonly Filter[];
  onClose: () => void;
};

/** What opens over the list of courses. */
export function OverCourses({ opened, filters, onClose }: Props) {
  if (opened.act === "copy") return <CopyCourses filters={filters} onClose={onClose} />;
  return <AssignLecturers course={opened.course} onClose={onClose} />;
}
