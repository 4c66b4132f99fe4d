import { semesters } from "./semesters.ts";

/** Both semesters, as a list is narrowed down to one. */
export const semesterChoices = semesters.map((value) => ({ value, label: value }));
