import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { FeeClearance } from "@polyportal/ui/fee-clearance";
import { BareLink, Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { idIn } from "../../app/asked.ts";
import { DocumentPage, useIssuer } from "../../app/document-page.tsx";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { useStudentPhoto } from "../../app/use-student-photo.ts";
import { addresses } from "./addresses.ts";

const title = "Form 11";

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
            This is the first sheet of form 11. The second, your course form, is printed at{" "}
            <Link href={paths.courseRegistration}>Course Registration</Link> once your courses are
            registered.
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
        <NotReady sessionId={sessionId} />
      ) : (
        <Fetched query={query} label="Fetching your form…">
          {() => null}
        </Fetched>
      )}
    </PortalPage>
  );
}

const NotReady = ({ sessionId }: { sessionId: number }) => (
  <Alert tone="warning" title="Form 11 is not ready yet">
    <p>It is printed once the first instalment of this session is paid.</p>
    <Button asChild className="mt-3">
      <BareLink href={addresses.session(sessionId)}>Pay the fees</BareLink>
    </Button>
  </Alert>
);
