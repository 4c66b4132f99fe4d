import { givenBy, hasPrefilledUtme, type Prefill } from "./prefill.ts";

/** The parts of a record that say where its answers come from. */
type Record = {
  readonly prefill: Prefill | null;
  readonly present: { readonly fixed: boolean } | null;
};

/** Fields that JAMB's list provides, and those that an earlier application provides. */
const ofList = ["jambNumber", "utmeScore"];
const ofEarlier = ["genderId", "dateOfBirth"];

/** Whether the school knew an answer beforehand, so that the section shows it instead of asking. */
export function isPrefilled({ prefill, present }: Record, field: string): boolean {
  if (present?.fixed && ofEarlier.includes(field)) return true;
  const [place = "", id] = field.split(".");
  if (place === "answers") return givenBy(prefill)[id ?? ""] !== undefined;
  return hasPrefilledUtme(prefill) && (ofList.includes(place) || place === "subjectIds");
}
