import { classChanges, isSameClass, type SchoolClass } from "@polyportal/domain/course/classes";
import { courseClassMessages as words } from "@polyportal/domain/messages/course-classes";
import { levelById } from "@polyportal/domain/student/levels";
import { Conflict } from "../../parts/act/conflict.tsx";

type Props = {
  mine: readonly SchoolClass[];
  theirs: readonly SchoolClass[];
  departments: readonly { readonly id: number; readonly name: string }[];
  message: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** The classes that were ticked here beside those that another has saved meanwhile, where they differ. */
export function ClassConflict({ mine, theirs, departments, message, ...ways }: Props) {
  const { added, removed } = classChanges(mine, theirs);
  const takes = (classes: readonly SchoolClass[], one: SchoolClass) =>
    classes.some((other) => isSameClass(one, other)) ? words.takes : words.takesNot;
  return (
    <Conflict
      message={message}
      fields={[...added, ...removed].map((one) => ({
        label: words.className(
          departments.find(({ id }) => id === one.departmentId)?.name ?? "",
          levelById(one.levelId).name,
        ),
        before: takes(mine, one),
        after: takes(theirs, one),
      }))}
      {...ways}
    />
  );
}
