import * as z from "zod/mini";
import { changeEmailSchema } from "../authentication/account-forms.ts";
import { enteredPassword } from "../authentication/login.ts";
import { optionalText, phone } from "../validation/primitives.ts";

/** What members of staff keep up to date themselves; all else is the establishment office's. */
export const ownProfileSchema = z.object({
  mobileNumber: phone(),
  specialisation: optionalText(120),
});

/** Another address for one's own account: the password once more, for the session may be borrowed. */
export const ownEmailSchema = z.extend(changeEmailSchema, { currentPassword: enteredPassword });
