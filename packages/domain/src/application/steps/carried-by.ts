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
 * What each kind takes from another form of the person besides what is data; null where it takes nothing at all:
 * which school and department is what a form is for, and files are copied by themselves.
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

/** How a section takes from another form; null where it does not. */
export function carriedBy(step: Step) {
  const carry = carries[step.kind] as Carry<typeof step.kind> | null;
  return carry && ((held: Held, beginning: Beginning) => carry(held, beginning, step));
}
