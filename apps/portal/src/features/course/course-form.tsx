import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { courseSchema } from "@polyportal/domain/course/forms";
import { actMessages } from "@polyportal/domain/messages/act";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { usualSplit } from "@polyportal/domain/score-sheet/split";
import { toast } from "@polyportal/ui/toast";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { useStale } from "../../parts/act/use-stale.ts";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { Course } from "./course-columns.tsx";
import { CourseConflict } from "./course-conflict.tsx";
import type { CourseValues } from "./course-values.ts";
import { CourseFields } from "./course.fields.tsx";

type Props = {
  /** The one that is changed; none where one is added. */
  course?: Course;
  onClose: () => void;
};

const lists = ["listCourses", "listCourseLecturers"] as const;

/** Adds a course, or changes one. */
export function CourseForm({ course, onClose }: Props) {
  return course ? <Edit course={course} onClose={onClose} /> : <Add onClose={onClose} />;
}

function Add({ onClose }: Pick<Props, "onClose">) {
  const { mutateAsync } = useOperation("createCourse", { invalidates: lists });
  const form = useAppForm(courseSchema, {
    code: "",
    title: "",
    creditUnit: "",
    departmentId: "",
    levelId: "",
    semester: "First",
    status: "Core",
    ...typed(usualSplit),
    borrowable: false,
    requires: [],
  });
  return (
    <SideForm
      form={form}
      open
      title={words.add}
      submitLabel={words.create}
      onClose={onClose}
      onSubmit={async (values) => {
        await mutateAsync(values);
        toast({ title: words.added(values.code), tone: "success" });
        onClose();
      }}
    >
      <CourseFields />
    </SideForm>
  );
}

function Edit({ course, onClose }: { course: Course; onClose: () => void }) {
  const { id } = course;
  const query = useQuery(queryOptionsFor(useClient(), "getCourse", { id }));
  const newest = query.data ?? course;
  const stale = useStale(newest, query.refetch);
  const { mutateAsync } = useOperation("updateCourse", {
    invalidates: [...lists, "getCourse", "getHistory"],
  });
  const form = useAppForm(courseSchema, valuesOf(newest));
  return (
    <SideForm
      form={form}
      open
      title={words.edit(course.code)}
      submitLabel={words.save}
      onClose={onClose}
      onSubmit={async (values) => {
        if (!(await stale.save((revision) => mutateAsync({ id, ...values, revision })))) return;
        toast({ title: actMessages.saved(words.thing), tone: "success" });
        onClose();
      }}
    >
      {stale.theirs && (
        <CourseConflict
          mine={form.getValues()}
          theirs={stale.theirs}
          known={[course, newest]}
          message={stale.message}
          onKeepMine={stale.accept}
          onTakeTheirs={() => {
            stale.accept();
            form.reset(valuesOf(newest));
          }}
        />
      )}
      <CourseFields course={newest} scored={query.data?.scored ?? false} />
    </SideForm>
  );
}

/** The parts as their fields hold them: text. */
const typed = ({ test, lab, exam }: Course["split"]) => ({
  test: String(test),
  lab: String(lab),
  exam: String(exam),
});

const valuesOf = ({ split, requires, ...course }: Course): CourseValues => ({
  code: course.code,
  title: course.title,
  creditUnit: String(course.creditUnit),
  departmentId: course.departmentId,
  levelId: course.levelId,
  semester: course.semester,
  status: course.status,
  ...typed(split),
  borrowable: course.borrowable,
  requires: requires.map(({ id }) => id),
});
