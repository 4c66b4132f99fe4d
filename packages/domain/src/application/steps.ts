import type { Programme, Step } from "../programmes/programme.ts";

/** A step's URL hash: the first is `section_a`. */
export const stepHash = (index: number): string => `section_${"abcdefgh".charAt(index)}`;

/** The programme's step of a kind, if it has one. */
export const stepOf = <K extends Step["kind"]>(programme: Programme, kind: K) =>
  programme.steps.find((step): step is Step & { kind: K } => step.kind === kind);

/** The first step that is not saved yet, or `undefined` when all are. */
export const nextStep = (programme: Programme, saved: readonly Step["kind"][]): Step | undefined =>
  programme.steps.find((step) => !saved.includes(step.kind));

/** Whether a step may be opened: every step before it has been saved. Forward jumps are disallowed. */
export function mayOpen(
  programme: Programme,
  kind: Step["kind"],
  saved: readonly Step["kind"][],
): boolean {
  const index = programme.steps.findIndex((step) => step.kind === kind);
  return index >= 0 && programme.steps.slice(0, index).every((step) => saved.includes(step.kind));
}
