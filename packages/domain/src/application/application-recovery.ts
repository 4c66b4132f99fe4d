import * as z from "zod/mini";
import { birthDate } from "../validation/primitives.ts";

/** What a person enters to see their other applications. */
export const applicationRecoverySchema = z.object({ dateOfBirth: birthDate() });
