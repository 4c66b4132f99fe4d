import type { Answers, Field } from "../programmes/field.ts";
import type {
  Asked,
  Frame,
  Programme,
  Step,
  StepId,
  StepKind,
  StepOf,
} from "../programmes/programme.ts";
import { holds } from "./fields/holds.ts";

/** A step's id, for saves and drafts. */
export const idOf = ({ kind, of = "" }: Pick<Frame, "kind" | "of">): StepId =>
  kind === "form" ? `form:${of}` : kind;

/** Anything with steps, complete or only their frames. */
type Stepped<One extends Frame = Frame> = { readonly steps: readonly One[] };

/**
 * A step's hash: `section_a` to `section_z` by its place in the whole definition, so that hidden steps shift
 * no other.
 */
export const stepHash = ({ steps }: Stepped, id: StepId): string =>
  `section_${String.fromCodePoint(97 + steps.findIndex((step) => idOf(step) === id))}`;

/** The programme's step of a kind, if it has one. */
export const stepOf = <K extends StepKind>(programme: Pick<Programme, "steps">, kind: K) =>
  programme.steps.find((step): step is StepOf<K> => step.kind === kind);

/** Whether the programme's step of this kind asks this. */
export function asks<K extends StepKind>(programme: Programme, kind: K, what: Asked<K>): boolean {
  const step: Step | undefined = stepOf(programme, kind);
  return step !== undefined && "asks" in step && new Set<unknown>(step.asks).has(what);
}

/** The name of the personal step's API call. */
export const callOf = (programme: Programme): string =>
  stepOf(programme, "personal")?.call ?? "personal-details";

/** A step's fields that are defined as data. */
export const fieldsOf = (step: Step | undefined): readonly Field[] =>
  (step && "fields" in step && step.fields) || [];

/** What is saved of an application, as far as it decides which steps are asked. */
export type Progress = {
  /** The ids of saved steps. */
  readonly saved: readonly string[];
  /** All answers by field id. */
  readonly answers: Answers;
};

/** The steps that an applicant is asked, given the answers so far. */
export const stepsFor = <One extends Frame>(
  programme: Stepped<One>,
  answers: Answers,
): readonly One[] => programme.steps.filter(({ when }) => holds(when, answers));

/** The first step that is not saved yet, or `undefined` when all are. */
export const nextStep = <One extends Frame>(
  programme: Stepped<One>,
  { saved, answers }: Progress,
): One | undefined => stepsFor(programme, answers).find((step) => !saved.includes(idOf(step)));

/** Whether a step may be opened: every step before it has been saved. */
export function mayOpen(programme: Stepped, id: StepId, { saved, answers }: Progress): boolean {
  const steps = stepsFor(programme, answers).map(idOf);
  const index = steps.indexOf(id);
  return index >= 0 && steps.slice(0, index).every((before) => saved.includes(before));
}
