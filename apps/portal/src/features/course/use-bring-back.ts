import { useOperation } from "@polyportal/api-client/query/use-operation";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { toast } from "@polyportal/ui/toast";
import { tellFailed } from "../../parts/act/tell-failed.ts";

/** Brings a deleted course back, and says so. */
export function useBringBack() {
  const { mutate } = useOperation("undoDeleteCourse", {
    invalidates: ["listCourses", "listCourseLecturers", "getHistory"],
    onSuccess: () => toast({ title: words.undone, status: "success" }),
    onError: tellFailed,
  });
  return mutate;
}
