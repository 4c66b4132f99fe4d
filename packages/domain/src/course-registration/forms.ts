import * as z from "zod/mini";
import { problemSentence, registrationMessages } from "../messages/course-registration.ts";
import { largestId } from "../validation/largest-id.ts";
import { checkSelection, type SelectableCourse } from "./check-selection.ts";
import type { UnitLoad } from "./registrable.ts";

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

/**
 * The page's form: what is chosen, and the box in which to search what to borrow. Its faults are the
 * sentences that the server says, too.
 */
export const registerSchemaFor = (offered: readonly SelectableCourse[], load: UnitLoad) => {
  const faultsOf = (ids: readonly number[]) =>
    checkSelection(
      offered.filter(({ id }) => ids.includes(id)),
      offered,
      load,
    );
  return z.object({
    courseIds: registeredCourseIds.check(
      z.refine((ids) => faultsOf(ids).length === 0, {
        error: ({ input }) =>
          faultsOf(input as number[])
            .map(problemSentence)
            .join(" "),
      }),
    ),
    borrowed: z.union([z.string(), z.number()]),
  });
};

/** What the page's form holds. */
export type RegisterForm = { courseIds: number[]; borrowed: string | number };
