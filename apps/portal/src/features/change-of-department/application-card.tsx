import type { DepartmentChange } from "@polyportal/api-client/contract/department-change";
import { formatDate } from "@polyportal/domain/format/date";
import { decisionStates } from "@polyportal/domain/messages/department-change";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";

type Props = { application: DepartmentChange; onWithdraw: () => void };

/** One application: where to, how it stands, and what the officer says. */
export function ApplicationCard({ application, onWithdraw }: Props) {
  const { state, decidedAt, remark } = application;
  const { status, label } = decisionStates[state];
  return (
    <Card
      title={application.to}
      actions={<Badge status={status}>{label}</Badge>}
      footer={
        state === "pending" && (
          <Button variant="secondary" onClick={onWithdraw}>
            Withdraw the application
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: "From", value: application.from },
          { term: "Session", value: application.session },
          { term: "Applied on", value: formatDate(application.createdAt) },
          ...(decidedAt === null
            ? []
            : [
                {
                  term: state === "withdrawn" ? "Withdrawn on" : "Decided on",
                  value: formatDate(decidedAt),
                },
              ]),
          { term: "Reason", value: application.reason, wide: true },
          ...(remark === "" ? [] : [{ term: "Remark", value: remark, wide: true }]),
        ]}
      />
    </Card>
  );
}
