import { givenBy, hasPrefilledUtme, type Prefill } from "./prefill.ts";

/** The parts of a record that say where its answers come from. */
type Record = {
  readonly known: Prefill | null;
  readonly present: { readonly fixed: boolean } | null;
};

/** Fields that JAMB's list provides, and those that an earlier application provides. */
const ofList = ["jambNumber", "utmeScore"];
const ofEarlier = ["genderId", "dateOfBirth"];

/** Whether the school knew an answer beforehand, so that the section shows it instead of asking. */
export function isKnown({ known, present }: Record, field: string): boolean {
  if (present?.fixed && ofEarlier.includes(field)) return true;
  const [place = "", id] = field.split(".");
  if (place === "answers") return givenBy(known)[id ?? ""] !== undefined;
  return hasPrefilledUtme(known) && (ofList.includes(place) || place === "subjectIds");
}
