import { mayAddOrDrop, mayRegister, type WindowState } from "./window.ts";

/** How far a registration has come. */
export type RegistrationState = "submitted" | "approved" | "returned";

/** What a student can do about a semester's courses; null when nothing. */
export type NextStep = "register" | "register-again" | "add-or-drop" | null;

/** What comes next, by the window and by what is registered. What was returned is registered again. */
export function nextStep(
  window: WindowState,
  registration: RegistrationState | undefined,
): NextStep {
  if (!registration) return mayRegister(window) ? "register" : null;
  if (registration === "returned" && mayRegister(window)) return "register-again";
  return mayAddOrDrop(window) ? "add-or-drop" : null;
}
