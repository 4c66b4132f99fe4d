import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { resultsMessages } from "@polyportal/domain/messages/results";
import { resultsWords } from "@polyportal/domain/messages/results.words";
import { missingResultPath, paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { semesterIn, type AskedSemester } from "../../parts/address/asked.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { SemesterSheet } from "./semester-sheet.tsx";

/** The results of the semester that `?session=<id>&semester=First` names; without one the page leads back. */
export function Page() {
  const [search] = useSearchParams();
  const asked = semesterIn(search);
  if (!asked) return <Navigate to={paths.results} replace />;
  return <Results key={`${asked.sessionId} ${asked.semester}`} {...asked} />;
}

function Results(asked: AskedSemester) {
  const client = useClient();
  const query = useQuery(queryOptionsFor(client, "getSemesterResults", asked));
  const whyNot = (
    <Button asChild variant="quiet" className="mt-3">
      <BareLink href={missingResultPath(asked.sessionId, asked.semester)}>
        {resultsMessages.whyNot}
      </BareLink>
    </Button>
  );
  return (
    <FetchedPage
      title={resultsMessages.sheet}
      query={query}
      label={resultsWords.fetchingResults}
      refused={notPublished(whyNot)}
    >
      {(results) => <SemesterSheet results={results} whyNot={whyNot} />}
    </FetchedPage>
  );
}

/** That results are not out is no failure, and asking again would not help. */
const notPublished =
  (whyNot: ReactNode) =>
  ({ code, message }: ApiError) =>
    code === "results_not_published" ? (
      <Alert title={message}>
        <p>{resultsMessages.notPublishedHint}</p>
        {whyNot}
        <Button asChild variant="secondary" className="mt-3">
          <BareLink href={paths.results}>{resultsMessages.back}</BareLink>
        </Button>
      </Alert>
    ) : null;
