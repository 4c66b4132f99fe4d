import type { StepOf } from "../../../programmes/programme.ts";
import { nigeria } from "../../../person/nigeria.ts";
import type { Beginning, CarriedParts, Held } from "../../held.ts";
import { personalSchema, schemaOf, type PersonalDetails } from "./schema.ts";

/** What a programme may also ask about a person, without its study choices. */
const besides = ["health", "address", "next-of-kin", "sponsor"] as const;

export function carryPerson(
  { person, nextOfKin, answers }: Held,
  { mobileNumber }: Beginning,
  step: StepOf<"personal">,
): CarriedParts | undefined {
  if (!person) return undefined;
  const address = answers["permanentAddress"];
  const values = {
    ...person,
    mobileNumber,
    permanentAddress: person.permanentAddress || (typeof address === "string" ? address : ""),
    nextOfKin: nextOfKin ?? undefined,
  };
  const { data: base } = personalSchema.safeParse(values);
  if (!base) return undefined;
  let taken: PersonalDetails = base;
  for (const ask of besides) {
    if (!step.asks.includes(ask)) continue;
    const { data } = schemaOf({ ...step, asks: [ask] }).safeParse(values);
    if (data) taken = { ...taken, ...data };
  }
  // The phone number is the invoice's.
  const { mobileNumber: _, nextOfKin: kin, ...carried } = taken;
  return {
    answers: person.countryId === nigeria ? {} : { foreigner: "yes" },
    person: carried,
    ...(kin && { nextOfKin: kin }),
  };
}
