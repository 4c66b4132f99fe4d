import { formatDate, todayInLagos } from "@polyportal/domain/format/date";
import { programmeSetupMessages as words } from "@polyportal/domain/messages/school-setup";
import { describeList, yesOrNo, type RowOf } from "./describe.ts";
import { sharedFilters } from "./shared.ts";

const { columns, filters, states } = words;

/** When one can apply, in words. */
export function openingOf({ open, opensOn, closesOn }: RowOf<"listProgrammes">): string {
  if (open) return closesOn ? words.openUntil(formatDate(closesOn)) : states.open;
  return opensOn && opensOn > todayInLagos() ? words.opens(formatDate(opensOn)) : states.closed;
}

/** What the school admits to. */
export const programmeList = describeList({
  name: "listProgrammes",
  title: words.title,
  search: words.search,
  none: words.none,
  key: "slug",
  columns: [
    { id: "title", label: columns.name },
    { id: "type", label: columns.type },
    { id: "studentType", label: columns.studentType },
    { id: "award", label: columns.award },
    { id: "duration", label: columns.duration },
    { id: "levels", label: columns.levels, value: ({ levels }) => levels.join(", ") },
    { id: "departments", label: columns.departments, kind: "number" },
    { id: "open", label: columns.open, value: openingOf },
    { id: "opensOn", label: words.opensOn, kind: "date", only: "file" },
    { id: "closesOn", label: words.closesOn, kind: "date", only: "file" },
  ],
  sorts: { title: true },
  filters: {
    accepting: yesOrNo(filters.open, states.open, states.closed),
    department: sharedFilters.department,
  },
});
