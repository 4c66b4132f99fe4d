import * as z from "zod/mini";
import { optionalText, phone } from "../validation/primitives.ts";

/** What members of staff keep up to date themselves; all else is the establishment office's. */
export const ownProfileSchema = z.object({
  mobileNumber: phone(),
  specialisation: optionalText(120),
});
