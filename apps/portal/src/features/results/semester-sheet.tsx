import type { Output } from "@polyportal/api-client/client/client";
import { formatDate } from "@polyportal/domain/format/date";
import {
  amendedFrom,
  awaitedCourses,
  heldCourses,
  resultsMessages,
} from "@polyportal/domain/messages/results";
import { Alert } from "@polyportal/ui/alert";
import { SemesterResults } from "@polyportal/ui/semester-results";
import type { ReactNode } from "react";
import { DocumentPage, useIssuer } from "../../parts/paper/document-page.tsx";
import { useStudentPhoto } from "../../parts/photo/use-student-photo.ts";

type Props = {
  results: Output<"getSemesterResults">;
  /** What the page of the paper is called. */
  title?: string;
  /** What is said of courses that are being looked at again. */
  held?: (codes: readonly string[]) => string;
  /** Asks why a result is still to come. */
  whyNot: ReactNode;
  /** Where its reader goes on. */
  next?: ReactNode;
};

/** The sheet as it is printed, and above it what its reader should know of it. */
export function SemesterSheet({
  results,
  title = resultsMessages.sheet,
  held = heldCourses,
  whyNot,
  next,
}: Props) {
  const school = useIssuer();
  const photoSrc = useStudentPhoto(results.passport);
  const amendments = results.subjects.flatMap(({ code, amendments: own }) =>
    own.map((before) => amendedFrom(code, before, formatDate(before.amendedAt))),
  );
  return (
    <DocumentPage
      title={title}
      aside={
        <>
          {next}
          {results.awaited.length > 0 && (
            <Alert title={resultsMessages.awaitedTitle}>
              <p>{awaitedCourses(results.awaited)}</p>
              {whyNot}
            </Alert>
          )}
          {results.held.length > 0 && (
            <Alert status="warning" title={resultsMessages.heldTitle}>
              {held(results.held)}
            </Alert>
          )}
          {amendments.length > 0 && (
            <Alert status="warning" title={resultsMessages.amendedTitle}>
              <ul>
                {amendments.map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </Alert>
          )}
        </>
      }
    >
      {/* A phone scrolls the courses sideways by a word's rest rather than break "Introductory". */}
      <div className="max-sm:[&_tbody]:wrap-break-word">
        <SemesterResults
          held={results.held.length > 0}
          results={{
            ...results,
            school,
            photoSrc,
            verification: results.verification ?? undefined,
          }}
        />
      </div>
    </DocumentPage>
  );
}
