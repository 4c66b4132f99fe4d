import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { classStudentWords as words } from "@polyportal/domain/messages/composite";
import { classResultsPath, staffPaths } from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { classInSemester, type ClassInSemester } from "../../parts/class/class-in.ts";
import { SemesterSheet } from "./semester-sheet.tsx";

const WhyNotAnswer = lazyPart(async () => (await import("../../parts/why-not/answer.tsx")).Answer);

/** One student's published results, just as the student reads and prints them. */
export function Page() {
  const [search] = useSearchParams();
  const [which, studentId] = [classInSemester(search), search.get("student")];
  if (!which || !studentId) return <Navigate to={staffPaths.myClass} replace />;
  return <StudentResults key={search.toString()} which={which} studentId={studentId} />;
}

function StudentResults({ which, studentId }: { which: ClassInSemester; studentId: string }) {
  const { session, semester } = which;
  const query = useQuery(
    queryOptionsFor(useClient(), "getStudentResults", { studentId, sessionId: session, semester }),
  );
  const back = (
    <Button asChild variant="secondary" className="justify-self-start">
      <BareLink href={classResultsPath(which)}>{words.back}</BareLink>
    </Button>
  );
  const whyNot = (
    <Suspense fallback={null}>
      <WhyNotAnswer wish="result" sessionId={session} semester={semester} student={studentId} />
    </Suspense>
  );
  const refused = ({ code, message }: ApiError) =>
    code === "results_not_published" || code === "not_found" ? (
      <Alert title={message}>
        <div className="mt-3 grid gap-3 wrap-anywhere">
          {code === "results_not_published" && (
            <>
              <p>{words.notPublishedHint}</p>
              {whyNot}
            </>
          )}
          {back}
        </div>
      </Alert>
    ) : null;
  return (
    <FetchedPage title={words.title} query={query} label={words.fetching} refused={refused}>
      {(results) => (
        // The school gives a student's photo to the student alone.
        <SemesterSheet
          results={{ ...results, passport: null }}
          title={words.title}
          held={words.held}
          whyNot={whyNot}
          next={back}
        />
      )}
    </FetchedPage>
  );
}
