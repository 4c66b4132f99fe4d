import { windowSentence } from "../messages/course-registration.ts";
import { registeringNow, type Missing } from "../why-not/register.ts";
import type { RegistrationWindow, WindowState } from "./window.ts";

/**
 * Why somebody has not registered a semester, in the words of the student's own page: that registration
 * is not open, else what has to be paid first. Where nothing is in the way, until when there is time.
 */
export function blockers(
  window: { readonly state: WindowState; readonly dates?: RegistrationWindow | undefined },
  missing: Missing,
): string[] {
  const obstacles = registeringNow(window, missing);
  return obstacles.length > 0
    ? obstacles.map(({ text }) => text)
    : [windowSentence(window.state, window.dates ?? null)];
}
