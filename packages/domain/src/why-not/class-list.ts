import type { SelectableCourse } from "../course-registration/check-selection.ts";
import { mayAddOrDrop } from "../course-registration/window.ts";
import { notOffered, problemSentence } from "../messages/course-registration.ts";
import { studentErrors } from "../messages/errors/student.ts";
import { whyNotMessages as words } from "../messages/why-not.ts";
import { obstacle, type Obstacle } from "./obstacle.ts";
import {
  closedWindow,
  notInSession,
  unpaid,
  whyNotRegister,
  type RegistrationFacts,
} from "./register.ts";

/** A course, as far as that decides whether a student is on its class list. */
export type ListedCourse = {
  readonly code: string;
  /** The student has registered it in the session, whatever was decided about that. */
  readonly listed: boolean;
  /** How it is on offer to the student; undefined where it is not. */
  readonly offered: Pick<SelectableCourse, "missing"> | undefined;
};

/** That nothing of a semester is registered. */
export const notRegistered = (): Obstacle =>
  obstacle("not-registered", studentErrors.not_registered.message);

/** Why a student is not on the class list of a course, of the semester that the facts are of. */
export function whyNotOnClassList(
  course: ListedCourse,
  facts: RegistrationFacts | undefined,
): Obstacle[] {
  if (course.listed) return [];
  if (!facts) return [notInSession()];
  if (!facts.registration) {
    return [...whyNotRegister(facts), ...notChoosable(course), notRegistered()];
  }
  const { state, dates } = facts.window;
  return [
    ...(mayAddOrDrop(state) ? unpaid(facts.missing) : [closedWindow(state, dates)]),
    ...notChoosable(course),
    obstacle("not-chosen", words.notChosen(course.code)),
  ];
}

function notChoosable({ code, offered }: ListedCourse): Obstacle[] {
  if (!offered) return [obstacle("not-offered", notOffered([code]))];
  const { missing } = offered;
  return missing.length > 0
    ? [obstacle("prerequisite", problemSentence({ kind: "prerequisite", code, missing }))]
    : [];
}
