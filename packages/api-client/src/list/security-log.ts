import { securityKindNames, securityKinds } from "@polyportal/domain/audit/security";
import { formatDateTime } from "@polyportal/domain/format/date";
import { securityMessages as words } from "@polyportal/domain/messages/security-log";
import { capitalised } from "@polyportal/domain/text/capitalised";
import { days, describeList, severalOf } from "./describe.ts";

const { columns, filters } = words;

/** What was done or refused for safety's sake. */
export const securityList = describeList({
  name: "listSecurityLog",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ what, at }) => `${capitalised(what)}, ${formatDateTime(at)}`,
  columns: [
    { id: "at", label: columns.at, kind: "moment" },
    { id: "person", label: columns.person, value: words.who },
    { id: "what", label: columns.what, value: words.told },
    { id: "kind", label: columns.kind, value: ({ kind }) => securityKinds[kind].label },
    { id: "by", label: columns.by },
    { id: "address", label: columns.address },
  ],
  sorts: { at: true },
  filters: {
    kind: severalOf(filters.kind, securityKindNames, (kind) => securityKinds[kind].label),
    ...days(filters.day, words.from, words.to),
  },
});
