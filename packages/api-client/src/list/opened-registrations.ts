import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { describeList } from "./describe.ts";
import { sharedColumns, sharedFilters } from "./shared.ts";

const { columns, lateFees, states } = words;

/** Students for whom registration was opened. */
export const openedList = describeList({
  name: "listOpenedForStudents",
  title: words.title,
  search: words.search,
  none: words.none,
  columns: [
    sharedColumns.student,
    sharedColumns.studentNumber,
    sharedColumns.department,
    sharedColumns.level,
    sharedColumns.session,
    sharedColumns.semester,
    { id: "until", label: columns.until, kind: "date" },
    { id: "state", label: columns.state, value: ({ open }) => (open ? states.open : states.over) },
    {
      id: "lateFee",
      label: columns.lateFee,
      value: ({ lateFee }) => (lateFee ? lateFees.yes : lateFees.no),
    },
    { id: "reason", label: columns.reason },
    { id: "openedBy", label: columns.openedBy },
    {
      id: "openedAt",
      label: columns.openedAt,
      kind: "date",
    },
  ],
  sorts: { fullName: true, matricNumber: true, until: true, openedAt: true },
  filters: {
    session: sharedFilters.currentSession,
    semester: sharedFilters.semester,
    department: sharedFilters.department,
    level: sharedFilters.level,
    state: {
      label: columns.state,
      options: [
        { value: "open", label: states.open },
        { value: "over", label: states.over },
      ],
    },
  },
});
