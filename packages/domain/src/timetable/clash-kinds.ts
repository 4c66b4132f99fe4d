import type { Clash } from "./clashes.ts";

/** Who or what two courses at one time are both asked of. */
export const clashKinds = ["lecturer", "room", "class", "student"] as const;

export type ClashKind = (typeof clashKinds)[number];

/** By which of them it is a clash: one at least. */
export const kindsOf = (clash: Omit<Clash, "slots">): ClashKind[] =>
  clashKinds.filter(
    (kind) =>
      ({
        lecturer: clash.lecturers.length > 0,
        room: clash.room,
        class: clash.classes.length > 0,
        student: clash.students > 0,
      })[kind],
  );
