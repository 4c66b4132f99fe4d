import { securityKinds } from "@polyportal/domain/audit/security";
import { formatDate, formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages } from "@polyportal/domain/messages/security-log";
import { exportOf } from "../../export/export-list.ts";
import { securityList } from "./list-security.ts";

const { columns, filters, from, to, told, who } = securityMessages;

/** The security log as a file, in the words of its page. */
export const securityExport = exportOf("listSecurityLog", securityList, {
  title: securityMessages.title,
  columns: [
    { id: "at", label: columns.at, cell: ({ at }) => formatDateTime(at) },
    { id: "person", label: columns.person, cell: who },
    { id: "what", label: columns.what, cell: told },
    { id: "kind", label: columns.kind, cell: ({ kind }) => securityKinds[kind].label },
    { id: "by", label: columns.by },
    { id: "address", label: columns.address },
  ],
  filters: {
    kind: {
      label: filters.kind,
      words: (kinds) =>
        kinds.map((kind) => securityKinds[kind as keyof typeof securityKinds].label),
    },
    "day-from": { label: from, words: (days) => days.map((day) => formatDate(day)) },
    "day-to": { label: to, words: (days) => days.map((day) => formatDate(day)) },
  },
});
