import { clearanceWords as words } from "@polyportal/domain/messages/clearances";
import { describeList, yesOrNo } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns } = words;

/** Newcomers and how far each is cleared. */
export const clearanceList = describeList({
  name: "listClearances",
  title: words.title,
  search: words.search,
  none: words.none,
  rowLabel: ({ fullName, matricNumber }) => `${fullName}, ${matricNumber}`,
  columns: [
    sharedColumns.person,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.session,
    { id: "acceptedAt", label: columns.acceptedAt, kind: "date" },
    {
      id: "cleared",
      label: columns.cleared,
      value: ({ cleared, components }) => words.of(cleared, components),
    },
    { id: "returned", label: columns.returned, kind: "number" },
  ],
  sorts: { acceptedAt: true },
  filters: {
    session: sharedFilters.session,
    returned: yesOrNo(words.filters.returned, words.yes, words.no),
  },
});
