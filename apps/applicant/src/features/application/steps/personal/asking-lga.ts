import { lgaMissing, needsLga } from "@polyportal/domain/application/steps/personal/lga";
import type { PersonalForm, schemaOf } from "@polyportal/domain/application/steps/personal/schema";

/** The LGAs of a state, once loaded. */
export type LgasOf = (
  countryId: PersonalForm["countryId"],
  stateId: PersonalForm["stateId"],
) => readonly unknown[] | undefined;

/** The schema of the personal details, which requires an LGA if the chosen state has LGAs. */
export const askingLga = (schema: ReturnType<typeof schemaOf>, lgasOf: LgasOf) => ({
  "~standard": {
    validate: async (values: unknown) => {
      const result = await schema["~standard"].validate(values);
      const { countryId, stateId, lgaId } = values as PersonalForm;
      const missing = !lgaId && needsLga(lgasOf(countryId, stateId)?.length ?? 0);
      if (!missing) return result;
      return { issues: [...(result.issues ?? []), { message: lgaMissing, path: ["lgaId"] }] };
    },
  },
});
