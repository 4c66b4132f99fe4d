import type { Beginning, CarriedParts, Held } from "../../held.ts";
import { schoolYears } from "../../years.ts";
import { ndResultSchema } from "./schema.ts";

export function carryNdResult(held: Held, { now }: Beginning): CarriedParts | undefined {
  const { data: ndResult } = ndResultSchema.safeParse(held.ndResult);
  if (!ndResult || !schoolYears(now).includes(String(ndResult.yearOfGraduationId)))
    return undefined;
  return { answers: {}, ndResult };
}
