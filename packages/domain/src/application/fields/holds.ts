import type { Answers, When } from "../../programmes/field.ts";

/** Whether a condition is true for these answers. */
export function holds(when: When | undefined, answers: Answers): boolean {
  if (!when) return true;
  const answer = answers[when.field] ?? "";
  if ("has" in when) return answer.length > 0 === when.has;
  return "is" in when ? answer === when.is : when.oneOf.some((one) => one === answer);
}
