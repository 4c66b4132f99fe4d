import { courseList } from "@polyportal/api-client/list/courses";
import { actMessages } from "@polyportal/domain/messages/act";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Button } from "@polyportal/ui/button";
import { useCallback, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useMay } from "../../app/use-may.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { activeLook } from "../../parts/list/active-look.tsx";
import { courseLooks } from "../../parts/list/course-looks.ts";
import { listOf } from "../../parts/list/described.ts";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useListFilters } from "../../parts/list/use-list-filters.ts";
import type { Course } from "./course-values.ts";
import { useToggle } from "./use-toggle.ts";

// What most visits do not open comes when it is opened.
const CourseForm = lazyPart(async () => (await import("./course-form.tsx")).CourseForm);
const DeleteCourse = lazyPart(async () => (await import("./delete-course.tsx")).DeleteCourse);
const SwitchOff = lazyPart(async () => (await import("./switch-off.tsx")).SwitchOff);

const { acts } = words;

const courses = listOf(courseList, {
  ...courseLooks,
  status: { width: 6, grow: 0 },
  split: { hidden: true },
  borrowable: { hidden: true },
  requires: { width: 8, grow: 1 },
  active: activeLook,
});

type Opened =
  | { act: "edit"; course: Course }
  | { act: "delete"; course: Course }
  | { act: "switchOff"; course: Course; question: string }
  | { act: "add" };

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
  const [opened, setOpened] = useState<Opened>();
  const ask = useCallback(
    (course: Course, question: string) => setOpened({ act: "switchOff", course, question }),
    [],
  );
  const toggle = useToggle(ask);
  const rowActions = useCallback(
    (course: Course) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      const open = (act: "edit" | "delete") => () => setOpened({ act, course });
      return [
        { label: acts.edit, disabledReason, onSelect: open("edit") },
        {
          label: course.active ? acts.deactivate : acts.activate,
          disabledReason,
          onSelect: () => toggle(course),
        },
        { label: acts.remove, danger: true, disabledReason, onSelect: open("delete") },
      ];
    },
    [mayEnter, toggle],
  );
  return (
    <ListPage
      {...courses}
      lead={words.lead}
      filters={useListFilters(courseList)}
      rowActions={rowActions}
      history="course"
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button onClick={() => setOpened({ act: "add" })}>{words.add}</Button>
          </>
        )
      }
      over={opened && <Over opened={opened} toggle={toggle} onClose={() => setOpened(undefined)} />}
    />
  );
}

type OverProps = {
  opened: Opened;
  toggle: ReturnType<typeof useToggle>;
  onClose: () => void;
};

function Over({ opened, toggle, onClose }: OverProps) {
  if (opened.act === "add") return <CourseForm onClose={onClose} />;
  const { course } = opened;
  if (opened.act === "edit") return <CourseForm course={course} onClose={onClose} />;
  if (opened.act === "delete") return <DeleteCourse course={course} onClose={onClose} />;
  return (
    <SwitchOff
      code={course.code}
      question={opened.question}
      onConfirm={() => toggle(course, { carried: true })}
      onClose={onClose}
    />
  );
}
