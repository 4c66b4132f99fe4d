import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { registrationMessages } from "../messages/course-registration.ts";
import {
  officersRefusalSentence,
  staffAddDropMessages as words,
} from "../messages/staff-add-drop.ts";
import { reason } from "../user-management/user-forms.ts";
import { requiredId, requiredText } from "../validation/primitives.ts";
import { registeredCourseIds } from "./forms.ts";
import { overridden, type OfficersRefusal } from "./officers-choice.ts";

/** Whose registration is meant. */
export const lookUpRegistrationSchema = z.object({
  matricNumber: requiredText(words.matricNumber, 40),
  sessionId: requiredId(words.session),
  semester: z.enum(semesters, words.semester),
});

/** The names of what an officer overrides. */
export const overrideNames = z.array(z.string().check(z.maxLength(500))).check(z.maxLength(120));

type Choice<Found> = { courseIds: number[]; overrides: string[]; found: Found[] };

/** The page's form: what is chosen, what is overridden and why. `refusalsOf` asks the rules. */
export const officersFormFor = <Found>(
  registered: readonly { id: number }[],
  refusalsOf: (courseIds: readonly number[], found: readonly Found[]) => readonly OfficersRefusal[],
) => {
  const standing = ({ courseIds, overrides, found }: Choice<Found>) =>
    overridden(refusalsOf(courseIds, found), overrides).standing;
  return z
    .object({
      courseIds: registeredCourseIds,
      overrides: overrideNames,
      /** The box in which other courses are searched. */
      other: z.union([z.string(), z.number()]),
      /** The courses that were found in it. */
      found: z.array(z.custom<Found>()),
      reason,
    })
    .check(
      z.refine<Choice<Found>>(
        ({ courseIds }) =>
          courseIds.length !== registered.length ||
          registered.some(({ id }) => !courseIds.includes(id)),
        { error: registrationMessages.nothingChanged, path: ["courseIds"] },
      ),
      z.refine<Choice<Found>>((choice) => standing(choice).length === 0, {
        error: ({ input }) =>
          standing(input as Choice<Found>)
            .map(officersRefusalSentence)
            .join(" "),
        path: ["courseIds"],
      }),
    );
};
