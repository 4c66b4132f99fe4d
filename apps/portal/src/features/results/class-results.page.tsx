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
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router-dom";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { askedOf, classInSemester, type ClassInSemester } from "../../parts/class/class-in.ts";
import { ClassSheet } from "../../parts/class/class-sheet.tsx";

/** The composite sheet of the class that the address names; without one the page leads to the classes. */
export function Page() {
  const [search] = useSearchParams();
  const which = classInSemester(search);
  if (!which) return <Navigate to={staffPaths.myClass} replace />;
  return <ClassResults key={search.toString()} which={which} />;
}

function ClassResults({ which }: { which: ClassInSemester }) {
  const query = useQuery(queryOptionsFor(useClient(), "getCompositeResults", askedOf(which)));
  if (query.data) {
    return (
      <ClassSheet
        which={which}
        composite={query.data}
        pathOf={classResultsPath}
        hrefOf={({ studentId }) => classStudentPath(studentId, which)}
      />
    );
  }
  return (
    <PortalPage title={words.title}>
      <Fetched query={query} label={words.fetching} refused={notFound}>
        {() => null}
      </Fetched>
    </PortalPage>
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
