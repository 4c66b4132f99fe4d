import * as z from "zod/mini";
import { optionalText, phone } from "../validation/primitives.ts";

/**
 * What students keep up to date themselves. Names, birthday and e-mail address are the registry's: they
 * stand on certificates, or prove who somebody is.
 */
export const studentProfileSchema = z.object({
  mobileNumber: phone(),
  contactAddress: optionalText(200),
});
