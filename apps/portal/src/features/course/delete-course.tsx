import { useOperation } from "@polyportal/api-client/query/use-operation";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Confirm } from "@polyportal/ui/confirm";
import { tellFailed } from "../../parts/act/tell-failed.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { useBringBack } from "./use-bring-back.ts";

type Props = { course: { id: number; code: string }; onClose: () => void };

/** Asks before a course is deleted; where it is used, the server says by what. */
export function DeleteCourse({ course: { id, code }, onClose }: Props) {
  const bringBack = useBringBack();
  const { mutate, isPending } = useOperation("deleteCourse", {
    invalidates: ["listCourses", "listCourseLecturers"],
    onSuccess: () => {
      toastWithUndo(words.removed(code), () => bringBack({ id }));
      onClose();
    },
    onError: (error) => {
      tellFailed(error);
      onClose();
    },
  });
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={words.removeTitle(code)}
      confirmLabel={words.acts.remove}
      busy={isPending}
      onConfirm={() => mutate({ id })}
    />
  );
}
