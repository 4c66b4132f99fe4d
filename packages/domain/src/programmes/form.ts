import * as z from "zod/mini";
import { programmeSetupMessages as words } from "../messages/school-setup.ts";
import { calendarDate, optionalText, requiredId } from "../validation/primitives.ts";
import { signingOffices } from "./signatories.ts";

const day = z._default(z.union([z.literal(""), calendarDate()]), "");

const signatory = z.object({
  office: z.enum(signingOffices, "please select an office"),
  /** Who signs, where it is not simply whoever holds the office. */
  name: optionalText(120),
});

/** What a school says of a programme: which departments admit, when one can apply, who signs its papers. */
export const programmeSchema = z
  .object({
    departmentIds: z
      .array(requiredId(words.departmentNeeded), words.departmentNeeded)
      .check(z.maxLength(500)),
    open: z.boolean(),
    opensOn: day,
    closesOn: day,
    signatories: z.object({
      "admission-letter": signatory,
      "development-levy-letter": signatory,
    }),
  })
  .check(
    z.refine(({ opensOn, closesOn }) => !opensOn || !closesOn || opensOn < closesOn, {
      message: words.datesWrong,
      path: ["closesOn"],
    }),
    z.refine(({ open, departmentIds }) => !open || departmentIds.length > 0, {
      message: words.departmentNeeded,
      path: ["departmentIds"],
    }),
  );
