import type { Output } from "@polyportal/api-client/client/client";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { ButtonLink } from "../../parts/link/button-link.tsx";

type Obstacle = Output<"getRegistrableCourses">["missing"][number];

type Props = {
  /** What has to be paid first; without anything nothing is drawn. */
  missing: readonly Obstacle[];
};

/** What has to be paid before courses can be registered, and the way there. */
export function Missing({ missing }: Props) {
  if (missing.length === 0) return null;
  const schoolFees = missing.some(({ kind }) => kind !== "late-fee");
  const lateFee = missing.some(({ kind }) => kind === "late-fee");
  return (
    <Alert status="warning" title={courseRegistrationWords.beforeYouCanRegister}>
      <ul className="list-disc ps-5">
        {missing.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {schoolFees && (
          <ButtonLink href={paths.schoolFees}>{courseRegistrationWords.goToSchoolFees}</ButtonLink>
        )}
        {lateFee && (
          <ButtonLink href={paths.lateRegistrationInvoice}>
            {courseRegistrationWords.payLateFee}
          </ButtonLink>
        )}
      </div>
    </Alert>
  );
}
