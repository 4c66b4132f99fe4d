import type { Appraisal } from "@polyportal/api-client/contract/appraisal";
import { appraisalOpens } from "@polyportal/domain/messages/appraisal";
import { appraisalBadge, canAppraise } from "@polyportal/domain/appraisal/states";
import { appraisalWords } from "@polyportal/domain/messages/appraisal.words";
import { paths } from "@polyportal/domain/routes/paths";
import { withSearch } from "@polyportal/domain/routes/search";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { VisuallyHidden } from "@polyportal/ui/visually-hidden";

type Props = { appraisals: readonly Appraisal[] };

/** The courses with their lecturers, and how far each appraisal is. */
export function AppraisalList({ appraisals }: Props) {
  return (
    <ul className="divide-y divide-line rounded border border-line bg-paper-raised">
      {appraisals.map((appraisal) => (
        <li
          key={`${appraisal.courseId}:${appraisal.lecturerId}`}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4"
        >
          <div className="min-w-0 flex-[1_1_16rem]">
            <p className="font-semibold">
              {appraisal.courseCode}: {appraisal.courseTitle}
            </p>
            <p className="wrap-anywhere text-ink-muted">
              {appraisalWords.lecturerAndSemester(appraisal.lecturer, appraisal.semester)}
            </p>
          </div>
          {appraisal.open || !canAppraise(appraisal.state) ? (
            <Badge status={appraisalBadge(appraisal.state)}>{appraisal.state}</Badge>
          ) : (
            <span className="text-14 text-ink-muted">{appraisalOpens(appraisal.opensAt)}</span>
          )}
          {appraisal.open && canAppraise(appraisal.state) && (
            <Button asChild size="small" variant="secondary">
              <BareLink href={formOf(appraisal)}>
                {appraisal.draft ? appraisalWords.goOn : appraisalWords.appraise}
                <VisuallyHidden>
                  {" "}
                  {appraisal.courseCode}, {appraisal.lecturer}
                </VisuallyHidden>
              </BareLink>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const formOf = ({ courseId, lecturerId }: Appraisal): string =>
  withSearch(paths.lecturerAppraisal, { course: courseId, lecturer: lecturerId });
