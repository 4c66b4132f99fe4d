import type { Lifter } from "../why-not/obstacle.ts";
import type { Wish } from "../why-not/wishes.ts";

/** Who settles what is in the way, to anybody who reads it. */
const settles: Readonly<Record<Lifter, string>> = {
  student: "The student settles this.",
  "course adviser": "The course adviser settles this.",
  "head of department": "The head of department settles this.",
  "dean of faculty": "The dean of the faculty settles this.",
  lecturer: "The lecturers of the course settle this.",
  "exams and records": "Exams and records settle this.",
  bursar: "The bursary settles this.",
  "hostel officer": "The hostel officer settles this.",
  "super administrator": "A super administrator settles this.",
};

/** Nothing is in the way, by what was asked. */
const nothing: Readonly<Record<Wish, string>> = {
  register: "Nothing is in the way: courses of this semester can be registered now.",
  "class-list":
    "Nothing is in the way: the course is registered, and the name is on its class list.",
  result: "Nothing is in the way: the result is out.",
  pay: "Nothing is in the way: an invoice of this session's school fees can be made and paid now.",
  bed: "Nothing is in the way: a bed space of this session can be booked now.",
  "sign-in":
    "Nothing is in the way: with the right password the account is let in, or is asked for what its first sign-in needs.",
};

const settledAt = "Where it is settled";

/** What the answer to "Why not?" says around the obstacles. */
export const whyNotWords = {
  title: "What is in the way",
  fetching: "Fetching the reasons",
  settledBy: (by: Lifter, own: boolean): string =>
    own && by === "student" ? "You can settle this yourself." : settles[by],
  settledAt,
  settledAtOf: (text: string): string => `${settledAt}: ${text}`,
  nothing,
  /** Over sentences that are addressed to the student, where somebody else reads them. */
  addressedTo: (name: string, matricNumber: string): string => `To ${name}, ${matricNumber}:`,
  // Which student
  notOnList: "A student is not on this list?",
  noResult: "A result is missing?",
  ask: "Ask",
  close: "Close",
  matricNumber: "Matric or admission number",
  askAbout: (what: string): string => `About ${what}, as the rules say now.`,
  // A student's own missing results
  allOut:
    "Every semester that you have registered has results. What is still to come of one stands over its sheet.",
} as const;
