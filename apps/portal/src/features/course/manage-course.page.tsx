import { actMessages } from "@polyportal/domain/messages/act";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { Button } from "@polyportal/ui/button";
import { Suspense, useCallback, useMemo, useState } from "react";
import { lazyPart } from "../../app/lazy-part.ts";
import { useProfile } from "../../app/profile.ts";
import { ImportLink, OrImport } from "../../parts/import/import.tsx";
import { ListPage } from "../../parts/list/list-page.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { codeOf, columns, filtersOf, idOf, type Course } from "./course-columns.tsx";
import { useToggle } from "./use-toggle.ts";

// What most visits do not open comes when it is opened.
const CourseForm = lazyPart(async () => (await import("./course-form.tsx")).CourseForm);
const DeleteCourse = lazyPart(async () => (await import("./delete-course.tsx")).DeleteCourse);

const SwitchOff = lazyPart(async () => (await import("./switch-off.tsx")).SwitchOff);

const { acts } = words;

type Opened =
  | { act: "edit" | "delete"; course: Course }
  | { act: "switchOff"; course: Course; question: string }
  | { act: "add" };

/** The courses of the school, and what can be done with each. */
export function Page() {
  const mayEnter = useProfile().claims.includes("courses.enter");
  return (
    <OrImport
      allowed={mayEnter}
      of="Courses"
      noun={words.noun}
    >
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
            <Over opened={opened} toggle={toggle} onClose={() => setOpened(undefined)} />
          </Suspense>
        )
      }
    />
  );
}

type OverProps = {
  opened: Opened;
  toggle: ReturnType<typeof useToggle>;
  onClose: () => void;
};

function Over({ opened, toggle, onClose }: OverProps) {
  if (opened.act === "delete") return <DeleteCourse course={opened.course} onClose={onClose} />;
  if (opened.act === "switchOff") {
    const { course, question } = opened;
    return (
      <SwitchOff
        code={course.code}
        question={question}
        onConfirm={() => toggle(course, { carried: true })}
        onClose={onClose}
      />
    );
  }
  return <CourseForm {...(opened.act === "edit" && { course: opened.course })} onClose={onClose} />;
}
