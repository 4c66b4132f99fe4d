import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { siwesWords } from "@polyportal/domain/messages/siwes.words";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Link } from "@polyportal/ui/link";
import { SiwesPreview, type SiwesView } from "@polyportal/ui/siwes-preview";
import { useQuery } from "@tanstack/react-query";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { useStudentPhoto } from "../../parts/photo/use-student-photo.ts";
import { span } from "./span.ts";

/** The placement form and logbook as they are printed and signed. */
export function Page() {
  const school = useIssuer();
  const query = useQuery(queryOptionsFor(useClient(), "getSiwesPreview", {}));
  const photoSrc = useStudentPhoto(query.data?.student.passport ?? null);
  return (
    <DocumentPage
      title={siwesWords.siwesPreview}
      aside={
        query.data?.placement === null && (
          <Alert title={siwesWords.nothingToPrint}>
            <Link href={paths.siwes}>{siwesWords.enterPlacement}</Link>
          </Alert>
        )
      }
    >
      <Fetched query={query} label={siwesWords.fetchingPlacement}>
        {(siwes) => siwes.placement && <SiwesPreview siwes={viewOf(siwes, school, photoSrc)} />}
      </Fetched>
    </DocumentPage>
  );
}

function viewOf(
  siwes: Output<"getSiwesPreview">,
  school: SiwesView["school"],
  photoSrc: string | undefined,
): SiwesView {
  const { placement, student, weeks } = siwes;
  return {
    school,
    student: { ...student, photoSrc },
    session: siwes.session,
    mobileNumber: student.mobileNumber,
    email: student.email,
    placement: placement && {
      company: placement.companyName,
      companyPhone: placement.companyPhone,
      business: placement.natureOfWork,
      address: placement.companyAddress,
      supervisor: placement.supervisorName,
      supervisorPhone: placement.supervisorPhone,
      startsOn: placement.startDate,
      endsOn: placement.endDate,
      duration: siwesWords.duration(weeks.length),
    },
    logbook: weeks
      .filter(({ updatedAt }) => updatedAt !== null)
      .map((week) => ({ ...week, title: siwesWords.weekOfDays(week.week, span(week)) })),
    verification: siwes.verification ?? undefined,
  };
}
