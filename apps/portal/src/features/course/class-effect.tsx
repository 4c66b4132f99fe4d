import { classEffect, type PerClass, type SchoolClass } from "@polyportal/domain/course/classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { useWatch } from "react-hook-form";

type Props = {
  home: SchoolClass;
  before: readonly SchoolClass[];
  sizes: readonly PerClass[] | undefined;
  registrations: readonly PerClass[];
};

/** How many students take the course with the classes that are ticked, and which registrations lose it. */
export function ClassEffectLine({ home, before, sizes, registrations }: Props) {
  const chosen = useWatch<{ classes: SchoolClass[] }, "classes">({ name: "classes" });
  const of = { home, before, chosen, students: sizes ?? [], registrations };
  const { classes, students, held } = classEffect(of);
  return (
    <p
      role="status"
      className="sticky -top-4 z-10 -mx-4 -mt-4 border-b border-line bg-paper-raised px-4 py-3 font-medium sm:-mx-6 sm:px-6"
    >
      {words.effect({ classes, students: sizes && students, held })}
    </p>
  );
}
