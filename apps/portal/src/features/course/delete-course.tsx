import { useOperation } from "@polyportal/api-client/query/use-operation";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { AskSure } from "../../parts/act/ask-sure.tsx";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { useBringBack } from "./use-bring-back.ts";

type Props = { course: { id: number; code: string }; onClose: () => void };

/** Asks before a course is deleted; where it is used, the server says by what. */
export function DeleteCourse({ course: { id, code }, onClose }: Props) {
  const bringBack = useBringBack();
  const { mutateAsync } = useOperation("deleteCourse", {
    invalidates: ["listCourses", "listCourseLecturers"],
    onSuccess: () => toastWithUndo(words.removed(code), () => bringBack({ id })),
  });
  return (
    <AskSure
      title={words.removeTitle(code)}
      label={words.acts.remove}
      onClose={onClose}
      onAct={() => mutateAsync({ id })}
    />
  );
}
