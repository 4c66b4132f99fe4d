import type { Answers, Field } from "../programmes/field.ts";
import type { Programme, Step, StepId } from "../programmes/programme.ts";
import { acceptedOf } from "./fields/schema.ts";
import { holds } from "./fields/holds.ts";
import type { CarriedParts, Held } from "./held.ts";
import { subjectFields } from "./known.ts";
import { fieldsOf, idOf } from "./steps.ts";
import { carriedBy } from "./steps/carried-by.ts";

/** What one section of a form begins with. */
export type Carried = CarriedParts & { readonly id: StepId };

/** The form that is begun. */
type Begun = {
  readonly programme: Programme;
  /** What it answers already, the award that was paid for among it. */
  readonly answers: Answers;
  /** Whether nothing of a section was saved yet. */
  readonly isEmpty: (step: Step) => boolean;
  readonly mobileNumber: string;
  readonly now?: Date;
};

/**
 * What is asked anew: JAMB's particulars, which its list says where it knows them, and the member of staff who puts
 * somebody forward, for to name one is to ask.
 */
const askedAnew: readonly string[] = [
  "jambNumber",
  "utmeScore",
  ...subjectFields,
  "staffNumber",
  "relationship",
];

/** Whether an answer may be another form's: an agreement is given to one form alone. */
export const mayBeCarried = (field: Field): boolean =>
  !askedAnew.includes(field.id) &&
  !(field.type === "text" && field.rule === "jamb-number") &&
  !(field.type === "tick" && field.required !== undefined);

/**
 * What the empty sections of a form begin with, of what another of the same person holds: only what is asked there,
 * and what its own rules take. Whatever is missing stays to be entered.
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

/** All answers by the ids that data has them under, in whichever form they were given. */
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
