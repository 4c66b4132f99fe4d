import type { Semester } from "@polyportal/domain/course-registration/course";

/** A load in a semester. */
export type Load = {
  readonly sessionId: number;
  readonly semester: Semester;
  readonly minimum: number;
  readonly maximum: number;
};
