import { actName, auditActions, type AuditAction } from "@polyportal/domain/audit/actions";
import { auditSubjects, subjectKinds } from "@polyportal/domain/audit/subjects";
import { formatDateTime } from "@polyportal/domain/format/date";
import { auditMessages as words } from "@polyportal/domain/messages/audit";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { days, describeList, severalOf } from "./describe.ts";

const { columns, filters } = words;

const actions = (Object.keys(auditActions) as AuditAction[]).toSorted((one, other) =>
  actName(one).localeCompare(actName(other)),
);

/** The record of changes. */
export const auditList = describeList({
  name: "listAudit",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ what, at }) => `${capitalised(what)}, ${formatDateTime(at)}`,
  columns: [
    { id: "at", label: columns.at, kind: "moment" },
    {
      id: "who",
      label: columns.who,
      value: ({ who, impersonator }) => (impersonator ? words.asAnother(impersonator, who) : who),
    },
    { id: "what", label: columns.what, value: ({ what }) => capitalised(what) },
    { id: "subject", label: columns.subject },
    { id: "reason", label: columns.reason },
  ],
  sorts: { at: true },
  filters: {
    action: severalOf(filters.action, actions, actName),
    subject: severalOf(filters.subject, subjectKinds, auditSubjects),
    ...days(filters.day, words.from, words.to),
  },
});
