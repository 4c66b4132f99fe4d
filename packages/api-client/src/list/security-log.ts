import { securityKindNames, securityKinds } from "@polyportal/domain/audit/security";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages as words } from "@polyportal/domain/messages/security-log";
import { describeList } from "./describe.ts";

const { columns, filters } = words;

/** What was done or refused for safety's sake. */
export const securityList = describeList({
  name: "listSecurityLog",
  title: words.title,
  columns: [
    { id: "at", label: columns.at, value: ({ at }) => formatDateTime(at) },
    { id: "person", label: columns.person, value: words.who },
    { id: "what", label: columns.what, value: words.told },
    { id: "kind", label: columns.kind, value: ({ kind }) => securityKinds[kind].label },
    { id: "by", label: columns.by },
    { id: "address", label: columns.address },
  ],
  sorts: { at: true },
  filters: {
    kind: {
      several: true,
      label: filters.kind,
      options: securityKindNames.map((value) => ({ value, label: securityKinds[value].label })),
    },
    "day-from": { label: words.from },
    "day-to": { label: words.to },
  },
});
