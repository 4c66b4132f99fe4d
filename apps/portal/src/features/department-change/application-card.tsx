import type { DepartmentChange } from "@polyportal/api-client/contract/department-change";
import {
  decisionStates,
  departmentChangeMessages,
} from "@polyportal/domain/messages/department-change";
import { Badge } from "@polyportal/ui/badge";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { DescriptionList } from "@polyportal/ui/description-list";
import type { TimelineEvent } from "@polyportal/ui/timeline";
import { Timeline } from "@polyportal/ui/timeline";
import { departmentChangeWords } from "@polyportal/domain/messages/department-change.words";

type Props = { application: DepartmentChange; onWithdraw: () => void };

/** One application: where to, how it stands, and what the officer says. */
export function ApplicationCard({ application, onWithdraw }: Props) {
  const { state } = application;
  const { status, label } = decisionStates[state];
  return (
    <Card
      title={application.to}
      actions={<Badge status={status}>{label}</Badge>}
      footer={
        state === "pending" && (
          <Button variant="secondary" onClick={onWithdraw}>
            {departmentChangeWords.withdrawApplication}
          </Button>
        )
      }
    >
      <DescriptionList
        items={[
          { term: departmentChangeWords.from, value: application.from },
          { term: departmentChangeWords.session, value: application.session },
          { term: departmentChangeWords.reason, value: application.reason, wide: true },
        ]}
      />
      <Timeline
        label={departmentChangeMessages.history}
        className="mt-4"
        events={historyOf(application)}
      />
    </Card>
  );
}

/** What became of the application, newest first. */
function historyOf({ state, createdAt, decidedAt, remark }: DepartmentChange): TimelineEvent[] {
  const applied = { id: "applied", at: createdAt, ...departmentChangeMessages.applied };
  if (state === "pending" || decidedAt === null) return [applied];
  const { status } = decisionStates[state];
  const kind = status === "neutral" ? {} : { kind: status };
  const decision = departmentChangeMessages.decided[state];
  return [{ id: "decided", at: decidedAt, ...decision, ...kind, detail: remark }, applied];
}
