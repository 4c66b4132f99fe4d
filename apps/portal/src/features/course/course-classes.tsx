import { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { courseClassesSchema } from "@polyportal/domain/course/class-forms";
import { classChanges, classEffect, inClassOrder } from "@polyportal/domain/course/classes";
import { actMessages } from "@polyportal/domain/messages/act";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { Alert } from "@polyportal/ui/alert";
import { Confirm } from "@polyportal/ui/confirm";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SideForm } from "../../parts/form/side-form.tsx";
import { useUnits } from "../../parts/units/use-units.ts";
import { ClassConflict } from "./class-conflict.tsx";
import { ClassEffectLine } from "./class-effect.tsx";
import { ClassGrid } from "./class-grid.tsx";
import type { TakenCourse } from "./taken-by.tsx";
import { useClassSizes } from "./use-class-sizes.ts";

type Props = { course: TakenCourse; onClose: () => void };

/** The classes that take a course in a session, ticked, with whom that touches. */
export function CourseClasses({ course, onClose }: Props) {
  const { id, sessionId, code, session, active } = course;
  const query = useQuery(queryOptionsFor(useClient(), "getCourseClasses", { id, sessionId }));
  const newest = query.data ?? course;
  const sizes = useClassSizes(sessionId);
  const departments = useDepartmentsOf(newest);
  const [was, setWas] = useState(course.classes);
  const [conflict, setConflict] = useState<string>();
  const [asking, setAsking] = useState<{ held: number; answer: (yes: boolean) => void }>();
  const { mutateAsync } = useOperation("setCourseClasses", {
    invalidates: ["listCourseClasses", "getCourseClasses", "getHistory"],
  });
  const form = useAppForm(courseClassesSchema, { classes: inClassOrder(was) });
  const goOn = () => {
    setWas(newest.classes);
    setConflict(undefined);
  };
  const { added, removed } = classChanges(was, newest.classes);
  return (
    <>
      <SideForm
        form={form}
        open
        wide
        title={words.changeTitle(code)}
        intro={words.about(course)}
        submitLabel={words.save}
        onClose={onClose}
        onSubmit={async ({ classes }) => {
          // Of the moment: what was registered since the form was opened counts.
          const { data } = await query.refetch({ throwOnError: true });
          const { held } = classEffect({
            home: course,
            before: was,
            chosen: classes,
            students: [],
            registrations: data?.registrations ?? [],
          });
          const ask = () =>
            new Promise<boolean>((answer) => {
              setAsking({ held, answer });
            });
          if (held > 0 && !(await ask())) return;
          try {
            await mutateAsync({ courseId: id, sessionId, classes, was: inClassOrder(was) });
          } catch (error) {
            if (!(error instanceof ApiError) || error.code !== "conflict") throw error;
            await query.refetch();
            setConflict(error.message);
            return;
          }
          toast({ title: words.saved(code, classes.length + 1), status: "success" });
          onClose();
        }}
      >
        {conflict !== undefined && added.length + removed.length > 0 && (
          <ClassConflict
            mine={form.getValues("classes")}
            theirs={newest.classes}
            departments={departments}
            message={conflict}
            onKeepMine={goOn}
            onTakeTheirs={() => {
              goOn();
              form.reset({ classes: inClassOrder(newest.classes) });
            }}
          />
        )}
        {!active && <Alert status="warning">{words.courseOff}</Alert>}
        <ClassEffectLine
          home={course}
          before={was}
          sizes={sizes}
          registrations={query.data?.registrations ?? []}
        />
        <ClassGrid departments={departments} home={course} sizes={sizes} />
      </SideForm>
      {asking && (
        <Confirm
          open
          title={words.heldTitle(code)}
          question={words.heldQuestion(asking.held, code, session)}
          confirmLabel={words.heldAct}
          dropLabel={actMessages.cancel}
          onOpenChange={() => {
            asking.answer(false);
            setAsking(undefined);
          }}
          onConfirm={() => {
            asking.answer(true);
            setAsking(undefined);
          }}
        />
      )}
    </>
  );
}

/** The departments of the school, and those that take the course though they are switched off. */
function useDepartmentsOf({ departmentId, department, classes }: TakenCourse) {
  const names = new Map(
    useUnits().flatMap(({ departments }) => departments.map(({ id, name }) => [id, name])),
  );
  names.set(departmentId, department);
  for (const one of classes) names.set(one.departmentId, one.department);
  return [...names]
    .map(([id, name]) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
