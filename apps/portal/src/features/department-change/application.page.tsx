import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { backToDashboard } from "@polyportal/domain/messages/way-back";
import { departmentChangeWords } from "@polyportal/domain/messages/department-change.words";
import { errorCodes } from "@polyportal/domain/messages/error-codes";
import { paths } from "@polyportal/domain/routes/paths";
import { Alert } from "@polyportal/ui/alert";
import { Button } from "@polyportal/ui/button";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink, Link } from "@polyportal/ui/link";
import { useQuery } from "@tanstack/react-query";
import { lazy, useEffect } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";

// Not everybody may apply: the form comes beside the answer, not before it.
const loadForm = async () => ({
  default: (await import("./application-form.tsx")).ApplicationForm,
});
const ApplicationForm = lazy(loadForm);

/** Applies to study in another department. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "getDepartmentChanges", {}));
  const { data } = query;
  useEffect(() => void loadForm().catch(() => {}), []);
  return (
    <PortalPage
      title={departmentChangeWords.changeOfDepartment}
      lead={data && departmentChangeWords.whereYouStudy(data.department, data.level)}
      actions={
        data &&
        data.applications.length > 0 && (
          <Button asChild variant="secondary">
            <BareLink href={paths.changeOfDepartmentDetails}>
              {departmentChangeWords.applications}
            </BareLink>
          </Button>
        )
      }
    >
      <Fetched query={query} label={departmentChangeWords.fetchingDepartments}>
        {(changes) => <Application changes={changes} />}
      </Fetched>
    </PortalPage>
  );
}

function Application({ changes }: { changes: Output<"getDepartmentChanges"> }) {
  const { refusal, departments } = changes;
  if (refusal === "pending") {
    return (
      <Alert title={errorCodes.department_change_pending.message}>
        <p>
          {departmentChangeWords.oneAtATime}{" "}
          <Link href={paths.changeOfDepartmentDetails}>{departmentChangeWords.seeApplication}</Link>
        </p>
      </Alert>
    );
  }
  if (refusal === "last-level") {
    return (
      <Alert status="warning" title={errorCodes.department_change_last_level.message}>
        <p>
          {departmentChangeWords.whoMayMove} <Link href={paths.dashboard}>{backToDashboard}</Link>
        </p>
      </Alert>
    );
  }
  if (departments.length === 0) {
    return <EmptyState>{departmentChangeWords.noDepartment}</EmptyState>;
  }
  return <ApplicationForm departments={departments} />;
}
