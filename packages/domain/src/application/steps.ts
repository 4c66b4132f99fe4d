import type { Asked, Programme, Step, StepKind, StepOf } from "../programmes/programme.ts";

/**
 * A step's hash in the address: `section_a` to `section_z`, by its place in the whole definition, so that
 * one that falls away moves no other.
 */
export const stepHash = ({ steps }: Programme, kind: StepKind): string =>
  `section_${String.fromCodePoint(97 + steps.findIndex((step) => step.kind === kind))}`;

/** The programme's step of a kind, if it has one. */
export const stepOf = <K extends StepKind>(programme: Programme, kind: K) =>
  programme.steps.find((step): step is StepOf<K> => step.kind === kind);

/** Whether the programme has a step of the kind that asks this. */
export function asks<K extends StepKind>(programme: Programme, kind: K, what: Asked<K>): boolean {
  const step: Step | undefined = stepOf(programme, kind);
  return step !== undefined && "asks" in step && new Set<unknown>(step.asks).has(what);
}

/** The first step that is not saved yet, or `undefined` when all are. */
export const nextStep = (programme: Programme, saved: readonly StepKind[]): Step | undefined =>
  programme.steps.find((step) => !saved.includes(step.kind));

/** Whether a step may be opened: every step before it has been saved. Forward jumps are disallowed. */
export function mayOpen(programme: Programme, kind: StepKind, saved: readonly StepKind[]): boolean {
  const index = programme.steps.findIndex((step) => step.kind === kind);
  return index >= 0 && programme.steps.slice(0, index).every((step) => saved.includes(step.kind));
}
