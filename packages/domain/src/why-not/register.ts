import { canChoose } from "../course-registration/can-choose.ts";
import type { SelectableCourse } from "../course-registration/check-selection.ts";
import type { RegistrationState } from "../course-registration/next-step.ts";
import type { RegistrationObstacle } from "../course-registration/obstacles.ts";
import type { UnitLoad } from "../course-registration/registrable.ts";
import {
  mayRegister,
  type RegistrationWindow,
  type WindowState,
} from "../course-registration/window.ts";
import { windowSentence } from "../messages/course-registration.ts";
import { studentErrors } from "../messages/errors/student.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import { obstacle, type Obstacle } from "./obstacle.ts";

type Window = { readonly state: WindowState; readonly dates?: RegistrationWindow | undefined };

/** What has to be paid first, in the words of the student's own page. */
export type Missing = readonly { readonly kind: RegistrationObstacle; readonly text: string }[];

/** What decides whether a semester's courses can be registered. */
export type RegistrationFacts = {
  readonly window: Window;
  readonly missing: Missing;
  /** What has become of what is registered already. */
  readonly registration: RegistrationState | undefined;
  /** All that may be chosen, what was registered before and came back among it. */
  readonly choices: readonly SelectableCourse[];
  readonly offered: readonly SelectableCourse[];
  readonly load: UnitLoad;
  /** Of the choices those that have a score already: they are not dropped. */
  readonly kept: ReadonlySet<number>;
};

/** That the window is not open for what is asked. */
export const closedWindow = (
  state: Exclude<WindowState, "open" | "late">,
  dates: RegistrationWindow | undefined,
): Obstacle => obstacle(`registration-${state}`, windowSentence(state, dates ?? null));

/** What has to be paid first. */
export const unpaid = (missing: Missing): Obstacle[] =>
  missing.map(({ kind, text }) => obstacle(kind, text));

/** That registering is not open, else what has to be paid first. */
export const registeringNow = ({ state, dates }: Window, missing: Missing): Obstacle[] =>
  mayRegister(state) ? unpaid(missing) : [closedWindow(state, dates)];

/** Who is not there in a session. */
export const notInSession = (): Obstacle => obstacle("not-in-session", words.notInSession);

/**
 * Why a semester's courses cannot be registered now, in the order in which registering is refused; nothing
 * where some choice of courses would be taken. Without facts the student is not there in the session.
 */
export function whyNotRegister(facts: RegistrationFacts | undefined): Obstacle[] {
  if (!facts) return [notInSession()];
  const { window, missing, registration } = facts;
  const open = mayRegister(window.state);
  if (registration && registration !== "returned") {
    const { message } = studentErrors.already_registered;
    return [
      ...(open ? [] : registeringNow(window, missing)),
      obstacle("already-registered", message),
    ];
  }
  return [...registeringNow(window, missing), ...(open ? noChoice(facts) : [])];
}

function noChoice({ choices, offered, load, kept }: RegistrationFacts): Obstacle[] {
  if (!choices.some((one) => one.missing.length === 0)) {
    return [obstacle("nothing-offered", words.nothingOffered)];
  }
  return canChoose(choices, offered, load, kept)
    ? []
    : [obstacle("no-load-fits", words.noLoadFits(load))];
}
