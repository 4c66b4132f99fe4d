import * as z from "zod/mini";
import { semesters } from "../academic-session/semesters.ts";
import { manageCourseMessages as words } from "../messages/manage-course.ts";
import { isSplit } from "../score-sheet/split.ts";
import { levels } from "../student/levels.ts";
import { cleanedName } from "../text/clean.ts";
import { largestId } from "../validation/largest-id.ts";
import { requiredId, requiredText } from "../validation/primitives.ts";
import { typedNumber } from "../validation/typed-number.ts";
import { courseStatuses } from "./statuses.ts";

const { needed } = words;

/** `com211` is COM 211: nobody has to type the space, nor capitals. */
const plainCourseCode = (text: string): string =>
  cleanedName(text)
    .trim()
    .toUpperCase()
    .replace(/^([A-Z]{2,4})\s*(\d{3})$/, "$1 $2");

/** A course's code: `COM 211`. */
export const courseCode = z.string(needed.code).check(
  z.overwrite(plainCourseCode),
  z.minLength(1, needed.code),
  z.refine((code) => code === "" || /^[A-Z]{2,4} \d{3}$/.test(code), needed.codeShape),
);

export const courseTitle = requiredText(needed.title, 120);

const mostUnits = 20;

/** Whole ones: registrations and results print no halves. */
export const courseUnits = typedNumber(needed.units(mostUnits), { takesDecimals: false }).check(
  z.int(needed.units(mostUnits)),
  z.minimum(1, needed.units(mostUnits)),
  z.maximum(mostUnits, needed.units(mostUnits)),
);

/** What a part counts of 100; an empty field counts nothing. */
export const coursePart = typedNumber(needed.part, { empty: 0, takesDecimals: false }).check(
  z.int(needed.part),
  z.minimum(0, needed.part),
  z.maximum(100, needed.part),
);

/** So many courses at most are needed by one. */
export const mostRequired = 10;

/** A course as an official enters it. Whether it is offered is switched apart. */
export const courseSchema = z
  .object({
    code: courseCode,
    title: courseTitle,
    creditUnit: courseUnits,
    departmentId: requiredId("please select a department"),
    levelId: requiredId("please select a level").check(
      z.refine((id) => levels.some((level) => level.id === id), "please select a level"),
    ),
    semester: z.enum(semesters, "please select a semester"),
    status: z.enum(courseStatuses, needed.status),
    test: coursePart,
    lab: coursePart,
    exam: coursePart,
    borrowable: z.boolean(),
    /** Courses that have to be passed before, by their ids. */
    requires: z
      .array(typedNumber().check(z.int(), z.positive(), z.maximum(largestId)))
      .check(z.maxLength(mostRequired, needed.tooManyRequired(mostRequired))),
  })
  .check(z.refine(isSplit, { error: needed.split, path: ["exam"] }));
