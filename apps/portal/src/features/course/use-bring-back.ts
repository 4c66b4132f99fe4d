import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { toast } from "@polyportal/ui/toast";

/** Brings a deleted course back, and says so. */
export function useBringBack() {
  const { mutate } = useOperation("undoDeleteCourse", {
    invalidates: ["listCourses", "listCourseLecturers", "getHistory"],
    onSuccess: () => toast({ title: words.undone, tone: "success" }),
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return mutate;
}
