import type { Semester } from "./course.ts";

/** As the record of changes names the load of a level in a semester: "ND I, First". */
export const unitLoadNoted = (level: string, semester: Semester): string => `${level}, ${semester}`;
