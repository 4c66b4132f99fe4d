import * as z from "zod/mini";
import { answersSchema } from "../application/fields/schema.ts";
import { refereeFields } from "../programmes/asked/referees.ts";

/** Naming another in the place of a referee. */
export const replaceRefereeSchema = z.object({ answers: answersSchema(refereeFields) });
