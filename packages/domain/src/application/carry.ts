import type { Answers, Field } from "../programmes/field.ts";
import type { Programme, Step, StepId } from "../programmes/programme.ts";
import { acceptedOf } from "./fields/schema.ts";
import { holds } from "./fields/holds.ts";
import type { CarriedParts, Held } from "./held.ts";
import { subjectFields } from "./prefill.ts";
import { fieldsOf, idOf } from "./steps.ts";
import { carriedBy } from "./steps/carried-by.ts";

/** The initial content of one section of a form. */
export type Carried = CarriedParts & { readonly id: StepId };

/** The new form. */
type Begun = {
  readonly programme: Programme;
  /** Its answers so far, including the award that was paid for. */
  readonly answers: Answers;
  /** Whether nothing of a section was saved yet. */
  readonly isEmpty: (step: Step) => boolean;
  readonly mobileNumber: string;
  readonly now?: Date;
};

/**
 * Answers that are asked again: JAMB's details, which its list provides, and the member of staff who puts
 * somebody forward, because naming one sends a request.
 */
const askedAnew: readonly string[] = [
  "jambNumber",
  "utmeScore",
  ...subjectFields,
  "staffNumber",
  "relationship",
];

/** Whether an answer may be copied from another form. An agreement holds for one form only. */
export const mayBeCarried = (field: Field): boolean =>
  !askedAnew.includes(field.id) &&
  !(field.type === "text" && field.rule === "jamb-number") &&
  !(field.type === "tick" && field.required !== undefined);

/**
 * The initial content of a form's empty sections, copied from the same person's other form. Only what is
 * asked there and passes its rules is copied; the rest must be entered.
 */
export function carry(held: Held, begun: Begun): Carried[] {
  const pool = poolOf(held);
  const known: Record<string, Answers[string]> = { ...begun.answers };
  const carried: Carried[] = [];
  for (const step of begun.programme.steps) {
    if (!holds(step.when, known) || !begun.isEmpty(step)) continue;
    const one = carriedTo(step, held, pool, { ...begun, answers: known });
    if (!one) continue;
    Object.assign(known, one.answers);
    carried.push({ id: idOf(step), ...one });
  }
  return carried;
}

/** All answers by their field ids, wherever the other form stored them. */
function poolOf({ answers, person, nextOfKin }: Held): Answers {
  return {
    ...(person?.permanentAddress && { permanentAddress: person.permanentAddress }),
    ...(nextOfKin && {
      kinFullName: nextOfKin.fullName,
      kinRelationship: nextOfKin.relationship,
      kinMobileNumber: nextOfKin.mobileNumber,
      kinEmail: nextOfKin.email,
      kinAddress: nextOfKin.address,
    }),
    ...answers,
  };
}

function carriedTo(
  step: Step,
  held: Held,
  pool: Answers,
  { answers: others, mobileNumber, now = new Date() }: Begun,
): CarriedParts | undefined {
  const partsOf = carriedBy(step);
  if (!partsOf) return undefined;
  const fields = fieldsOf(step).filter(mayBeCarried);
  const own = Object.fromEntries(
    fields.flatMap(({ id }) => (pool[id] === undefined ? [] : [[id, pool[id]]])),
  );
  const answers = acceptedOf(fields, own, others);
  const parts = partsOf(held, { mobileNumber, now });
  if (!parts && Object.keys(answers).length === 0) return undefined;
  return { ...parts, answers: { ...answers, ...parts?.answers } };
}
