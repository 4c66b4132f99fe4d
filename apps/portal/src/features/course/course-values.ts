import type { RowOf } from "@polyportal/api-client/list/describe";
import type { courseSchema } from "@polyportal/domain/course/forms";

/** A course of the list. */
export type Course = RowOf<"listCourses">;

export type CourseValues = (typeof courseSchema)["_zod"]["input"];
