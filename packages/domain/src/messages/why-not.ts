import type { UnitLoad } from "../course-registration/registrable.ts";
import { formatCreditUnits } from "../format/marks.ts";

/** Obstacles that no other page says, and what is wrong with a question. */
export const whyNotMessages = {
  // What was not said
  semesterMissing: "please select a semester",
  courseMissing: "please select a course",
  matricNumberMissing: "please enter a matric or admission number",
  noSuchStudent: "No student of yours has this number.",
  // Obstacles
  notInSession: "You are not a student of this session. Please see your department.",
  nothingOffered: "There is no course that you could register in this semester.",
  noLoadFits: ({ minimum, maximum }: UnitLoad): string =>
    `The courses that you could register do not come to ${formatCreditUnits(minimum)} to ${formatCreditUnits(maximum)} units.`,
  notChosen: (code: string): string => `${code} is not among the courses that you have registered.`,
  schoolFeesPaid: "The school fees of this session are paid.",
  bedFeesDue: "Please pay the school fees that are due before you book a bed.",
  noBedLeft: "No bed space for you is left that is open for booking.",
  accountOff: "This account is switched off.",
  resultWith: (codes: readonly string[], office: string): string =>
    `The ${codes.length === 1 ? "result is" : "results are"} with ${office}.`,
  offices: {
    lecturer: "the lecturers",
    "head of department": "the head of department",
    "dean of faculty": "the dean",
    "exams and records": "the academic board",
  },
} as const;
