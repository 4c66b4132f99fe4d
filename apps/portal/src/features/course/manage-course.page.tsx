import { useOperation } from "@polyportal/api-client/query/use-operation";
import { actMessages } from "@polyportal/domain/messages/act";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Button } from "@polyportal/ui/button";
import { toast } from "@polyportal/ui/toast";
import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { useProfile } from "../../app/profile.ts";
import { toastWithUndo } from "../../parts/act/undo.tsx";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { codeOf, columns, filtersOf, idOf, type Course } from "./course-columns.tsx";

// What most visits do not open comes when it is opened.
const CourseForm = lazy(async () => ({
  default: (await import("./course-form.tsx")).CourseForm,
}));
const DeleteCourse = lazy(async () => ({
  default: (await import("./delete-course.tsx")).DeleteCourse,
}));

const { acts } = words;

type Opened = { act: "edit" | "delete"; course: Course } | { act: "add" };

/** The courses of the school, and what can be done with each. */
export function Page() {
  const mayEnter = useProfile().claims.includes("courses.enter");
  return (
    <OrImport
      allowed={mayEnter}
      endpoints={{
        preview: "previewCourses",
        upload: "uploadCourses",
        sample: "downloadCoursesSample",
      }}
      noun={words.noun}
    >
      <List mayEnter={mayEnter} />
    </OrImport>
  );
}

function List({ mayEnter }: { mayEnter: boolean }) {
  const [opened, setOpened] = useState<Opened>();
  const toggle = useToggle();
  const rowActions = useCallback(
    (course: Course) => {
      const disabledReason = mayEnter ? undefined : actMessages.noClaim;
      return [
        {
          label: acts.edit,
          disabledReason,
          onSelect: () => setOpened({ act: "edit" as const, course }),
        },
        {
          label: course.active ? acts.deactivate : acts.activate,
          disabledReason,
          onSelect: () => toggle(course),
        },
        {
          label: acts.remove,
          danger: true,
          disabledReason,
          onSelect: () => setOpened({ act: "delete" as const, course }),
        },
      ];
    },
    [mayEnter, toggle],
  );
  const units = useUnits();
  const filters = useMemo(() => filtersOf(units), [units]);
  return (
    <ListPage
      list="listCourses"
      title={words.title}
      lead={words.lead}
      columns={columns}
      filters={filters}
      searchLabel={words.search}
      rowId={idOf}
      rowLabel={codeOf}
      rowActions={rowActions}
      exported
      history="course"
      empty={words.none}
      actions={
        mayEnter && (
          <>
            <ImportLink />
            <Button onClick={() => setOpened({ act: "add" })}>{words.add}</Button>
          </>
        )
      }
      over={
        opened && (
          <Suspense fallback={null}>
            <Over opened={opened} onClose={() => setOpened(undefined)} />
          </Suspense>
        )
      }
    />
  );
}

function Over({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  if (opened.act === "delete") return <DeleteCourse course={opened.course} onClose={onClose} />;
  return <CourseForm {...(opened.act === "edit" && { course: opened.course })} onClose={onClose} />;
}

/** Switches a course on or off; one press takes it back. */
function useToggle() {
  const { mutate } = useOperation("toggleCourseStatus", {
    invalidates: ["listCourses", "getCourse", "getHistory", "listCourseLecturers"],
    onError: ({ message }) => toast({ title: actMessages.failed, body: message, tone: "fail" }),
  });
  return useCallback(
    ({ id, code, active, revision }: Course) =>
      mutate(
        { id, revision, active: !active },
        {
          onSuccess: () =>
            toastWithUndo(active ? words.switchedOff(code) : words.switchedOn(code), () =>
              mutate({ id, revision: revision + 1, active }),
            ),
        },
      ),
    [mutate],
  );
}
