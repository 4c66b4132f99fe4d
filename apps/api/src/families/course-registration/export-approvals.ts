import { formatDateTime } from "@polyportal/domain/format/date";
import { registrationStates } from "@polyportal/domain/messages/course-registration";
import {
  approvalPages as words,
  registrationFlagNames,
} from "@polyportal/domain/messages/registration-approvals";
import { academicSessions } from "../../database/schema/academic-session.ts";
import { departmentOptions, departments } from "../../database/schema/faculty.ts";
import { exportOf } from "../../export/export-list.ts";
import { namesAmong } from "../../export/names-among.ts";
import { levelNames, namesOf } from "../../export/unit-names.ts";
import { approvalList } from "./list-approvals.ts";

const { columns } = words;

/** Registrations with their officer as a file, in the words of their page. */
export const registrationApprovalExport = exportOf("listRegistrationApprovals", approvalList, {
  title: words.title,
  columns: [
    { id: "fullName", label: columns.fullName },
    { id: "matricNumber", label: columns.matricNumber },
    { id: "department", label: columns.department },
    { id: "level", label: columns.level },
    { id: "session", label: columns.session },
    { id: "semester", label: columns.semester },
    { id: "courses", label: columns.courses, kind: "number" },
    { id: "units", label: columns.units, kind: "number" },
    {
      id: "bounds",
      label: columns.bounds,
      cell: ({ minimumUnits, maximumUnits }) => words.bounds(minimumUnits, maximumUnits),
    },
    {
      id: "flags",
      label: columns.flags,
      cell: ({ flags }) => flags.map((flag) => registrationFlagNames[flag]).join(", "),
    },
    { id: "days", label: columns.days, kind: "number" },
    { id: "state", label: columns.state, cell: ({ state }) => registrationStates[state] },
    {
      id: "submittedAt",
      label: columns.submittedAt,
      cell: ({ submittedAt }) => formatDateTime(submittedAt),
    },
    {
      id: "decidedAt",
      label: columns.decidedAt,
      cell: ({ decidedAt }) => (decidedAt === null ? null : formatDateTime(decidedAt)),
    },
  ],
  filters: {
    session: { label: columns.session, words: namesOf(academicSessions) },
    semester: { label: columns.semester },
    department: { label: columns.department, words: namesOf(departments) },
    level: { label: columns.level, words: levelNames },
    option: { label: columns.option, words: namesOf(departmentOptions) },
    state: { label: columns.state, words: namesAmong(registrationStates) },
  },
});
