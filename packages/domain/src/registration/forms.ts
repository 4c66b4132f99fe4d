import * as z from "zod/mini";
import { largestId } from "../validation/primitives.ts";
import { registrationMessages } from "../messages/course-registration.ts";

/** More courses than any semester has. */
const mostCourses = 60;

const courseIds = z.array(z.int().check(z.positive(), z.maximum(largestId))).check(
  z.maxLength(mostCourses),
  z.refine((ids) => new Set(ids).size === ids.length, registrationMessages.twice),
);

/** The courses of a registration, each once. */
export const registeredCourseIds = courseIds.check(
  z.minLength(1, registrationMessages.chooseCourses),
);

/** The courses to add to a registration or to drop from it: there may be none of one kind. */
export const changedCourseIds = courseIds;

/** The page's form: what is chosen, among it what is borrowed, and the box in which to search. */
export const registerSchema = z.object({
  courseIds: registeredCourseIds,
  borrowed: z._default(z.union([z.string(), z.number()]), ""),
});
