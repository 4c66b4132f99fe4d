import { dayInLagos } from "@polyportal/domain/format/day-in-lagos";
import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { describeList, yesOrNo } from "./describe.ts";

const { columns } = words;

/** Newcomers and how far each is cleared. */
export const clearanceList = describeList({
  name: "listClearances",
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "session", label: columns.session },
    {
      id: "acceptedAt",
      label: columns.acceptedAt,
      kind: "date",
      value: ({ acceptedAt }) => dayInLagos(acceptedAt),
    },
    {
      id: "cleared",
      label: columns.cleared,
      value: ({ cleared, components }) => words.of(cleared, components),
    },
    { id: "returned", label: columns.returned, kind: "number" },
  ],
  sorts: { acceptedAt: true },
  filters: {
    session: { label: columns.session },
    returned: yesOrNo(words.filters.returned, words.yes, words.no),
  },
});
