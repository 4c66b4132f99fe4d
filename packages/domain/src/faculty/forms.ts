import * as z from "zod/mini";
import { clean } from "../validation/clean.ts";
import { requiredId, requiredText } from "../validation/primitives.ts";

const name = requiredText("please enter a name", 120);

const unreadable = "a code has 2 to 10 letters and digits, such as COM";

/** A faculty's or department's code. It is a part of matric numbers, which slashes divide. */
export const unitCode = z.string("please enter a code").check(
  clean(),
  z.overwrite((text) => text.toUpperCase()),
  z.minLength(1, "please enter a code"),
  z.refine((text) => text === "" || /^[A-Z0-9-]{2,10}$/.test(text), unreadable),
);

/** Of which faculty a department is, or is to be. */
export const facultyChosen = requiredId("please select a faculty");

/** A faculty, or a department that stays where it is. */
export const unitSchema = z.object({ name, code: unitCode });

export const newDepartmentSchema = z.extend(unitSchema, {
  facultyId: facultyChosen,
});

export const departmentOptionSchema = z.object({ name });

export const newDepartmentOptionSchema = z.extend(departmentOptionSchema, {
  departmentId: requiredId("please select a department"),
});
