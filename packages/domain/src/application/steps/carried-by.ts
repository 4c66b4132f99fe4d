import type { Step, StepKind, StepOf } from "../../programmes/programme.ts";
import type { Beginning, CarriedParts, Held } from "../held.ts";
import { carryInstitution } from "./institution/carry.ts";
import { carryNdResult } from "./nd-result/carry.ts";
import { carrySittings } from "./o-level/carry.ts";
import { carryPerson } from "./personal/carry.ts";

type Carry<K extends StepKind> = (
  held: Held,
  beginning: Beginning,
  step: StepOf<K>,
) => CarriedParts | undefined;

const dataAlone = () => undefined;

/**
 * What each kind copies from the person's other form, besides fields; null if nothing. The choice of school
 * and department is not copied, and files are copied separately.
 */
const carries: { [K in StepKind]: Carry<K> | null } = {
  personal: carryPerson,
  programme: null,
  "nd-result": carryNdResult,
  institution: carryInstitution,
  "o-level": carrySittings,
  documents: null,
  form: dataAlone,
  referees: dataAlone,
};

/** How a section copies from another form; null if it does not. */
export function carriedBy(step: Step) {
  const carry = carries[step.kind] as Carry<typeof step.kind> | null;
  return carry && ((held: Held, beginning: Beginning) => carry(held, beginning, step));
}
