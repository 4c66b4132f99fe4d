import { several } from "./list.ts";
import { idParam, semester } from "./shared.ts";

/** What lists of students, courses and classes are narrowed down by. */
export const classFilters = {
  session: idParam,
  semester,
  department: several(idParam),
  level: several(idParam),
};
