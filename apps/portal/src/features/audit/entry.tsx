import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import { formatDateTime } from "@polyportal/domain/format/date";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { Button } from "@polyportal/ui/button";
import { Card } from "@polyportal/ui/card";
import { Comparison } from "@polyportal/ui/comparison";
import { DescriptionList } from "@polyportal/ui/description-list";
import { Dialog } from "@polyportal/ui/dialog";
import { CrossIcon } from "@polyportal/ui/icon";
import { useQuery } from "@tanstack/react-query";
import { Fetched } from "../../app/fetched.tsx";
import { SubjectLink } from "./audit-columns.tsx";

const { columns: heads } = auditMessages;

type Props = {
  id: string;
  /** Beside the list, or over it. */
  beside: boolean;
  onClose: () => void;
};

/** One entry of the record with what was before and after it. */
export function OpenEntry({ id, beside, onClose }: Props) {
  const query = useQuery(queryOptionsFor(useClient(), "getAuditEntry", { id }));
  const told = <Fetched query={query}>{(entry) => <Told entry={entry} />}</Fetched>;
  if (beside) {
    return (
      <Card
        title={auditMessages.entry}
        className="sticky top-14 h-fit max-h-[calc(100dvh-3.5rem)] overflow-y-auto"
        actions={
          <Button variant="quiet" size="icon" aria-label={auditMessages.close} onClick={onClose}>
            <CrossIcon />
          </Button>
        }
      >
        {told}
      </Card>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={auditMessages.entry}
      readable
      className="inset-0 m-0 ms-auto h-dvh max-h-none w-full max-w-lg rounded-none border-y-0 border-e-0 max-sm:border-s-0"
    >
      {told}
    </Dialog>
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
