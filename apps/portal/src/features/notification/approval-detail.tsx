import { approvalMessages } from "@polyportal/domain/messages/approval";
import { formatDateTime } from "@polyportal/domain/format/date";
import { Comparison } from "@polyportal/ui/comparison";
import { DescriptionList } from "@polyportal/ui/description-list";
import type { RowOf } from "@polyportal/api-client/list/describe";

const { before: now, after: then, reason, columns } = approvalMessages;

/** What a request would change, why it was made, and what became of it. */
export function ApprovalDetail({ approval }: { approval: RowOf<"listApprovals"> }) {
  const { before, after } = approval;
  const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return (
    <div className="grid grid-cols-1 gap-4">
      <Comparison
        label={approval.title}
        beforeTitle={now}
        afterTitle={then}
        fields={labels.map((label) => ({
          label,
          before: before[label] ?? "",
          after: after[label] ?? "",
        }))}
      />
      <DescriptionList
        items={[
          { term: columns.requester, value: approval.requester },
          { term: columns.requestedAt, value: formatDateTime(approval.requestedAt) },
          { term: reason, value: approval.reason, wide: true },
          ...(approval.decidedBy
            ? [{ term: approvalMessages.decidedBy, value: approval.decidedBy }]
            : []),
          ...(approval.remark ? [{ term: approvalMessages.remark, value: approval.remark }] : []),
        ]}
      />
    </div>
  );
}
