import { semesterChoices } from "@polyportal/domain/academic-session/semester-choices";
import { listColumns as labels } from "@polyportal/domain/messages/list-columns";
import { levelChoices } from "@polyportal/domain/student/level-choices";

// What many lists show and are narrowed down by, said once. How these columns look, the portal's
// `parts/list/described.ts` says by their ids.

export const personColumn = { id: "fullName", label: labels.fullName } as const;
export const studentColumn = { id: "fullName", label: labels.student } as const;
export const studentNumberColumn = { id: "matricNumber", label: labels.studentNumber } as const;
export const departmentColumn = { id: "department", label: labels.department } as const;
export const levelColumn = { id: "level", label: labels.level } as const;
export const semesterColumn = { id: "semester", label: labels.semester } as const;
export const sessionColumn = { id: "session", label: labels.session } as const;

export const sessionFilter = { label: labels.session, from: "sessions" } as const;
/** As the one before, of a list whose rows are the current session's where none is chosen. */
export const currentSessionFilter = { label: labels.session, from: "currentSession" } as const;
export const departmentFilter = { label: labels.department, from: "departments" } as const;
export const optionFilter = { label: labels.option, from: "options" } as const;
export const semesterFilter = { label: labels.semester, options: semesterChoices } as const;
export const levelFilter = { label: labels.level, options: levelChoices, several: true } as const;
