import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { dayInLagos } from "@polyportal/domain/format/day-in-lagos";
import { openedMessages as words } from "@polyportal/domain/messages/opened-registrations";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { describeList } from "./describe.ts";

const { columns, lateFees, states } = words;

/** Students for whom registration was opened. */
export const openedList = describeList({
  name: "listOpenedForStudents",
  title: words.title,
  columns: [
    { id: "fullName", label: columns.student },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "until", label: columns.until, kind: "date", value: ({ until }) => dayInLagos(until) },
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
      value: ({ openedAt }) => dayInLagos(openedAt),
    },
  ],
  sorts: { fullName: true, matricNumber: true, until: true, openedAt: true },
  filters: {
    session: { label: columns.session },
    semester: {
      label: columns.semester,
      options: semesterChoices,
    },
    department: { label: columns.department },
    level: { several: true, label: columns.level, options: levelChoices },
    state: {
      label: columns.state,
      options: [
        { value: "open", label: states.open },
        { value: "over", label: states.over },
      ],
    },
  },
});
