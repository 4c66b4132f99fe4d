import { courseList } from "@polyportal/api-client/list/courses";
import { actMessages } from "@polyportal/domain/messages/act";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Button } from "@polyportal/ui/button";
import { useCallback } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { activeLook } from "../../parts/list/active-look.ts";
import { courseLooks } from "../../parts/list/course-looks.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useOver } from "../../parts/list/use-over.tsx";
import type { Course } from "./course-values.ts";
import { useToggle } from "./use-toggle.ts";

// What most visits do not open comes when it is opened.
const CourseForm = lazyPart(async () => (await import("./course-form.tsx")).CourseForm);
const DeleteCourse = lazyPart(async () => (await import("./delete-course.tsx")).DeleteCourse);

const { acts } = words;

const courses = listOf(courseList, {
  ...courseLooks,
  status: { width: 6, grow: 0 },
  split: { hidden: true },
  borrowable: { hidden: true },
  requires: { width: 8, grow: 1 },
  active: activeLook,
});

/** The courses of the school, and what can be done with each. */
export function Page() {
  const mayEnter = useMay(
    "courses.enter",
    "createCourse",
    "updateCourse",
    "toggleCourseStatus",
    "deleteCourse",
    "undoDeleteCourse",
    "previewCourses",
    "uploadCourses",
  );
  return (
    <OrImport allowed={mayEnter} of="Courses" noun={words.noun}>
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const [over, open] = useOver();
  const toggle = useToggle(open);
  const rowActions = useCallback(
    (course: Course) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        { label: acts.edit, disabledReason, onSelect: () => open(CourseForm, { course }) },
        {
          label: course.active ? acts.deactivate : acts.activate,
          disabledReason,
          onSelect: () => toggle(course),
        },
        {
          label: acts.remove,
          danger: true,
          disabledReason,
          onSelect: () => open(DeleteCourse, { course }),
        },
      ];
    },
    [mayEnter, open, toggle],
  );
  return (
    <ListPage
      {...courses}
      lead={words.lead}
      rowActions={rowActions}
      history="course"
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button onClick={() => open(CourseForm, {})}>{words.add}</Button>
          </>
        )
      }
      over={over}
    />
  );
}
