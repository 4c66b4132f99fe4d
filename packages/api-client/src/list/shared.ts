import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { inUseWords, listColumns as labels } from "@polyportal/domain/messages/list-columns";
import { levelChoices } from "@polyportal/domain/student/level-choices";
import { yesOrNo } from "./describe.ts";

/** What many lists show, said once; how each looks, the portal's `parts/list/described.ts` says by its id. */
export const sharedColumns = {
  person: { id: "fullName", label: labels.fullName },
  student: { id: "fullName", label: labels.student },
  studentNumber: { id: "matricNumber", label: labels.studentNumber },
  department: { id: "department", label: labels.department },
  level: { id: "level", label: labels.level },
  semester: { id: "semester", label: labels.semester },
  session: { id: "session", label: labels.session },
  course: { id: "code", label: labels.course },
  courseTitle: { id: "title", label: labels.courseTitle },
  creditUnit: { id: "creditUnit", label: labels.units, kind: "units" },
  /** Of what can be switched off. */
  active: {
    id: "active",
    label: labels.active,
    value: ({ active }: { active: boolean }) => (active ? inUseWords.active : inUseWords.off),
  },
} as const;

/** What many lists are narrowed down by. */
export const sharedFilters = {
  session: { label: labels.session, from: "sessions" },
  course: { label: labels.course, from: "courses" },
  /** Of a list whose rows are the current session's where none is chosen. */
  currentSession: { label: labels.session, from: "currentSession" },
  department: { label: labels.department, from: "departments" },
  option: { label: labels.option, from: "options" },
  semester: { label: labels.semester, options: semesterChoices },
  level: { label: labels.level, options: levelChoices, several: true },
  active: yesOrNo(labels.active, inUseWords.active, inUseWords.off),
} as const;
