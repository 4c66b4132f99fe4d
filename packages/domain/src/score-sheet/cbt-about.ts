import { cbtAttempts, cbtComponents, cbtFillings, type CbtChoice } from "./cbt-choice.ts";
import { aboutSheet, choiceOfImport } from "./import-about.ts";

type Which = { readonly courseId: number; readonly sessionId: number };

/** Which sheet marks of a computer test go into, and what was chosen of it, as kept with the import. */
export const aboutCbt = (
  { courseId, sessionId }: Which,
  { component, attempts, filling }: CbtChoice,
): string => `${aboutSheet(courseId, sessionId)} ${component} ${attempts} ${filling}`;

/** What was chosen of a computer test; undefined of any other import. */
export function cbtOfImport(about: string | null): CbtChoice | undefined {
  const said = choiceOfImport(about);
  const component = cbtComponents.find((one) => one === said.component);
  const attempts = cbtAttempts.find((one) => one === said.attempts);
  const filling = cbtFillings.find((one) => one === said.filling);
  return component && attempts && filling ? { component, attempts, filling } : undefined;
}
