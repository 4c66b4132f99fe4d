import type { Output } from "@polyportal/api-client/client/client";
import { stays } from "@polyportal/domain/course-registration/officers-choice";
import { scoresEntered } from "@polyportal/domain/messages/scores-entered";
import { staffAddDropMessages as words } from "@polyportal/domain/messages/staff-add-drop";
import { taughtBy } from "./course-choice.tsx";

type Desk = Output<"getRegistrationOfStudent">;
type Registered = NonNullable<Desk["registration"]>["courses"];

/** A course that an officer may tick for a student, or untick. */
export type Choosable = Desk["courses"][number] & {
  /** It has a score, and stays. */
  scored: boolean;
};

/** All that an officer chooses from: what is registered, what is on offer, and what was found besides. */
export function choosable(
  offered: Desk["courses"],
  registered: Registered,
  found: readonly Choosable[],
): Choosable[] {
  const held = registered.map((course) => ({
    level: "",
    department: "",
    ...offered.find(({ id }) => id === course.id),
    ...stays(course),
    missing: [],
    unpublished: [],
  }));
  const known = new Set(held.map(({ id }) => id));
  const others = offered
    .filter(({ id }) => !known.has(id))
    .map((course) => ({ ...course, scored: false }));
  return [...held, ...others, ...found].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** What is said of a course to an officer. */
export const tellOfficer = (course: Choosable) => {
  const { code, missing, unpublished, offered, scored } = course;
  const said = [
    taughtBy(course),
    offered ? "" : words.notOffered,
    unpublished.length > 0 ? words.awaits(unpublished) : "",
    unpublished.length === 0 && missing.length > 0 ? words.needs(missing) : "",
    scored ? scoresEntered([code]) : "",
  ];
  return { note: said.filter(Boolean).join(" · "), locked: scored };
};
