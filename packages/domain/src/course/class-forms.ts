import * as z from "zod/mini";
import { courseClassMessages as words } from "../messages/course-classes.ts";
import { levels } from "../student/levels.ts";
import { largestId } from "../validation/largest-id.ts";

/** More than any school has. */
const mostClasses = 600;

const schoolClass = z.object({
  departmentId: z
    .int(words.noClass)
    .check(z.positive(words.noClass), z.maximum(largestId, words.noClass)),
  levelId: z
    .int(words.noClass)
    .check(z.refine((id) => levels.some((level) => level.id === id), words.noClass)),
});

/** Some classes, such as those that take a course besides its own. */
export const classesShape = z.array(schoolClass).check(z.maxLength(mostClasses, words.noClass));

/** The classes that take a course besides the one whose it is. */
export const courseClassesSchema = z.object({ classes: classesShape });
