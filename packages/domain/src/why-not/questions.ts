import type { Semester } from "../course-registration/course.ts";
import type { Claim } from "../rights/claims.ts";
import { mayAskWhyNot } from "./reader.ts";
import type { Wish } from "./wishes.ts";

/** What an officer can ask about a student without naming a course: all of the current session. */
export const questions = {
  "sign-in": { wish: "sign-in" },
  pay: { wish: "pay" },
  "register-first": { wish: "register", semester: "First" },
  "register-second": { wish: "register", semester: "Second" },
  bed: { wish: "bed" },
  "result-first": { wish: "result", semester: "First" },
  "result-second": { wish: "result", semester: "Second" },
} as const satisfies Readonly<Record<string, { wish: Wish; semester?: Semester }>>;
export type Question = keyof typeof questions;

/** The questions that an official with these claims is answered about some student at least. */
export const questionsOf = (claims: readonly Claim[]): Question[] => {
  const reader = {
    claims: new Set(claims),
    official: true,
    seesClass: true,
    teaches: false,
    readsResults: claims.includes("results.see"),
  };
  return (Object.keys(questions) as Question[]).filter((one) =>
    mayAskWhyNot(questions[one].wish, reader),
  );
};
