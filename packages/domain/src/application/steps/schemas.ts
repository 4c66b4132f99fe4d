import type { StepKind, StepOf } from "../../programmes/programme.ts";
import type * as z from "zod/mini";
import { schemaOf as formSchemaOf } from "./form/schema.ts";
import { institutionSchema } from "./institution/schema.ts";
import { ndResultSchema } from "./nd-result/schema.ts";
import { schemaOf as oLevelSchemaOf } from "./o-level/schema.ts";
import { schemaOf as refereesSchemaOf } from "./referees/schema.ts";
import { schemaOf as personalSchemaOf } from "./personal/schema.ts";
import { schemaOf as choiceSchemaOf } from "./programme/schema.ts";

/** The schema of each kind's form. Documents are files and have none. */
export const schemas: { [K in StepKind]: (step: StepOf<K>) => z.ZodMiniType | undefined } = {
  personal: personalSchemaOf,
  programme: choiceSchemaOf,
  "nd-result": () => ndResultSchema,
  institution: () => institutionSchema,
  "o-level": oLevelSchemaOf,
  documents: () => undefined,
  form: (step) => formSchemaOf(step),
  referees: (step) => refereesSchemaOf(step),
};
