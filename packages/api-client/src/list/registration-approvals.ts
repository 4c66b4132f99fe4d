import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { formatDateTime } from "@polyportal/domain/format/date";
import { dayInLagos } from "@polyportal/domain/format/day-in-lagos";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import {
  approvalPages as words,
  registrationFlagNames,
} from "@polyportal/domain/messages/registration-approvals";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { describeList } from "./describe.ts";

const { columns } = words;

/** Registrations with their officer. */
export const registrationApprovalList = describeList({
  name: "listRegistrationApprovals",
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "semester", label: columns.semester },
    { id: "session", label: columns.session },
    { id: "courses", label: columns.courses, kind: "number" },
    { id: "units", label: columns.units, kind: "number" },
    {
      id: "bounds",
      label: columns.bounds,
      value: ({ minimumUnits, maximumUnits }) => words.bounds(minimumUnits, maximumUnits),
    },
    {
      id: "flags",
      label: columns.flags,
      value: ({ flags }) => flags.map((flag) => registrationFlagNames[flag]).join(", "),
    },
    { id: "days", label: columns.days, kind: "number" },
    { id: "state", label: columns.state, value: ({ state }) => registrationStates[state] },
    {
      id: "submittedAt",
      label: columns.submittedAt,
      value: ({ submittedAt }) => formatDateTime(submittedAt),
    },
    {
      id: "decidedAt",
      label: columns.decidedAt,
      kind: "date",
      value: ({ decidedAt }) => dayInLagos(decidedAt),
    },
  ],
  sorts: { submittedAt: true },
  filters: {
    session: { label: columns.session },
    semester: {
      label: columns.semester,
      options: semesterChoices,
    },
    department: { label: columns.department },
    level: { several: true, label: columns.level, options: levelChoices },
    option: { label: columns.option },
    state: {
      label: columns.state,
      options: Object.entries(registrationStates).map(([value, label]) => ({ value, label })),
    },
  },
});
