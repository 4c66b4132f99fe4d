import type { Output } from "@polyportal/api-client/client/client";
import { actName, auditActions, type AuditAction } from "@polyportal/domain/audit/actions";
import { auditSubjects, pageOfSubject } from "@polyportal/domain/audit/subjects";
import { formatDateTime } from "@polyportal/domain/format/date";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { opensPage } from "@polyportal/domain/rights/page-claims";
import { dateSpans } from "@polyportal/domain/table/date-spans";
import type { DataColumn } from "@polyportal/ui/data-column";
import type { Filter } from "@polyportal/ui/filter";
import { Link } from "@polyportal/ui/link";
import { useProfile } from "../../app/profile.ts";
import { RecordLink } from "../../parts/list/record-link.tsx";
import { PersonLink } from "../../parts/people/person-link.tsx";

export type Entry = Output<"listAudit">["items"][number];

const { columns: heads, filters: labels } = auditMessages;

const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

export const columns: readonly DataColumn<Entry>[] = [
  {
    id: "at",
    header: heads.at,
    value: ({ at }) => formatDateTime(at),
    rowHeader: true,
    fixed: true,
    width: 8,
    grow: 0,
  },
  {
    id: "who",
    header: heads.who,
    value: ({ who, impersonator }) =>
      impersonator ? auditMessages.asAnother(impersonator, who) : who,
    cell: (entry) => <Who entry={entry} />,
    sortable: false,
    width: 10,
  },
  {
    id: "what",
    header: heads.what,
    value: ({ what }) => capital(what),
    cell: ({ id, what }) => <RecordLink id={id}>{capital(what)}</RecordLink>,
    fixed: true,
    sortable: false,
    width: 12,
    grow: 2,
  },
  {
    id: "subject",
    header: heads.subject,
    value: ({ subject }) => subject,
    cell: (entry) => <SubjectLink entry={entry} />,
    sortable: false,
    width: 10,
  },
  {
    id: "reason",
    header: heads.reason,
    value: ({ reason }) => reason,
    sortable: false,
    width: 10,
    grow: 2,
  },
];

function Who({ entry: { who, whoId, impersonator, impersonatorId } }: { entry: Entry }) {
  const person = whoId === null ? who : <PersonLink id={whoId} name={who} />;
  if (impersonator === null) return person;
  return (
    <div>
      <span className="block">
        {impersonatorId === null ? (
          impersonator
        ) : (
          <PersonLink id={impersonatorId} name={impersonator} />
        )}
      </span>
      <span className="block text-14 text-ink-muted">{auditMessages.signedInAs(who)}</span>
    </div>
  );
}

/** What it was done to, leading to its page for who may open that. */
export function SubjectLink({
  entry: { subject, subjectKind, subjectId },
}: {
  entry: Pick<Entry, "subject" | "subjectKind" | "subjectId">;
}) {
  const { claims } = useProfile();
  const page = pageOfSubject(subjectKind, subjectId);
  if (!page || !opensPage(page.split("?")[0] ?? "", claims)) return subject;
  return (
    <Link href={page} className="ui-alone">
      {subject}
    </Link>
  );
}

export const filters: readonly Filter[] = [
  {
    kind: "several",
    name: "action",
    label: labels.action,
    options: (Object.keys(auditActions) as AuditAction[])
      .map((value) => ({ value, label: actName(value) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  },
  {
    kind: "several",
    name: "subject",
    label: labels.subject,
    options: Object.entries(auditSubjects).map(([value, label]) => ({ value, label })),
  },
  { kind: "dates", name: "day", label: labels.day, spans: dateSpans },
];

export const idOf = ({ id }: Entry) => id;
export const nameOf = ({ what, at }: Entry) => `${capital(what)}, ${formatDateTime(at)}`;
