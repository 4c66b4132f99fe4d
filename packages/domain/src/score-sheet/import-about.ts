import { cbtAttempts, cbtComponents, cbtFillings, type CbtChoice } from "./cbt-choice.ts";

/** By which name imports of scores are known. */
export const scoresKind = "scores";

/** And those of the marks of computer tests. */
export const cbtKind = "cbt";

type Which = { readonly courseId: number; readonly sessionId: number };

/** Which sheet an import goes into, as it is kept with it. */
export const aboutSheet = (courseId: number, sessionId: number): string =>
  `${courseId}-${sessionId}`;

/** The same of a computer test, with what was chosen of it. */
export const aboutCbt = (
  { courseId, sessionId }: Which,
  { component, attempts, filling }: CbtChoice,
): string => `${aboutSheet(courseId, sessionId)} ${component} ${attempts} ${filling}`;

/** The sheet that an import goes into, whatever was chosen of it; undefined of any other text. */
export function sheetOfImport(about: string | null): Which | undefined {
  const [, courseId, sessionId] = /^(\d{1,9})-(\d{1,9})(?: |$)/.exec(about ?? "") ?? [];
  return courseId && sessionId
    ? { courseId: Number(courseId), sessionId: Number(sessionId) }
    : undefined;
}

/** What was chosen of a computer test; undefined of any other import. */
export function cbtOfImport(about: string | null): CbtChoice | undefined {
  const [, ...said] = (about ?? "").split(" ");
  const component = cbtComponents.find((one) => one === said[0]);
  const attempts = cbtAttempts.find((one) => one === said[1]);
  const filling = cbtFillings.find((one) => one === said[2]);
  return component && attempts && filling ? { component, attempts, filling } : undefined;
}
