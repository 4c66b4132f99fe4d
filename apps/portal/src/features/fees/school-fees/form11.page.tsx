import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { packMessages } from "@polyportal/domain/messages/clearance-pack";
import { schoolFeesWords } from "@polyportal/domain/messages/school-fees.words";
import { clearancePackPath, paths } from "@polyportal/domain/routes/paths";
import { FeeClearance } from "@polyportal/ui/fee-clearance";
import { Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { DocumentPage, useIssuer } from "../../../parts/paper/document-page.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { useStudentPhoto } from "../../../parts/photo/use-student-photo.ts";
import { Form11NotReady } from "./form11-not-ready.tsx";

const title = schoolFeesWords.form11;

/** The clearance form of a session's school fees, to be printed and signed. */
export function Page() {
  const [search] = useSearchParams();
  const sessionId = idIn(search, "session");
  if (sessionId === undefined) return <Navigate to={paths.schoolFees} replace />;
  return <OfSession key={sessionId} sessionId={sessionId} />;
}

function OfSession({ sessionId }: { sessionId: number }) {
  const client = useClient();
  const issuer = useIssuer();
  const query = useQuery(queryOptionsFor(client, "getForm11", { sessionId }));
  const { data } = query;
  const photoSrc = useStudentPhoto(data?.passport ?? null);
  if (data) {
    return (
      <DocumentPage
        title={title}
        aside={
          <p>
            {schoolFeesWords.firstSheet}{" "}
            <Link href={paths.courseRegistration}>{schoolFeesWords.courseRegistration}</Link>{" "}
            {schoolFeesWords.afterCourses(packMessages.offer)}{" "}
            <Link href={clearancePackPath(sessionId)}>{packMessages.title}</Link>.
          </p>
        }
      >
        <FeeClearance form={{ ...data, photoSrc, school: issuer }} />
      </DocumentPage>
    );
  }
  return (
    <PortalPage title={title}>
      {query.error?.code === "fee_not_paid" ? (
        <Form11NotReady sessionId={sessionId} />
      ) : (
        <Fetched query={query} label={schoolFeesWords.fetchingForm}>
          {() => null}
        </Fetched>
      )}
    </PortalPage>
  );
}
