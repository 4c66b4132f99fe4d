import type { courseSchema } from "@polyportal/domain/course/forms";

export type CourseValues = (typeof courseSchema)["_zod"]["input"];
