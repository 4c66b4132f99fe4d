import type { RegistrableCourse } from "@polyportal/api-client/contract/course-registration";
import { formatCreditUnits } from "@polyportal/domain/format/marks";
import { problemSentence } from "@polyportal/domain/messages/course-registration";
import { checkSelection } from "@polyportal/domain/course-registration/check-selection";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { unitsOf } from "@polyportal/domain/results/credit-units";
import type { RegisterForm } from "@polyportal/domain/course-registration/forms";
import type { UnitLoad } from "@polyportal/domain/course-registration/registrable";
import { Card } from "@polyportal/ui/card";
import { Status } from "@polyportal/ui/status";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";

type Props = {
  /** All that can be chosen. */
  offered: readonly RegistrableCourse[];
  load: UnitLoad;
};

/**
 * The credit units of what is chosen, and what is still wrong with the choice; with no room
 * beside the courses it stays at the foot of the screen while they are ticked.
 */
export function UnitCount({ offered, load }: Props) {
  const { control } = useFormContext<RegisterForm>();
  const courseIds = useWatch({ control, name: "courseIds" });
  const chosen = offered.filter(({ id }) => courseIds.includes(id));
  const problems = checkSelection(chosen, offered, load);
  return (
    <UnitCard title={courseRegistrationWords.yourCreditUnits} chosen={chosen} load={load}>
      {problems.length === 0 ? (
        <Status kind="success">{courseRegistrationWords.readyToSubmit}</Status>
      ) : (
        <ul className="grid gap-2">
          {problems.map((problem) => (
            <li key={problemSentence(problem)}>
              <Status kind="warning">{problemSentence(problem)}</Status>
            </li>
          ))}
        </ul>
      )}
    </UnitCard>
  );
}

type CardProps = {
  title: string;
  chosen: readonly RegistrableCourse[];
  load: UnitLoad;
  /** What is said of the choice. */
  children: ReactNode;
};

/** The credit units of what is chosen, read out as they change. */
export function UnitCard({ title, chosen, load, children }: CardProps) {
  return (
    <Card
      title={title}
      className="sticky bottom-0 @max-2xl:z-10 @max-2xl:shadow-float @2xl:top-4 @2xl:bottom-auto"
    >
      <div role="status" className="grid grid-cols-1 gap-3">
        <p>
          <span className="text-28 font-semibold tabular-nums">
            {formatCreditUnits(unitsOf(chosen))}
          </span>{" "}
          {courseRegistrationWords.ofUnits(
            formatCreditUnits(load.minimum),
            formatCreditUnits(load.maximum),
            chosen.length,
          )}
        </p>
        {children}
      </div>
    </Card>
  );
}
