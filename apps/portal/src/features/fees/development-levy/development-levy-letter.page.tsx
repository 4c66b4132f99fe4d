import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { levyLetterMessages } from "@polyportal/domain/messages/letters";
import { paths } from "@polyportal/domain/routes/paths";
import { LevyLetter } from "@polyportal/ui/levy-letter";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { idIn } from "../../../parts/address/asked.ts";
import { DocumentPage, useIssuer } from "../../../parts/paper/document-page.tsx";
import { Fetched } from "../../../app/fetched.tsx";
import { PortalPage } from "../../../app/portal-page.tsx";
import { useStudentPhoto } from "../../../parts/photo/use-student-photo.ts";
import { PaperOfFee } from "../paper-of-fee.tsx";
import { useFeeStatement } from "../use-fees.ts";

const { title } = levyLetterMessages;

/** The letter that the levy of `?session` is paid; without a session, of the latest paid one. */
export function Page() {
  const [search] = useSearchParams();
  const sessionId = idIn(search, "session");
  return sessionId === undefined ? <LatestLetter /> : <LetterOf sessionId={sessionId} />;
}

function LatestLetter() {
  const query = useFeeStatement("development-levy");
  const paid = query.data?.sessions.find(({ invoices }) =>
    invoices.some(({ state }) => state === "paid"),
  );
  const latest = paid ?? query.data?.sessions[0];
  if (latest) return <LetterOf sessionId={latest.sessionId} />;
  return (
    <PortalPage title={title}>
      <Fetched query={query}>{() => null}</Fetched>
    </PortalPage>
  );
}

function LetterOf({ sessionId }: { sessionId: number }) {
  const school = useIssuer();
  const query = useQuery(
    queryOptionsFor(
      useClient(),
      "getDevelopmentLevyLetter",
      { sessionId },
      { staleTimeMs: 60_000 },
    ),
  );
  const photoSrc = useStudentPhoto(query.data?.photoFileId ?? null);
  if (!query.data) return <PaperOfFee title={title} query={query} home={paths.developmentLevy} />;
  const { payment, ...letter } = query.data;
  return (
    <DocumentPage title={title}>
      <LevyLetter letter={{ ...letter, ...payment, school, photoSrc, date: payment.paidAt }} />
    </DocumentPage>
  );
}
