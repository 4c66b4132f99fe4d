import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { Comparison } from "@polyportal/ui/comparison";
import { DescriptionList } from "@polyportal/ui/description-list";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { DetailPanel } from "../../parts/list/detail-panel.tsx";
import type { RecordProps } from "../../parts/list/record.ts";
import { SubjectLink } from "./subject-link.tsx";

const { columns: heads } = auditMessages;

/** One entry of the record with what was before and after it. */
export function OpenEntry({ id, focused }: RecordProps) {
  const query = useQuery(queryOptionsFor(useClient(), "getAuditEntry", { id }));
  return (
    <DetailPanel id={id} focused={focused} title={auditMessages.entry}>
      <Fetched query={query}>{(entry) => <Told entry={entry} />}</Fetched>
    </DetailPanel>
  );
}

function Told({ entry }: { entry: Output<"getAuditEntry"> }) {
  const { at, sentence, changes, address, number, reason } = entry;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="wrap-anywhere">{sentence}</p>
      {changes.length === 0 ? (
        <p className="text-ink-muted">{auditMessages.noChanges}</p>
      ) : (
        <Comparison
          label={auditMessages.changes}
          fields={changes.map(({ field, from, to }) => ({
            label: field,
            before: from ?? "",
            after: to ?? "",
          }))}
          beforeTitle={auditMessages.before}
          afterTitle={auditMessages.after}
        />
      )}
      <DescriptionList
        items={[
          { term: heads.at, value: formatDateTime(at) },
          { term: heads.subject, value: <SubjectLink entry={entry} /> },
          ...(reason ? [{ term: heads.reason, value: reason, wide: true }] : []),
          { term: heads.address, value: address ?? auditMessages.noAddress },
          {
            term: auditMessages.number,
            value: number === null ? auditMessages.notSealed : String(number),
          },
        ]}
      />
    </div>
  );
}
