import { actName, isAuditAction } from "@polyportal/domain/audit/actions";
import { auditSubjects } from "@polyportal/domain/audit/subjects";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { auditMessages } from "@polyportal/domain/messages/audit";
import { exportOf } from "../../export/export-list.ts";
import { auditList } from "./list-audit.ts";

const { columns, filters, from, to } = auditMessages;

/** The record as a file, in the words of its page. */
export const auditExport = exportOf("listAudit", auditList, {
  title: auditMessages.title,
  columns: [
    { id: "at", label: columns.at, cell: ({ at }) => formatDateTime(at) },
    { id: "who", label: columns.who },
    { id: "impersonator", label: columns.impersonator },
    { id: "what", label: columns.what },
    { id: "subject", label: columns.subject },
    { id: "reason", label: columns.reason },
  ],
  filters: {
    action: {
      label: filters.action,
      words: (actions) =>
        actions.map((action) => (isAuditAction(action) ? actName(action) : action)),
    },
    subject: {
      label: filters.subject,
      words: (kinds) => kinds.map((kind) => auditSubjects[kind as keyof typeof auditSubjects]),
    },
    "day-from": { label: from, words: (days) => days.map((day) => formatDate(day)) },
    "day-to": { label: to, words: (days) => days.map((day) => formatDate(day)) },
  },
});
