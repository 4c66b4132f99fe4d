import type { Question } from "../why-not/questions.ts";

const questions: Readonly<Record<Question, string>> = {
  "sign-in": "Sign in",
  pay: "Pay this session's school fees",
  "register-first": "Register courses of the first semester",
  "register-second": "Register courses of the second semester",
  bed: "Book a bed space",
  "result-first": "See results of the first semester",
  "result-second": "See results of the second semester",
};

/** Words by which an officer asks what is in a student's way. */
export const whyNotAsked = {
  title: "Why not?",
  choose: "What does the student want to do?",
  questions,
} as const;
