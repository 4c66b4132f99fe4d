import { courseLecturerMessages as words } from "@polyportal/domain/messages/course-lecturers";
import { Dialog } from "@polyportal/ui/dialog";
import { History } from "../../parts/history/history.tsx";
import type { TaughtCourse } from "./course-columns.tsx";

type Props = { course: TaughtCourse; onClose: () => void };

/** Who was assigned to a course when, by whom and why, over all sessions. */
export function CourseHistory({ course: { id, code }, onClose }: Props) {
  return (
    <Dialog open readable onOpenChange={onClose} title={words.historyTitle(code)}>
      <History subject="course" id={String(id)} name={code} />
    </Dialog>
  );
}
