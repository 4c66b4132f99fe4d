import { named } from "../application/fields/choices.ts";
import type { Choice } from "./field.ts";

const classes = ["Distinction", "Upper Credit", "Lower Credit", "Pass"].map(named);
const passes = ["Distinction", "Credit", "Merit", "Pass"].map(named);
const points = Array.from({ length: 15 }, (_, at) => named(`${16 - at} points`));

/** The certificates of Direct Entry that there are, each with its grades; which are taken, a department says. */
export const entryGrades: Readonly<Record<string, readonly Choice[]>> = {
  ND: classes,
  NID: classes,
  HND: classes,
  Diploma: passes,
  ANTC: passes,
  ANBC: passes,
  NCE: passes,
  IJMB: points,
  JUPEB: points,
  "A-level": ["3 passes", "2 passes"].map(named),
};

/** Those that are a few subjects with a grade for each. */
export const withSubjects: readonly string[] = ["IJMB", "JUPEB", "A-level"];

/** Those that tell a CGPA. */
export const withCgpa: readonly string[] = ["ND", "NID", "HND"];
