import * as z from "zod/mini";
import {
  email,
  optionalId,
  optionalText,
  personName,
  optionalPersonName,
  phone,
  requiredText,
} from "../validation/primitives.ts";
import { roles } from "../authentication/roles.ts";
import { mainRoles } from "./staff-roles.ts";

const tooLongReason = "please use at most 500 characters";

/** Why an act that others will ask about was done: 10 to 500 characters. */
export const reason = z
  .string("please say why")
  .check(z.trim(), z.minLength(10, "please say why"), z.maxLength(500, tooLongReason));

/** The names of a member of staff. */
export const staffNames = {
  lastname: personName("please enter a name"),
  firstname: personName("please enter a name"),
  middlename: optionalPersonName(),
};

const person = {
  ...staffNames,
  email: email("please input email address"),
  mobileNumber: phone(),
  departmentId: optionalId(),
  staffNumber: optionalText(40),
};

/** Asked for by some of what a form changes, and then at least 10 characters. */
export const reasonOfSome = z._default(
  z.string().check(z.trim(), z.maxLength(500, tooLongReason)),
  "",
);

/** A new account of a member of staff; the reason is asked for where its role decides over others' work. */
export const newUserSchema = z.object({
  userName: requiredText("please enter a name", 40),
  role: z.enum(mainRoles, "please select a role"),
  ...person,
  reason: reasonOfSome,
});

/** An account as it is edited; the reason is asked for when what others know it by changes. */
export const editUserSchema = z.object({
  ...person,
  role: z.enum(roles, "please select a role"),
  reason: reasonOfSome,
});

const choice = z.string();

/**
 * An act that others will ask about: its reason, the words and password that a grave one asks for, and
 * what was chosen where it is done with one of several.
 */
export const actSchema = z.object({
  reason,
  choice,
  typed: z._default(z.string().check(z.trim()), ""),
  password: z._default(z.string(), ""),
});

/** The same for an act that may be done without a reason, such as an approval. */
export const optionalActSchema = z.extend(actSchema, {
  reason: reasonOfSome,
});

/** The same for an act that is done with one of several things, such as a faculty to move to. */
export const choosingActSchema = (missing: string) =>
  z.extend(actSchema, {
    choice: z.string(missing).check(z.minLength(1, missing)),
  });
