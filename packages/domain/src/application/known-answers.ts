import { givenBy, knowsUtme, type Known } from "./known.ts";

/** What a record says of where its answers come from. */
type Record = {
  readonly known: Known | null;
  readonly present: { readonly fixed: boolean } | null;
};

/** What JAMB's list tells of the form's own fields, and what an earlier application tells besides. */
const ofList = ["jambNumber", "utmeScore"];
const ofEarlier = ["genderId", "dateOfBirth"];

/** Whether the school knew an answer beforehand, so that its section shows it and asks nothing. */
export function isKnown({ known, present }: Record, field: string): boolean {
  if (present?.fixed && ofEarlier.includes(field)) return true;
  const [place = "", id] = field.split(".");
  if (place === "answers") return givenBy(known)[id ?? ""] !== undefined;
  return knowsUtme(known) && (ofList.includes(place) || place === "subjectIds");
}
