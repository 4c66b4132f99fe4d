import type { DepartmentChange } from "@polyportal/api-client/contract/department-change";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { useOperation } from "@polyportal/api-client/query/use-operation";
import { departmentChangeMessages } from "@polyportal/domain/messages/department-change";
import { departmentChangeWords } from "@polyportal/domain/messages/department-change.words";
import { saying } from "@polyportal/domain/messages/notice";
import { shellMessages } from "@polyportal/domain/messages/shell";
import { paths } from "@polyportal/domain/routes/paths";
import { Button } from "@polyportal/ui/button";
import { Confirm } from "@polyportal/ui/confirm";
import { EmptyState } from "@polyportal/ui/empty-state";
import { BareLink } from "@polyportal/ui/link";
import { toast } from "@polyportal/ui/toast";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Fetched } from "../../app/fetched.tsx";
import { PortalPage } from "../../app/portal-page.tsx";
import { ApplicationCard } from "./application-card.tsx";

/** How it stands with the student's applications, newest first. */
export function Page() {
  const query = useQuery(queryOptionsFor(useClient(), "getDepartmentChanges", {}));
  const [leaving, setLeaving] = useState<DepartmentChange>();
  const withdraw = useOperation("withdrawDepartmentChange", {
    invalidates: ["getDepartmentChanges"],
    onSuccess: () => toast({ ...departmentChangeMessages.withdrawn, status: "success" }),
    onError: ({ message }) =>
      toast({ ...saying(departmentChangeMessages.withdrawFailed, message), status: "fail" }),
  });
  return (
    <PortalPage
      title={departmentChangeWords.changeOfDepartmentDetails}
      actions={query.data?.refusal === null && <Apply />}
    >
      <Fetched query={query} label={departmentChangeWords.fetchingApplications}>
        {({ applications, refusal }) =>
          applications.length === 0 ? (
            <EmptyState action={refusal === null && <Apply />}>
              {departmentChangeWords.notApplied}
            </EmptyState>
          ) : (
            <ul className="grid grid-cols-1 gap-4">
              {applications.map((application) => (
                <li key={application.id}>
                  <ApplicationCard
                    application={application}
                    onWithdraw={() => setLeaving(application)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Fetched>
      <Confirm
        open={leaving !== undefined}
        onOpenChange={() => setLeaving(undefined)}
        title={departmentChangeWords.withdrawApplication}
        question={departmentChangeWords.withdrawQuestion(leaving?.from ?? "")}
        confirmLabel={departmentChangeWords.withdraw}
        dropLabel={shellMessages.keepIt}
        busy={withdraw.isPending}
        onConfirm={() =>
          leaving && withdraw.mutate({ id: leaving.id }, { onSettled: () => setLeaving(undefined) })
        }
      />
    </PortalPage>
  );
}

function Apply() {
  return (
    <Button asChild variant="secondary">
      <BareLink href={paths.changeOfDepartment}>
        {departmentChangeWords.applyForAnotherDepartment}
      </BareLink>
    </Button>
  );
}
