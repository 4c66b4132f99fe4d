import type { CarriedParts, Held } from "../../held.ts";
import { institutionSchema } from "./schema.ts";

export function carryInstitution(held: Held): CarriedParts | undefined {
  const { data: institution } = institutionSchema.safeParse(held.institution);
  return institution && { answers: {}, institution };
}
