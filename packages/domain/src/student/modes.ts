import { studentTypeIds } from "./types.ts";

/** How lessons are held. */
export const studentModes = ["full-time", "part-time", "sandwich"] as const;
export type StudentMode = (typeof studentModes)[number];

/** How the lessons of a kind of student are held. */
export const modeOfType = (studentTypeId: number): StudentMode =>
  studentTypeId === studentTypeIds.sandwich || studentTypeId === studentTypeIds.sandwichDiploma
    ? "sandwich"
    : "full-time";
