import type { Output } from "@polyportal/api-client/client/client";
import { useClient } from "@polyportal/api-client/query/client-context";
import { queryOptionsFor } from "@polyportal/api-client/query/options";
import type { HistorySubject } from "@polyportal/domain/audit/subjects";
import { onBehalf } from "@polyportal/domain/audit/history";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { Button } from "@polyportal/ui/button";
import { Timeline, type TimelineEvent } from "@polyportal/ui/timeline";
import { useQueries } from "@tanstack/react-query";
import { useState } from "react";

export type HistoryProps = {
  subject: HistorySubject;
  id: string;
  /** The record's name. */
  name: string;
  /** The heading level of its days. */
  level?: 2 | 3 | 4;
};

type Act = Output<"getHistory">["items"][number];

/** A record's history: who did what, when and why, with the changes. Loaded in pages. */
export function History({ subject, id, name, level = 2 }: HistoryProps) {
  const client = useClient();
  // The cursor of each shown page.
  const [beginnings, setBeginnings] = useState<readonly (string | undefined)[]>([undefined]);
  const pages = useQueries({
    queries: beginnings.map((before) =>
      queryOptionsFor(client, "getHistory", { subject, id, ...(before && { before }) }),
    ),
  });
  const last = pages.at(-1);
  const events = pages.flatMap(({ data }) => data?.items.map(eventOf) ?? []);
  const next = last?.data?.next;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Timeline
        label={auditMessages.historyOf(name)}
        events={events}
        atFirst={events.length}
        level={level}
        empty={auditMessages.historyNone}
        loading={last?.isPending ?? false}
        failure={
          last?.error
            ? { message: last.error.message, onRetry: () => void last.refetch() }
            : undefined
        }
      />
      {(next || (events.length > 0 && last?.isPending)) && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          loading={last?.isPending}
          onClick={() => next && setBeginnings([...beginnings, next])}
        >
          {auditMessages.showMore}
        </Button>
      )}
    </div>
  );
}

const eventOf = ({ id, at, who, impersonator, what, changes, reason, address }: Act) =>
  ({
    id,
    at,
    who: impersonator ? onBehalf(impersonator.name, who.name) : who.name,
    what,
    ...((changes.length > 0 || reason || address) && {
      detail: (
        <ul className="grid gap-0.5 wrap-anywhere">
          {changes.map(({ field, from, to }) => (
            <li key={field}>{auditMessages.changed(field, from, to)}</li>
          ))}
          {reason && <li>{auditMessages.because(reason)}</li>}
          {address && <li className="text-14">{auditMessages.fromAddress(address)}</li>}
        </ul>
      ),
    }),
  }) satisfies TimelineEvent;
