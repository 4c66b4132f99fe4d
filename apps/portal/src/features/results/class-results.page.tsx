import type { ApiError } from "@polyportal/api-client/client/api-error";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { compositeWords as words } from "@polyportal/domain/messages/composite";
import {
  classResultsPath,
  classStudentPath,
  staffPaths,
} from "@polyportal/domain/routes/staff-paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { BareLink } from "@polyportal/ui/link";
import { PageLoader } from "@polyportal/ui/page-loader";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { lazyPart } from "../../app/lazy-part.ts";
import { FetchedPage } from "../../app/fetched-page.tsx";
import { askedOf, classInSemester, type ClassInSemester } from "../../parts/class/class-in.ts";
import { ClassSheet } from "../../parts/class/class-sheet.tsx";

const ClassSummary = lazyPart(async () => (await import("./class-summary.tsx")).ClassSummary);

/** The composite sheet, or the summary, of the class that the address names; without one the page leads to the classes. */
export function Page() {
  const [search] = useSearchParams();
  const which = classInSemester(search);
  if (!which) return <Navigate to={staffPaths.myClass} replace />;
  const shown = search.get("print") === "summary" ? "result-summary" : "composite-sheet";
  return <ClassResults key={search.toString()} which={which} paper={shown} />;
}

type Props = { which: ClassInSemester; paper: "composite-sheet" | "result-summary" };

function ClassResults({ which, paper }: Props) {
  const asked = { ...askedOf(which), paper };
  const query = useQuery(queryOptionsFor(useClient(), "getCompositeResults", asked));
  return (
    <FetchedPage title={words.title} query={query} label={words.fetching} refused={notFound}>
      {(composite) =>
        paper === "result-summary" ? (
          <Suspense fallback={<PageLoader label={words.fetching} />}>
            <ClassSummary which={which} composite={composite} />
          </Suspense>
        ) : (
          <ClassSheet
            which={which}
            composite={composite}
            pathOf={(one) => classResultsPath(one)}
            hrefOf={({ studentId }) => classStudentPath(studentId, which)}
            actions={
              <Button asChild variant="secondary">
                <BareLink href={classResultsPath(which, "summary")}>{words.summary}</BareLink>
              </Button>
            }
          />
        )
      }
    </FetchedPage>
  );
}

/** A class that is none of the reader's: asking again would not help. */
const notFound = ({ code }: ApiError) =>
  code === "not_found" ? (
    <Alert title={words.notFound}>
      <Button asChild variant="secondary" className="mt-3">
        <BareLink href={staffPaths.myClass}>{words.toClasses}</BareLink>
      </Button>
    </Alert>
  ) : null;
