import type { semesters } from "../academic-session/semesters.ts";

export type Semester = (typeof semesters)[number];

/** A course as registration sees it. */
export type Course = {
  id: number;
  /** `COM 211`. */
  code: string;
  title: string;
  creditUnit: number;
  departmentId: number;
  levelId: number;
  semester: Semester;
  status: "Core" | "Elective";
  /** Whether students of other departments may borrow it. */
  borrowable: boolean;
  /** Switched off it is taken by nobody new, and still by whoever carries it over. */
  active?: boolean;
  /** The student's class takes it in the session, though it is another class's: GNS 101 for all. */
  assigned?: boolean;
  /** What has to be passed before. */
  requires: readonly { id: number; code: string }[];
};

/** As what a student registers a course, in the order in which they are registered. */
export const courseKinds = ["Carry-over", "Core", "Elective", "Borrowed"] as const;
export type CourseKind = (typeof courseKinds)[number];
