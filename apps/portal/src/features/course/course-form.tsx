import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { courseSchema } from "@polyportal/domain/course/forms";
import { manageCourseMessages as words } from "@polyportal/domain/messages/manage-course";
import { usualSplit } from "@polyportal/domain/score-sheet/split";
import { useAppForm } from "@polyportal/ui/use-app-form";
import { useQuery } from "@tanstack/react-query";
import { EditForm } from "../../parts/form/edit-form.tsx";
import { SideForm } from "../../parts/form/side-form.tsx";
import type { Course, CourseValues } from "./course-values.ts";
import { CourseFields } from "./course.fields.tsx";
import { useCompareCourses } from "./use-compare-courses.ts";

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
      onSubmit={(values) => mutateAsync(values)}
      saved={({ code }) => words.added(code)}
    >
      <CourseFields />
    </SideForm>
  );
}

function Edit({ course, onClose }: { course: Course; onClose: () => void }) {
  const { id } = course;
  const { data, refetch } = useQuery(queryOptionsFor(useClient(), "getCourse", { id }));
  const newest: Course = data ?? course;
  const { mutateAsync } = useOperation("updateCourse", {
    invalidates: [...lists, "getCourse", "getHistory"],
  });
  return (
    <EditForm
      schema={courseSchema}
      newest={newest}
      refetch={refetch}
      valuesOf={valuesOf}
      compare={useCompareCourses([course, newest])}
      title={words.edit(course.code)}
      thing={words.thing}
      onSave={(values, revision) => mutateAsync({ id, ...values, revision })}
      onClose={onClose}
    >
      <CourseFields course={newest} scored={data?.scored ?? false} />
    </EditForm>
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
