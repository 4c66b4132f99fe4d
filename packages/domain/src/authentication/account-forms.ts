import * as z from "zod/mini";
import {
  email,
  optionalPersonName,
  personName,
  phone,
  requiredText,
} from "../validation/primitives.ts";
import { samePasswords, twicePassword } from "./password-forms.ts";

/** First login: the e-mail address to be used from now on. */
export const changeEmailSchema = z.object({ email: email("please input email address") });

/** New student: the number by which the school knows them. */
export const verifyAccountSchema = z.object({
  regNumber: requiredText("please enter your matric or JAMB number", 40),
});

/** New student: what completes the account, besides its password. */
export const profileFields = {
  lastname: personName("please input surname"),
  firstname: personName("please input first name"),
  middlename: optionalPersonName(),
  mobileNumber: phone(),
};

/** New student: what completes the account. */
export const createProfileSchema = z
  .object({ ...profileFields, ...twicePassword })
  .check(samePasswords);
