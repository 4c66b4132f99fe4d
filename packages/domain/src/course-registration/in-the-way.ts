import { windowSentence } from "../messages/course-registration.ts";
import { mayRegister, type RegistrationWindow, type WindowState } from "./window.ts";

/**
 * Why somebody has not registered a semester, in the words of the student's own page: that registration
 * is not open, else what has to be paid first. Where nothing is in the way, until when there is time.
 */
export function inTheWay(
  {
    state,
    dates,
  }: { readonly state: WindowState; readonly dates?: RegistrationWindow | undefined },
  missing: readonly { readonly text: string }[],
): string[] {
  return mayRegister(state) && missing.length > 0
    ? missing.map(({ text }) => text)
    : [windowSentence(state, dates ?? null)];
}
