import type { RegistrableCourse } from "@polyportal/api-client/contract/course-registration";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import type { RegisterForm } from "@polyportal/domain/course-registration/forms";
import { ComboboxField } from "@polyportal/ui/combobox-field";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";

type Props = {
  /** What other departments lend. */
  borrowable: readonly RegistrableCourse[];
};

/** Searches the courses of other departments; a chosen one joins the others. */
export function BorrowCourse({ borrowable }: Props) {
  const { control, setValue } = useFormContext<RegisterForm>();
  const courseIds = useWatch({ control, name: "courseIds" });
  const options = useMemo(
    () =>
      borrowable
        .filter(({ id, missing }) => missing.length === 0 && !courseIds.includes(id))
        .map(({ id, code, title, creditUnit, department }) => ({
          value: id,
          label: `${code} ${title}, ${department} (${formatCreditUnits(creditUnit)})`,
        })),
    [borrowable, courseIds],
  );
  if (borrowable.length === 0) return null;
  return (
    <ComboboxField
      name="borrowed"
      label={courseRegistrationWords.borrowCourse}
      hint={courseRegistrationWords.searchOthers}
      // Above what stays at the foot of a phone's screen.
      className="scroll-my-56"
      options={options}
      onChosen={(id) => {
        if (id === "") return;
        setValue("courseIds", [...courseIds, Number(id)], { shouldDirty: true });
        setValue("borrowed", "");
      }}
    />
  );
}
