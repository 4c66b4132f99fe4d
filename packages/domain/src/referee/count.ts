import type { RefereeState } from "./rules.ts";

/** How many an application names, and how far they are: who was replaced counts no more. */
export type ReferenceCount = {
  readonly named: number;
  readonly asked: number;
  readonly given: number;
  readonly declined: number;
};

export function countReferences(states: readonly RefereeState[]): ReferenceCount {
  const counted = states.filter((state) => state !== "replaced");
  const those = (which: (state: RefereeState) => boolean) => counted.filter(which).length;
  return {
    named: counted.length,
    asked: those((state) => state !== "named"),
    given: those((state) => state === "given"),
    declined: those((state) => state === "declined"),
  };
}
