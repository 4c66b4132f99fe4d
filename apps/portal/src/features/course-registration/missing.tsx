import type { Output } from "@polyportal/api-client/client/client";
import { courseRegistrationWords } from "@polyportal/domain/messages/course-registration.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";

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
    <Alert tone="warning" title={courseRegistrationWords.beforeYouCanRegister}>
      <ul className="list-disc ps-5">
        {missing.map(({ kind, text }) => (
          <li key={kind}>{text}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        {schoolFees && (
          <Button asChild variant="secondary">
            <BareLink href={paths.schoolFees}>{courseRegistrationWords.goToSchoolFees}</BareLink>
          </Button>
        )}
        {lateFee && (
          <Button asChild variant="secondary">
            <BareLink href={paths.lateRegistrationInvoice}>
              {courseRegistrationWords.payLateFee}
            </BareLink>
          </Button>
        )}
      </div>
    </Alert>
  );
}
